import {
  mediaItem,
  mediaItemDetail,
  mediaItemUpdate,
} from '../../../contract/entities/mediaItem.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { mediaFields } from '../../media/listMedia.ts';
import { answer, failures, header, listAnswer } from '../answers.ts';
import { inSchema } from '../inSchema.ts';
import { listParameters, ownParameter } from '../listParameters.ts';
import { type Described, type Part, schemaRef } from '../model.ts';
import { keyParameter } from '../plainResource.ts';
import { PICTURE_TYPES, requestBody } from '../requestBody.ts';

const upload = requestBody(
  'MediaItemCreate',
  {
    type: 'object',
    properties: { image: { type: 'string', description: 'An http(s) address of a picture.' } },
    required: ['image'],
  },
  [{ file: 'image', types: PICTURE_TYPES }],
);
const change = requestBody('MediaItemUpdate', inSchema(mediaItemUpdate));
const byId = [keyParameter(false)];

const describe = (id: string): Described => ({
  id,
  summary: 'Say what a picture shows',
  description: `In one line for each of ${LOCALES.join(' and ')}; a language left out keeps its own.`,
  access: 'administrator',
  parameters: byId,
  body: change.body,
  answers: {
    200: answer('The file.', schemaRef('MediaItemDetail')),
    ...failures(400, 404, 413, 415, 422),
  },
});

/** Stored files, for those who load content. */
export const mediaPart: Part = {
  tag: { name: 'Media', description: 'The files that are stored, and what is said of them.' },
  paths: {
    '/media': {
      get: {
        id: 'listMedia',
        summary: 'List stored files',
        description:
          '`q` looks into the path, the words for those who cannot see a picture, and the records that show it.',
        access: 'administrator',
        parameters: [
          ownParameter('used', 'Whether records use it; earlier versions of them do not count.', {
            type: 'boolean',
          }),
          ownParameter('described', 'Pictures that have `alt` in both languages, or miss one.', {
            type: 'boolean',
          }),
          ...listParameters(mediaFields),
        ],
        answers: {
          200: listAnswer('The stored files.', schemaRef('MediaItem')),
          ...failures(400),
        },
      },
      post: {
        id: 'uploadMedia',
        summary: 'Store a picture',
        description: 'The same file again is answered as it was stored the first time.',
        access: 'administrator',
        body: upload.body,
        answers: {
          201: answer('The stored picture.', schemaRef('MediaItem'), {
            Location: header('Location'),
          }),
          ...failures(400, 413, 415, 422),
        },
      },
    },
    '/media/{key}': {
      get: {
        id: 'getMediaItem',
        summary: 'Read a stored file and what uses it',
        access: 'administrator',
        parameters: byId,
        answers: {
          200: answer('The file.', schemaRef('MediaItemDetail')),
          ...failures(404),
        },
      },
      put: describe('replaceMediaTexts'),
      patch: describe('describeMediaItem'),
      delete: {
        id: 'deleteMediaItem',
        summary: 'Remove a stored file that no record uses',
        description: 'Otherwise it is answered 409, with the records as `uses`.',
        access: 'administrator',
        parameters: byId,
        answers: {
          200: answer('The file as it was.', schemaRef('MediaItem')),
          ...failures(404, 409),
        },
      },
    },
  },
  records: { MediaItem: mediaItem, MediaItemDetail: mediaItemDetail },
  inputs: { ...upload.inputs, ...change.inputs },
};
