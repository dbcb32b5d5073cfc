import type { Modifiers } from 'objection';
import { contentModel } from './contentModel.ts';
import { Meta, RESTORED_COPY } from './meta.ts';

/** The models of content that is no more than its row and its texts. */
export class Achievement extends contentModel('achievements') {}
export class AchievementStat extends contentModel('achievement-stats') {}
export class GalleryItem extends contentModel('gallery') {}
export class LegalText extends contentModel('legal-texts') {}
export class Setting extends contentModel('settings') {}
export class ShippingMethod extends contentModel('orders/shipping-methods') {}
export class Sponsor extends contentModel('sponsors') {}
export class TeamMember extends contentModel('team-members') {}

const PlainEvent = contentModel('events');

export class Event extends PlainEvent {
  static override modifiers: Modifiers = {
    ...PlainEvent.modifiers,
    byDate: (query) => query.orderBy('events.date').orderBy('events.id'),
  };
}

const PlainMethod = contentModel('orders/payment-methods');

/** A way to pay an order. Without a `kind` its English name decides. */
export class PaymentMethod extends PlainMethod {
  static override modifiers: Modifiers = {
    ...PlainMethod.modifiers,
    /** What visitors may choose: no card, as long as no provider takes card payments. */
    offered: (query) => query.modify('active').where((each) => each.modify('withoutCard')),
    /** The same where one does; a restored copy asks it nothing. */
    offeredWithCards: (query) =>
      query.modify('active').where((either) => {
        const copy = Meta.query().where({ key: RESTORED_COPY });
        either.whereNotExists(copy).orWhere((each) => each.modify('withoutCard'));
      }),
    withoutCard: (query) =>
      query.where('payment_methods.kind', '<>', 'card').orWhere((withoutKind) => {
        // As `paymentKind` reads it from the English name.
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
