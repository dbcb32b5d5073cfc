import type { Entity } from '../../../db/models/row.ts';
import type {
  Content,
  ContentResource,
  Embeds,
  Resource,
  ResourceDocs,
} from '../crud/declaration.ts';
import { answer, failures, header, listAnswer, NOT_MODIFIED, olderVersion } from './answers.ts';
import { BARE_TEXT, VERSION } from './fieldNotes.ts';
import { inSchema, partialSchema, propertiesOf } from './inSchema.ts';
import { embedParameter, IF_NONE_MATCH, listParameters, ownParameter } from './listParameters.ts';
import { type Described, type Parameter, type Part, type Schema, schemaRef } from './model.ts';
import { type FormFile, requestBody, typesOf } from './requestBody.ts';

/** The routes of a declared resource, as crudRouter mounts them. */
export function plainResource(resource: ContentResource): Part {
  const { path, record, docs } = resource;
  const { name, tag } = docs;
  const { post, put, patch, delete: remove, inputs } = writesOf(resource);
  return {
    tag,
    paths: {
      [`/${path}`]: { get: listOf(resource), post },
      [`/${path}/{key}`]: { get: readOf(resource), put, patch, delete: remove },
    },
    records: { [name]: record },
    inputs,
  };
}

const ETAG = { ETag: header('ETag') };

function listOf({ fields, visible, docs, embeds }: ContentResource): Described {
  const { name, plural } = docs;
  const own = Object.entries(docs.parameters ?? {}).map(([parameter, { description, ...schema }]) =>
    ownParameter(parameter, description, schema),
  );
  return {
    id: `list${plural}`,
    summary: `List ${wordsOf(plural)}`,
    ...(visible && { description: 'Visitors see the active ones, administrators all.' }),
    access: 'public',
    parameters: [...own, ...listParameters(fields), ...embedOf(embeds), IF_NONE_MATCH],
    answers: {
      200: listAnswer(
        `The ${wordsOf(plural)}, whole or the part asked for.`,
        schemaRef(name),
        ETAG,
      ),
      304: NOT_MODIFIED,
      ...failures(400),
    },
  };
}

function readOf({ hasSlug, docs: { name }, embeds }: ContentResource): Described {
  return {
    id: `get${name}`,
    summary: `Read one ${wordsOf(name)}`,
    access: 'public',
    parameters: [keyParameter(hasSlug), ...embedOf(embeds), IF_NONE_MATCH],
    answers: {
      200: answer(`The ${wordsOf(name)}.`, schemaRef(name), ETAG),
      304: NOT_MODIFIED,
      ...failures(404),
    },
  };
}

const embedOf = (embeds: Embeds): Parameter[] => {
  const names = Object.keys(embeds);
  return names.length === 0 ? [] : [embedParameter(names)];
};

type Changeable<Input> = Pick<Resource<Entity, Input, unknown>, 'update' | 'hasSlug'> & {
  files: readonly { file: string; path: string }[];
  unique?: object;
};

type Writable<Input> = Changeable<Input> & Pick<Content<Entity, Input, unknown>, 'create' | 'docs'>;

interface Notes
  extends Pick<ResourceDocs, 'name' | 'called' | 'alsoTakes' | 'moreFileTypes' | 'fileList'>,
    Partial<Pick<ResourceDocs, 'bareTexts'>> {
  /** The component that is answered, when it is not called like the record. */
  answered?: string;
}

interface Changes {
  put: Described;
  patch: Described;
  delete: Described;
  inputs: Record<string, Schema>;
}

/** Create, update and delete of a declared resource. */
export function writesOf<Input>(resource: Writable<Input>): Changes & { post: Described } {
  const { docs } = resource;
  const { name, called = name } = docs;
  const whole = taking(inSchema(resource.create), alsoTaken(docs));
  const create = requestBody(`${name}Create`, whole, filesOf(resource.files, docs));
  const { inputs, ...changes } = changesOf(resource, docs);
  const post: Described = {
    id: `create${name}`,
    summary: `Add ${oneOf(called)}`,
    access: 'administrator',
    body: create.body,
    answers: {
      201: answer('The new record.', schemaRef(name), { Location: header('Location') }),
      ...(resource.unique && failures(409)),
      ...failures(400, 413, 415, 422),
    },
  };
  return { post, ...changes, inputs: { ...create.inputs, ...inputs } };
}

/** Update (PUT and PATCH merge alike) and delete. */
export function changesOf<Input>(resource: Changeable<Input>, notes: Notes): Changes {
  const { name, answered = name, called = name } = notes;
  const parameters = [keyParameter(resource.hasSlug)];
  const fields = { ...alsoTaken(notes), version: VERSION };
  const part = taking(partialSchema(inSchema(resource.update)), fields);
  const update = requestBody(`${name}Update`, part, filesOf(resource.files, notes));
  const taken = resource.unique ? ' Or the slug or key is taken.' : '';
  const change = (id: string): Described => ({
    id,
    summary: `Change ${oneOf(called)}`,
    description: MERGING,
    access: 'administrator',
    parameters,
    body: update.body,
    answers: {
      200: answer('The record as it is now.', schemaRef(answered)),
      409: olderVersion(answered, taken),
      ...failures(400, 404, 413, 415, 422),
    },
  });
  return {
    put: change(`put${name}`),
    patch: change(`patch${name}`),
    delete: {
      id: `delete${name}`,
      summary: `Delete ${oneOf(called)}`,
      access: 'administrator',
      parameters,
      answers: { 200: answer('The deleted record.', schemaRef(answered)), ...failures(404) },
    },
    inputs: update.inputs,
  };
}

const MERGING =
  'PUT and PATCH do the same: absent fields keep their value, texts are merged by language and key, lists are replaced whole, `null` or an empty text clears. Unknown and read-only fields are ignored.';

/** The last part of a record's path. */
export const keyParameter = (hasSlug: boolean): Parameter => ({
  name: 'key',
  in: 'path',
  required: true,
  description: hasSlug ? 'The numeric id or the slug.' : 'The numeric id.',
  schema: hasSlug ? { type: 'string' } : { type: 'integer' },
});

/** The fields that writes take beside those of the schema. */
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

/** `TeamMember` as it stands in a sentence. */
const wordsOf = (name: string): string => name.replace(/(?<=.)([A-Z])/g, ' $1').toLowerCase();

/** The same with its article. */
const oneOf = (name: string): string => {
  const words = wordsOf(name);
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
};
