import { type AnyQueryBuilder, type Modifiers, type RelationMappings, raw } from 'objection';
import { pragueToday } from '../../api/contract/dates.ts';
import { type Descriptor, tableOf, textsTableOf } from '../../api/contract/descriptor.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { plainTypeOf } from '../../api/contract/recordOf.ts';
import { type ContentPath, RESOURCES } from '../../api/contract/resources.ts';
import { type Input, schemasOf } from '../../api/contract/schemas.ts';
import { hasMany, Row, SearchableEntity } from './row.ts';

export class Translation extends Row {
  /** The column that refers to the record; the primary key together with `language`. */
  static parentKey = '';

  declare language: Locale;
}

abstract class Translatable extends SearchableEntity {
  static translated: readonly string[] = [];
  static translationModel: typeof Translation = Translation;
}

type Described<P extends ContentPath> = (typeof RESOURCES)[P];
type Money<P extends ContentPath> =
  Described<P> extends { money: readonly (infer Name)[] } ? Name : never;
type Derived<P extends ContentPath> =
  Described<P> extends { derived: readonly (infer Name)[] } ? Name : never;

/** The plain columns of a resource's table: its input fields, amounts in haléře. */
type Columns<P extends ContentPath> = {
  [Name in keyof Input<P> as Name extends Derived<P>
    ? never
    : Input<P>[Name] extends object
      ? never
      : Name extends Money<P> & string
        ? `${Name}_halere`
        : Name]: Input<P>[Name];
};

type TextRow<Names extends readonly string[]> = Translation & Record<Names[number], string>;

/** SQL condition: the record is within its publication period. */
export const publishedSql = (table: string, now = ':now') =>
  `(${table}.publish_at is null or ${table}.publish_at <= ${now})
    and (${table}.unpublish_at is null or ${table}.unpublish_at > ${now})`;

/** The model of a resource with the model of its translations; subclasses add relations and modifiers. */
export function contentModel<
  P extends ContentPath,
  Texts extends readonly string[] = Described<P>['texts'],
>(path: P, texts = RESOURCES[path].texts as readonly string[] as Texts) {
  const { row, isScheduled, startsOn }: Descriptor = RESOURCES[path];
  const table = tableOf({ row });
  const textTable = textsTableOf({ row });
  const fields = Object.entries(schemasOf(path).record.shape);

  class RowTexts extends Translation {
    static override tableName = textTable.table;
    static override idColumn = [textTable.key, 'language'];
    static override parentKey = textTable.key;
  }

  class Content extends Translatable {
    static override tableName = table;
    static override booleans = fields
      .filter(([, field]) => plainTypeOf(field) === 'boolean')
      .map(([name]) => name);
    static override translated = texts;
    static override translationModel = RowTexts;
    static override modifiers: Modifiers = {
      /** Records that visitors may see now. */
      active(query: AnyQueryBuilder) {
        query.where(`${table}.is_active`, true);
        if (isScheduled) query.where(raw(publishedSql(table), { now: new Date().toISOString() }));
        if (startsOn) query.where(`${table}.${startsOn}`, '<=', pragueToday(new Date()));
      },
    };
    static override relationMappings = (): RelationMappings => ({
      translations: hasMany(RowTexts, `${table}.id`, `${textTable.table}.${textTable.key}`),
    });
  }

  return Content as unknown as Omit<typeof Content, 'prototype' | 'translated'> & {
    translated: Texts;
  } & (new () => Content & Columns<P> & { translations?: TextRow<Texts>[] });
}
