import type { Modifiers } from 'objection';
import { contentModel } from './contentModel.ts';
import { Meta, RESTORED_COPY } from './meta.ts';
import { PickupPoint } from './pickupPoint.ts';

/** Models of content that consists of a row and its translations. */
export class Achievement extends contentModel('achievements') {}
export class AchievementStat extends contentModel('achievement-stats') {}
export class GalleryItem extends contentModel('gallery') {}
export class LegalText extends contentModel('legal-texts') {}
export class Setting extends contentModel('settings') {}
export class Sponsor extends contentModel('sponsors') {}
export class TeamMember extends contentModel('team-members') {}

const PlainEvent = contentModel('events');

export class Event extends PlainEvent {
  static override modifiers: Modifiers = {
    ...PlainEvent.modifiers,
    byDate: (query) => query.orderBy('events.date').orderBy('events.id'),
  };
}

const PlainShipping = contentModel('orders/shipping-methods');

export class ShippingMethod extends PlainShipping {
  static override modifiers: Modifiers = {
    ...PlainShipping.modifiers,
    /** Methods offered to visitors: one that asks for a point only where there is one to choose. */
    offered: (query) =>
      query.modify('active').where((offered) => {
        offered
          .whereNot('shipping_methods.kind', 'parcel')
          .orWhere('shipping_methods.points', '')
          .orWhere((map) => {
            map.where('shipping_methods.points', 'packeta').whereNot('packeta_key', '');
          })
          .orWhereExists(
            PickupPoint.query()
              .where({ is_active: true })
              .whereColumn('shipping_method_id', 'shipping_methods.id'),
          );
      }),
  };
}

const PlainMethod = contentModel('orders/payment-methods');

/** A payment method. Without a `kind` its English name decides. */
export class PaymentMethod extends PlainMethod {
  static override modifiers: Modifiers = {
    ...PlainMethod.modifiers,
    /** Methods offered to visitors without a card provider: no cards. */
    offered: (query) => query.modify('active').where((each) => each.modify('withoutCard')),
    /** Methods offered to visitors with a card provider; a restored copy offers no cards either. */
    offeredWithCards: (query) =>
      query.modify('active').where((either) => {
        const copy = Meta.query().where({ key: RESTORED_COPY });
        either.whereNotExists(copy).orWhere((each) => each.modify('withoutCard'));
      }),
    withoutCard: (query) =>
      query.where('payment_methods.kind', '<>', 'card').orWhere((withoutKind) => {
        // The same rule as `paymentKind` has for the English name.
        withoutKind
          .whereNull('payment_methods.kind')
          .whereNotExists(
            PaymentMethod.translationModel
              .query()
              .whereColumn('payment_method_translations.payment_method_id', 'payment_methods.id')
              .where('payment_method_translations.language', 'en')
              .whereRaw("lower(payment_method_translations.name) like '%card%'"),
          );
      }),
  };
}
