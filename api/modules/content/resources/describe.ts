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
  type Schema,
  schemaRef,
  type WriteBody,
} from '../../../platform/openapi/model.ts';
import { type FormFile, requestBody, typesOf } from '../../../platform/openapi/requestBody.ts';
import type { ContentResource, Resource, ResourceDocs } from './resource.ts';

type Description = Pick<
  Described,
  'id' | 'summary' | 'description' | 'key' | 'parameters' | 'list' | 'answers'
>;

/** What the API's document says of a resource's list. */
export function describeList({ docs, fields, embeds }: ContentResource): Description {
  const { name, plural } = docs;
  const own = Object.entries(docs.parameters ?? {}).map(([parameter, { description, ...schema }]) =>
    query(parameter, description, schema),
  );
  return {
    id: `list${plural}`,
    summary: `List ${wordsOf(plural)}`,
    description: 'Visitors see the active ones, administrators all.',
    parameters: [...own, ...embedParameters(Object.keys(embeds))],
    list: fields,
    answers: { 200: listAnswer(`The ${wordsOf(plural)}, whole or the part asked for.`, name) },
  };
}

export function describeOne({ docs: { name }, embeds, hasSlug }: ContentResource): Description {
  return {
    id: `get${name}`,
    summary: `Read one ${wordsOf(name)}`,
    ...(hasSlug && { key: SLUG_KEY }),
    parameters: embedParameters(Object.keys(embeds)),
    answers: { 200: answer(`The ${wordsOf(name)}.`, name) },
  };
}

const SLUG_KEY =
  'The numeric id or the slug; a record is read by the slugs that it had before, too.';

interface Changeable<Input>
  extends Pick<Resource<Entity, Input, unknown>, 'path' | 'update' | 'hasSlug'> {
  files: readonly { file: string; path: string }[];
  unique?: object;
  hooks?: { inUse?: unknown };
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

export function describeCreate({
  docs,
  create,
  files,
  unique,
}: ContentResource): Description & { input: WriteBody } {
  const { name, called = name } = docs;
  const whole = () => taking(inSchema(create), alsoTaken(docs));
  return {
    id: `create${name}`,
    summary: `Add ${oneOf(called)}`,
    input: requestBody(`${name}Create`, whole, filesOf(files, docs)),
    answers: { 201: created('The new record.', name), ...(unique && failures(409)) },
  };
}

/** A change as PUT and PATCH describe it, without their ids. */
export function describeChange<Input>(
  resource: Changeable<Input>,
  notes: Notes,
): Omit<Description, 'id'> & { input: WriteBody } {
  const { name, answered = name, called = name, key = keyOf(resource) } = notes;
  const part = () =>
    taking(partialSchema(inSchema(resource.update)), { ...alsoTaken(notes), version: VERSION });
  const older = `An older \`version\` was sent; \`record\` is the record as it is now.${resource.unique ? ' Or the slug or key is taken.' : ''}`;
  return {
    summary: `Change ${oneOf(called)}`,
    description: MERGING,
    ...notes.change,
    key,
    input: requestBody(`${name}Update`, part, filesOf(resource.files, notes)),
    answers: {
      200: answer('The current record.', answered),
      409: olderVersion(older, schemaRef(answered)),
    },
  };
}

export function describeDelete<Input>(resource: Changeable<Input>, notes: Notes): Description {
  const { name, answered = name, called = name, key = keyOf(resource) } = notes;
  return {
    id: `delete${name}`,
    summary: `Delete ${oneOf(called)}`,
    key,
    answers: {
      200: answer('The deleted record.', answered),
      ...(resource.hooks?.inUse !== undefined && failures(409)),
    },
  };
}

const keyOf = ({ hasSlug }: { hasSlug: boolean }) => (hasSlug ? SLUG_KEY : undefined);

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
