import type { Entity } from '../../../../db/models/row.ts';
import {
  answer,
  created,
  failures,
  listAnswer,
  olderVersion,
} from '../../../platform/openapi/answers.ts';
import { BARE_TEXT, VERSION } from '../../../platform/openapi/fieldNotes.ts';
import { inSchema, partialSchema, propertiesOf } from '../../../platform/openapi/inSchema.ts';
import { embedParameters, query } from '../../../platform/openapi/listParameters.ts';
import {
  type Described,
  type RouterPart,
  type Schema,
  schemaRef,
} from '../../../platform/openapi/model.ts';
import { type FormFile, requestBody, typesOf } from '../../../platform/openapi/requestBody.ts';
import type { Content, ContentResource, Resource, ResourceDocs } from './declaration.ts';

type Operation = Omit<Described, 'rule'>;
type Routes = Record<string, Operation>;

/** The routes of a declared resource, as crudRouter mounts them. */
export function describeResource(resource: ContentResource): RouterPart {
  const { path, record, docs, fields, visible, embeds, hasSlug } = resource;
  const { name, plural, tag } = docs;
  const own = Object.entries(docs.parameters ?? {}).map(([parameter, { description, ...schema }]) =>
    query(parameter, description, schema),
  );
  const list: Operation = {
    id: `list${plural}`,
    summary: `List ${wordsOf(plural)}`,
    ...(visible && { description: 'Visitors see the active ones, administrators all.' }),
    parameters: [...own, ...embedParameters(Object.keys(embeds))],
    list: fields,
    isKept: true,
    answers: { 200: listAnswer(`The ${wordsOf(plural)}, whole or the part asked for.`, name) },
  };
  const one: Operation = {
    id: `get${name}`,
    summary: `Read one ${wordsOf(name)}`,
    ...(hasSlug && { key: SLUG_KEY }),
    parameters: embedParameters(Object.keys(embeds)),
    isKept: true,
    answers: { 200: answer(`The ${wordsOf(name)}.`, name) },
  };
  return {
    tag,
    routes: { [`get /${path}`]: list, [`get /${path}/{key}`]: one, ...writesOf(resource) },
    records: { [name]: record },
  };
}

const SLUG_KEY = 'The numeric id or the slug.';

interface Changeable<Input>
  extends Pick<Resource<Entity, Input, unknown>, 'path' | 'update' | 'hasSlug'> {
  files: readonly { file: string; path: string }[];
  unique?: object;
}

interface Notes
  extends Partial<Pick<ResourceDocs, 'called' | 'alsoTakes' | 'moreFileTypes' | 'fileList'>>,
    Partial<Pick<ResourceDocs, 'bareTexts'>>,
    Pick<Described, 'key'> {
  name: string;
  /** The component that is answered, when it is not called like the record. */
  answered?: string;
  /** What a change is for, when it is not for the whole record. */
  change?: Pick<Described, 'summary' | 'description'>;
}

export function writesOf<Input>(
  resource: Changeable<Input> & Pick<Content<Entity, Input, unknown>, 'create' | 'docs'>,
  key?: string,
): Routes {
  const { docs, path, unique } = resource;
  const { name, called = name } = docs;
  const whole = taking(inSchema(resource.create), alsoTaken(docs));
  const create: Operation = {
    id: `create${name}`,
    summary: `Add ${oneOf(called)}`,
    body: requestBody(`${name}Create`, whole, filesOf(resource.files, docs)),
    answers: { 201: created('The new record.', name), ...(unique && failures(409)) },
  };
  return { [`post /${path}`]: create, ...changesOf(resource, { ...docs, key }) };
}

/** Update (PUT and PATCH merge alike) and delete. */
export function changesOf<Input>(resource: Changeable<Input>, notes: Notes): Routes {
  const {
    name,
    answered = name,
    called = name,
    key = resource.hasSlug ? SLUG_KEY : undefined,
  } = notes;
  const fields = { ...alsoTaken(notes), version: VERSION };
  const part = taking(partialSchema(inSchema(resource.update)), fields);
  const body = requestBody(`${name}Update`, part, filesOf(resource.files, notes));
  const older = `An older \`version\` was sent; \`record\` is the record as it is now.${resource.unique ? ' Or the slug or key is taken.' : ''}`;
  const change = {
    summary: `Change ${oneOf(called)}`,
    description: MERGING,
    ...notes.change,
    key,
    body,
    answers: {
      200: answer('The record as it is now.', answered),
      409: olderVersion(older, schemaRef(answered)),
    },
  };
  const path = `/${resource.path}/{key}`;
  return {
    [`put ${path}`]: { id: `put${name}`, ...change },
    [`patch ${path}`]: { id: `patch${name}`, ...change },
    [`delete ${path}`]: {
      id: `delete${name}`,
      summary: `Delete ${oneOf(called)}`,
      key,
      answers: { 200: answer('The deleted record.', answered) },
    },
  };
}

const MERGING =
  'PUT and PATCH do the same: absent fields keep their value, texts are merged by language and key, lists are replaced whole, `null` or an empty text clears. Unknown and read-only fields are ignored.';

export const alsoTaken = ({
  alsoTakes,
  bareTexts = [],
}: Pick<Notes, 'alsoTakes' | 'bareTexts'>) => ({
  ...(alsoTakes && propertiesOf(inSchema(alsoTakes))),
  ...Object.fromEntries(bareTexts.map((name) => [name, BARE_TEXT])),
});

const taking = (schema: Schema, more: Readonly<Record<string, Schema>> = {}): Schema => ({
  ...schema,
  properties: { ...schema.properties, ...more },
});

function filesOf(
  declared: Changeable<unknown>['files'],
  { moreFileTypes, fileList }: Notes,
): FormFile[] {
  const single = declared.map(({ file, path }) => ({ file, path, types: typesOf(moreFileTypes) }));
  return fileList ? [...single, fileList] : single;
}

const wordsOf = (name: string): string => name.replace(/(?<=.)([A-Z])/g, ' $1').toLowerCase();

const oneOf = (name: string): string => {
  const words = wordsOf(name);
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
};
