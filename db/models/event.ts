import type { Modifiers, RelationMappings } from 'objection';
import type { EventType } from '../../api/contract/constants.ts';
import { active } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** The texts of an event in one language. */
export class EventTranslation extends Translation {
  static override tableName = 'event_translations';
  static override idColumn = ['event_id', 'language'];
  static override parentKey = 'event_id';

  declare event_id: number;
  declare title: string;
  declare location: string;
  declare description: string;
}

/** A race or show of the team, or one elsewhere in the world. */
export class Event extends Translatable {
  static override tableName = 'events';
  static override booleans = ['is_active'];
  static override translated = ['title', 'location', 'description'] as const;
  static override translationModel = EventTranslation;
  static override modifiers: Modifiers = {
    ...active,
    byDate: (query) => query.orderBy('events.date').orderBy('events.id'),
  };
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(Event),
  });

  declare is_active: boolean;
  /** The day, YYYY-MM-DD. */
  declare date: string;
  declare event_type: EventType;
  declare image_path: string;
  /** '#' when it has none (back-office §3). */
  declare event_url: string;
  declare translations?: EventTranslation[];
}
