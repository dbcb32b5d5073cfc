import type { Entity } from '../../../db/models/entity.ts';
import type { Resource } from '../crud/declaration.ts';
import { answer, failures, header, listAnswer, NOT_MODIFIED } from './answers.ts';
import { embedParameter, IF_NONE_MATCH, listParameters } from './listParameters.ts';
import { type Described, type Parameter, type Part, schemaRef } from './model.ts';
import { type ResourceNotes, wordsOf } from './resourceNotes.ts';
import { keyParameter, writesOf } from './resourceWrites.ts';

/** The routes of a declared resource, as crudRouter mounts them. */
export function plainResource<M extends Entity, Input extends object, Wire>(
  resource: Resource<M, Input, Wire>,
  notes: ResourceNotes<Wire>,
): Part {
  const { record, name, tag } = notes;
  const { post, put, patch, delete: remove, inputs } = writesOf(resource, notes);
  return {
    tag,
    paths: {
      [`/${resource.path}`]: { get: listOf(resource, notes), post },
      [`/${resource.path}/{key}`]: { get: oneOf(resource, notes), put, patch, delete: remove },
    },
    records: { [name]: record },
    inputs,
  };
}

type Readable = Pick<Resource<Entity, object, unknown>, 'fields' | 'visible' | 'hasSlug'>;
type Notes = Omit<ResourceNotes<unknown>, 'record'>;

const ETAG = { ETag: header('ETag') };

function listOf({ fields, visible }: Readable, notes: Notes): Described {
  const { name, plural, parameters = [] } = notes;
  return {
    id: `list${plural}`,
    summary: `List ${wordsOf(plural)}`,
    ...(visible && { description: 'Visitors see the active ones, administrators all.' }),
    access: 'public',
    parameters: [...parameters, ...listParameters(fields), ...embedOf(notes), IF_NONE_MATCH],
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

function oneOf({ hasSlug }: Readable, notes: Notes): Described {
  const { name } = notes;
  return {
    id: `get${name}`,
    summary: `Read one ${wordsOf(name)}`,
    access: 'public',
    parameters: [keyParameter(hasSlug), ...embedOf(notes), IF_NONE_MATCH],
    answers: {
      200: answer(`The ${wordsOf(name)}.`, schemaRef(name), ETAG),
      304: NOT_MODIFIED,
      ...failures(404),
    },
  };
}

const embedOf = ({ embeds = {} }: Notes): Parameter[] => {
  const names = Object.keys(embeds);
  return names.length === 0 ? [] : [embedParameter(names)];
};
