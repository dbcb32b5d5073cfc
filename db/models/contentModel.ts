import type { Modifiers, RelationMappings } from 'objection';
import { plainTypeOf } from '../../api/contract/recordOf.ts';
import {
  type ContentPath,
  type Descriptor,
  RESOURCES,
  tableOf,
  textsTableOf,
} from '../../api/contract/resources.ts';
import { type Input, SCHEMAS } from '../../api/contract/schemas.ts';
import { active, listModifiers } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

type Described<P extends ContentPath> = (typeof RESOURCES)[P];
type Money<P extends ContentPath> =
  Described<P> extends { money: readonly (infer Name)[] } ? Name : never;
type Derived<P extends ContentPath> =
  Described<P> extends { derived: readonly (infer Name)[] } ? Name : never;

/** The plain columns of a resource's table: what a write of it brings, amounts in haléře. */
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

/**
 * The model of a resource's table and of its texts, made of its descriptor and its schema. Relations
 * and modifiers beyond those of every resource are added by a subclass.
 */
export function contentModel<
  P extends ContentPath,
  Texts extends readonly string[] = Described<P>['texts'],
>(path: P, texts = RESOURCES[path].texts as readonly string[] as Texts) {
  const { row, isOrdered }: Descriptor = RESOURCES[path];
  const textTable = textsTableOf({ row });
  const fields = Object.entries(SCHEMAS[path].record.shape);

  class RowTexts extends Translation {
    static override tableName = textTable.table;
    static override idColumn = [textTable.key, 'language'];
    static override parentKey = textTable.key;
  }

  class Content extends Translatable {
    static override tableName = tableOf({ row });
    static override booleans = fields
      .filter(([, field]) => plainTypeOf(field) === 'boolean')
      .map(([name]) => name);
    static override translated = texts;
    static override translationModel = RowTexts;
    static override modifiers: Modifiers = isOrdered ? listModifiers : active;
    static override relationMappings = (): RelationMappings => ({
      translations: translationsRelation(Content),
    });
  }

  return Content as unknown as Omit<typeof Content, 'prototype' | 'translated'> & {
    translated: Texts;
  } & (new () => Content & Columns<P> & { translations?: TextRow<Texts>[] });
}
