import type { RelationMappings } from 'objection';
import { listModifiers } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** The name of a sponsor in one language. */
export class SponsorTranslation extends Translation {
  static override tableName = 'sponsor_translations';
  static override idColumn = ['sponsor_id', 'language'];
  static override parentKey = 'sponsor_id';

  declare sponsor_id: number;
  declare name: string;
}

/** A sponsor of the team. */
export class Sponsor extends Translatable {
  static override tableName = 'sponsors';
  static override booleans = ['is_active'];
  static override translated = ['name'] as const;
  static override translationModel = SponsorTranslation;
  static override modifiers = listModifiers;
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(Sponsor),
  });

  declare is_active: boolean;
  declare display_order: number;
  declare logo_path: string;
  declare website_url: string;
  declare translations?: SponsorTranslation[];
}
