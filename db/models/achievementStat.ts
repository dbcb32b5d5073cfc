import type { RelationMappings } from 'objection';
import type { StatIcon } from '../../api/contract/constants.ts';
import { listModifiers } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** What a number of the team counts, in one language. */
export class AchievementStatTranslation extends Translation {
  static override tableName = 'achievement_stat_translations';
  static override idColumn = ['achievement_stat_id', 'language'];
  static override parentKey = 'achievement_stat_id';

  declare achievement_stat_id: number;
  declare title: string;
}

/** A number the team is proud of. */
export class AchievementStat extends Translatable {
  static override tableName = 'achievement_stats';
  static override booleans = ['is_active'];
  static override translated = ['title'] as const;
  static override translationModel = AchievementStatTranslation;
  static override modifiers = listModifiers;
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(AchievementStat),
  });

  declare is_active: boolean;
  declare display_order: number;
  /** A text: it may be "600+". */
  declare value: string;
  declare icon: StatIcon;
  declare translations?: AchievementStatTranslation[];
}
