import type { ContentResource, Embeds } from '../crud/declaration.ts';
import { answer, failures, header, listAnswer, NOT_MODIFIED } from './answers.ts';
import { embedParameter, IF_NONE_MATCH, listParameters, ownParameter } from './listParameters.ts';
import { type Described, type Parameter, type Part, schemaRef } from './model.ts';
import { wordsOf } from './names.ts';
import { keyParameter, writesOf } from './resourceWrites.ts';

/** The routes of a declared resource, as crudRouter mounts them. */
export function plainResource(resource: ContentResource): Part {
  const { path, record, docs } = resource;
  const { name, tag } = docs;
  const { post, put, patch, delete: remove, inputs } = writesOf(resource);
  return {
    tag,
    paths: {
      [`/${path}`]: { get: listOf(resource), post },
      [`/${path}/{key}`]: { get: oneOf(resource), put, patch, delete: remove },
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

function oneOf({ hasSlug, docs: { name }, embeds }: ContentResource): Described {
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
