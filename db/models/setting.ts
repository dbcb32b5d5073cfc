import type { RelationMappings } from 'objection';
import type { SettingGroup } from '../../api/contract/constants.ts';
import { active } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** The label and value of a setting in one language. */
export class SettingTranslation extends Translation {
  static override tableName = 'setting_translations';
  static override idColumn = ['setting_id', 'language'];
  static override parentKey = 'setting_id';

  declare setting_id: number;
  declare label: string;
  declare setting_value: string;
}

/** A setting of the site; `value` counts where a language has none of its own. */
export class Setting extends Translatable {
  static override tableName = 'settings';
  static override booleans = ['is_active'];
  static override translated = ['label', 'setting_value'] as const;
  static override translationModel = SettingTranslation;
  static override modifiers = active;
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(Setting),
  });

  declare setting_key: string;
  declare setting_group: SettingGroup;
  declare value: string;
  declare is_active: boolean;
  declare translations?: SettingTranslation[];
}
