import type { RelationMappings } from 'objection';
import { listModifiers } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** The name of a shipping method in one language. */
export class ShippingMethodTranslation extends Translation {
  static override tableName = 'shipping_method_translations';
  static override idColumn = ['shipping_method_id', 'language'];
  static override parentKey = 'shipping_method_id';

  declare shipping_method_id: number;
  declare name: string;
}

/** A way to send an order. */
export class ShippingMethod extends Translatable {
  static override tableName = 'shipping_methods';
  static override booleans = ['is_active'];
  static override translated = ['name'] as const;
  static override translationModel = ShippingMethodTranslation;
  static override modifiers = listModifiers;
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(ShippingMethod),
  });

  declare is_active: boolean;
  declare display_order: number;
  declare price_halere: number;
  declare translations?: ShippingMethodTranslation[];
}
