import type { Modifiers, RelationMappings } from 'objection';
import type { PaymentKind } from '../../api/contract/constants.ts';
import { listModifiers } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** The name of a payment method in one language. */
export class PaymentMethodTranslation extends Translation {
  static override tableName = 'payment_method_translations';
  static override idColumn = ['payment_method_id', 'language'];
  static override parentKey = 'payment_method_id';

  declare payment_method_id: number;
  declare name: string;
}

/** A way to pay an order. */
export class PaymentMethod extends Translatable {
  static override tableName = 'payment_methods';
  static override booleans = ['is_active'];
  static override translated = ['name'] as const;
  static override translationModel = PaymentMethodTranslation;
  static override modifiers: Modifiers = {
    ...listModifiers,
    /** What visitors may choose: no card, as long as no provider takes card payments. */
    offered: (query) =>
      query.modify('active').where((either) => {
        either.where('payment_methods.kind', '<>', 'card').orWhere((unsaid) => {
          // As `paymentKind` reads it from the English name.
          unsaid
            .whereNull('payment_methods.kind')
            .whereNotExists(
              PaymentMethodTranslation.query()
                .whereColumn('payment_method_translations.payment_method_id', 'payment_methods.id')
                .where('payment_method_translations.language', 'en')
                .whereRaw("lower(payment_method_translations.name) like '%card%'"),
            );
        });
      }),
  };
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(PaymentMethod),
  });

  declare is_active: boolean;
  declare display_order: number;
  /** How it is treated; null: the English name decides (decisions, Shop). */
  declare kind: PaymentKind | null;
  declare translations?: PaymentMethodTranslation[];
}
