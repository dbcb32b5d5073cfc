import type { RelationMappings } from 'objection';
import { listModifiers } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** The texts of a team member in one language. */
export class TeamMemberTranslation extends Translation {
  static override tableName = 'team_member_translations';
  static override idColumn = ['team_member_id', 'language'];
  static override parentKey = 'team_member_id';

  declare team_member_id: number;
  declare name: string;
  declare position: string;
  declare description: string;
}

/** A member of the team. */
export class TeamMember extends Translatable {
  static override tableName = 'team_members';
  static override booleans = ['is_active'];
  static override translated = ['name', 'position', 'description'] as const;
  static override translationModel = TeamMemberTranslation;
  static override modifiers = listModifiers;
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(TeamMember),
  });

  declare is_active: boolean;
  declare display_order: number;
  declare image_path: string;
  declare instagram_url: string;
  declare facebook_url: string;
  declare translations?: TeamMemberTranslation[];
}
