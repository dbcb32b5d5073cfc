import { Model, type RelationMapping } from 'objection';
import type { Locale } from '../../api/contract/locales.ts';
import { SearchableEntity } from './entity.ts';
import { Row } from './row.ts';

/** The texts of one record in one language. */
export class Translation extends Row {
  /** The column that names the record; with `language` the primary key. */
  static parentKey = '';

  declare language: Locale;
}

/** A record with texts in each language; its subclass adds the relation `translations`. */
export abstract class Translatable extends SearchableEntity {
  /** The translated fields. */
  static translated: readonly string[] = [];
  static translationModel: typeof Translation = Translation;
}

/** The relation `translations` of a translatable model. */
export function translationsRelation(model: {
  tableName: string;
  translationModel: typeof Translation;
}): RelationMapping<Translation> {
  const { tableName, parentKey } = model.translationModel;
  return {
    relation: Model.HasManyRelation,
    modelClass: model.translationModel,
    join: { from: `${model.tableName}.id`, to: `${tableName}.${parentKey}` },
  };
}
