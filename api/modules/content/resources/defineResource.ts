import type { AnyQueryBuilder } from 'objection';
import type { ZodType } from 'zod';
import { contentModel } from '../../../../db/models/contentModel.ts';
import type { Entity } from '../../../../db/models/row.ts';
import { translationsOf } from '../../../../db/models/translations.ts';
import { withBareTexts } from '../../../contract/bareTexts.ts';
import type { Descriptor } from '../../../contract/descriptor.ts';
import type { Fields } from '../../../contract/loading.ts';
import { LOCALES, localized, type PerLocale } from '../../../contract/locales.ts';
import { toCrowns, toHalere } from '../../../contract/money.ts';
import { plainTypeOf } from '../../../contract/recordOf.ts';
import { type ContentPath, RESOURCES } from '../../../contract/resources.ts';
import { type Input, schemasOf, type Wire } from '../../../contract/schemas.ts';
import { type FieldType, type ListFields, translated } from '../../../platform/lists/fields.ts';
import type {
  AnyModel,
  Presenting,
  PresentingTo,
  Resource,
  ResourceDocs,
  TextModel,
} from './resource.ts';

type ModelOf<M> = AnyModel & TextModel & (new () => M);

/** Additions to a resource's descriptor and schemas, and replacements of their defaults. */
type Own<M extends Entity, In, Out> = Partial<
  Omit<Resource<M, In, Out>, 'present' | 'asInput' | 'columns' | 'docs'>
> & {
  docs?: Partial<ResourceDocs>;
  model?: ModelOf<M>;
  /** Fields of the record other than columns, picture details and texts. */
  present?(record: M, presenting: PresentingTo): Partial<Out>;
  /** Columns that are not simply a field of a write. */
  columns?(input: In): Partial<M>;
  alsoSearched?(input: In): readonly string[];
  accepts?: Resource<M, In, Out>['files'][number]['accepts'];
};

const NO_PICTURES: PresentingTo = { locale: 'en', picture: () => null, isAdministrator: true };

/**
 * Defines a content resource: its schemas, columns, lists, presenter and texts follow from its descriptor in
 * `api/contract/resources.ts`; `own` adds to that, or replaces it.
 */
export function defineResource<
  P extends ContentPath,
  M extends Entity = InstanceType<ReturnType<typeof contentModel<P>>>,
  In extends object = Input<P>,
  Out extends object = Wire<P>,
>(path: P, own: Own<M, NoInfer<In>, NoInfer<Out>> = {}): Resource<M, In, Out> {
  const descriptor: Descriptor = RESOURCES[path];
  const schemas = schemasOf(path);
  const { texts, bareTexts = [], isOrdered, files, searched } = descriptor;
  const model = own.model ?? (contentModel(path) as unknown as ModelOf<M>);
  const columns = columnsOf(descriptor, schemas);

  const stored = (record: M): Fields => ({
    ...Object.fromEntries(columns.map(({ name, read }) => [name, read(record)])),
    translations: translationsOf(texts, textRows(record)),
  });
  const presented = presenterOf(descriptor, schemas, columns);
  const present = (record: M, presenting: PresentingTo): Out =>
    ({ ...presented(record, presenting), ...own.present?.(record, presenting) }) as Out;

  return {
    path,
    ...(descriptor.fixed && { fixed: descriptor.fixed }),
    ...(descriptor.derived && { derived: descriptor.derived }),
    hasSlug: descriptor.hasSlug ?? false,
    ...(descriptor.hasSlug && { unique: { field: 'slug', taken: 'slug.taken' } }),
    record: schemas.record as unknown as ZodType<Out>,
    create: schemas.create as unknown as ZodType<In>,
    update: schemas.update as unknown as Resource<M, In, Out>['update'],
    ...(schemas.ruleOrder && { ruleOrder: schemas.ruleOrder }),
    notFound: 'error.notFound',
    merged: ['translations'],
    order: isOrdered ? [['display_order', 'asc']] : [],
    graph: 'translations',
    visible: (query: AnyQueryBuilder) => query.modify('active'),
    searched: (input: In) => [
      ...searched.flatMap((name) => Reflect.get(input, name)).map(String),
      ...allTexts(translationsIn(input)),
      ...(own.alsoSearched?.(input) ?? []),
    ],
    translations: translationsIn,
    embeds: {},
    asInput: (record: M) => ({ ...present(record, NO_PICTURES), ...stored(record) }),
    ...own,
    docs: { ...documented(descriptor), ...own.docs },
    fields: { ...listFieldsOf(columns, texts), ...own.fields },
    model,
    texts: model,
    files: files.map(({ path: name, file }) => ({
      path: name,
      file,
      ...(own.accepts && { accepts: own.accepts }),
    })),
    columns: (input: In) =>
      ({
        ...Object.fromEntries(
          columns.map(({ name, column, store }) => [column, store(Reflect.get(input, name))]),
        ),
        ...own.columns?.(input),
      }) as Partial<M>,
    present,
    hooks: {
      ...(bareTexts.length > 0 && {
        readBody: (body, ctx) => withBareTexts(body, bareTexts, ctx.state.locale),
      }),
      ...own.hooks,
    },
  };
}

interface Column {
  name: string;
  column: string;
  type: FieldType;
  isNullable: boolean;
  read(record: object): unknown;
  store(value: unknown): unknown;
}

type Schemas = ReturnType<typeof schemasOf>;

function columnsOf(
  { derived = [], money = [] }: Descriptor,
  { record, update }: Schemas,
): Column[] {
  return Object.entries(update.shape).flatMap(([name, field]): Column[] => {
    const type = plainTypeOf(field);
    if (!type || derived.includes(name)) return [];
    const isNullable = record.shape[name]?.safeParse(null).success ?? false;
    if (!money.includes(name)) {
      const read = (row: object) => Reflect.get(row, name);
      const plain = type === 'number' ? 'integer' : type;
      return [{ name, column: name, type: plain, isNullable, read, store: (value) => value }];
    }
    const column = `${name}_halere`;
    const read = (row: object) => orNull(toCrowns)(Reflect.get(row, column));
    return [{ name, column, type: 'money', isNullable, read, store: orNull(toHalere) }];
  });
}

const orNull = (convert: (amount: number) => number) => (amount: unknown) =>
  amount === null ? null : convert(Number(amount));

const listFieldsOf = (columns: readonly Column[], texts: readonly string[]): ListFields => ({
  id: { type: 'integer' },
  ...Object.fromEntries(
    columns.map(({ name, column, type, isNullable }) => [
      name,
      { type, ...(column !== name && { column }), ...(isNullable && { nullable: true }) },
    ]),
  ),
  ...translated(...texts),
});

/** The record field by field, as its schema lists them: other columns are never returned. */
function presenterOf(
  { texts, readInOneLanguage }: Descriptor,
  { record: { shape } }: Schemas,
  columns: readonly Column[],
) {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const names = Object.keys(shape);
  return (record: object, { locale, picture, isAdministrator }: PresentingTo): Fields => {
    const translations = translationsOf(texts, textRows(record));
    const wire: Fields = {};
    for (const name of names) {
      const column = byName.get(name);
      if (column) wire[name] = column.read(record);
      else if (name === 'translations') wire[name] = translations;
      else if (name.endsWith('_info')) wire[name] = picture(pathFor(name, record));
      // An editor who was shown the other language's text would save it as this one's.
      else if (texts.includes(name) && readInOneLanguage && isAdministrator)
        wire[name] = translations[locale][name];
      else if (texts.includes(name)) wire[name] = localized(translations, name, locale);
      else if (name in record) wire[name] = Reflect.get(record, name);
    }
    return wire;
  };
}

/** `image_info` describes the picture at `image_path`, `value_info` the one at `value`. */
function pathFor(name: string, record: object): Parameters<Presenting['picture']>[0] {
  const field = name.replace(/_info$/, '');
  return Reflect.get(record, `${field}_path`) ?? Reflect.get(record, field);
}

const textRows = (record: object): Parameters<typeof translationsOf>[1] =>
  Reflect.get(record, 'translations');
const translationsIn = (input: object): PerLocale<Record<string, string>> =>
  Reflect.get(input, 'translations');

const allTexts = (translations: PerLocale<Record<string, string>>): string[] =>
  LOCALES.flatMap((locale) => Object.values(translations[locale]));

/** How the API's document names a resource: `TeamMember`, `TeamMembers`, 'Team members'. */
function documented({ row, about, bareTexts = [] }: Descriptor): ResourceDocs {
  const words = row.split('_');
  const name = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  const tag = `${words.join(' ')}s`;
  return {
    name,
    plural: `${name}s`,
    bareTexts,
    tag: { name: tag[0]?.toUpperCase() + tag.slice(1), description: about },
  };
}
