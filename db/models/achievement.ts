import type { RelationMappings } from 'objection';
import { listModifiers } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** The texts of a milestone in one language. */
export class AchievementTranslation extends Translation {
  static override tableName = 'achievement_translations';
  static override idColumn = ['achievement_id', 'language'];
  static override parentKey = 'achievement_id';

  declare achievement_id: number;
  declare title: string;
  declare description: string;
}

/** A milestone of the team. */
export class Achievement extends Translatable {
  static override tableName = 'achievements';
  static override booleans = ['is_active'];
  static override translated = ['title', 'description'] as const;
  static override translationModel = AchievementTranslation;
  static override modifiers = listModifiers;
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(Achievement),
  });

  declare is_active: boolean;
  declare display_order: number;
  declare year: number;
  declare translations?: AchievementTranslation[];
}
