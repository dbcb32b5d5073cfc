import {
  mediaItem,
  mediaItemDetail,
  mediaItemUpdate,
} from '../../../contract/entities/mediaItem.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { answer, created, failures, listAnswer } from '../../../platform/openapi/answers.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import type { Described, RouterPart } from '../../../platform/openapi/model.ts';
import { PICTURE_TYPES, requestBody } from '../../../platform/openapi/requestBody.ts';
import { mediaFields } from '../../media/listMedia.ts';

const describe = (id: string): Omit<Described, 'rule'> => ({
  id,
  summary: 'Say what a picture shows',
  description: `In one line for each of ${LOCALES.join(' and ')}; a language left out keeps its own.`,
  body: requestBody('MediaItemUpdate', mediaItemUpdate),
  answers: { 200: answer('The file.', 'MediaItemDetail') },
});

export const mediaPart: RouterPart = {
  tag: { name: 'Media', description: 'The files that are stored, and what is said of them.' },
  routes: {
    'get /media': {
      id: 'listMedia',
      summary: 'List stored files',
      description:
        '`q` looks into the path, the words for those who cannot see a picture, and the records that show it.',
      parameters: [
        query('used', 'Whether records use it; earlier versions of them do not count.', {
          type: 'boolean',
        }),
        query('described', 'Pictures that have `alt` in both languages, or miss one.', {
          type: 'boolean',
        }),
      ],
      list: mediaFields,
      answers: { 200: listAnswer('The stored files.', 'MediaItem') },
    },
    'post /media': {
      id: 'uploadMedia',
      summary: 'Store a picture',
      description: 'The same file again is answered as it was stored the first time.',
      body: requestBody(
        'MediaItemCreate',
        {
          type: 'object',
          properties: {
            image: { type: 'string', description: 'An http(s) address of a picture.' },
          },
          required: ['image'],
        },
        [{ file: 'image', types: PICTURE_TYPES }],
      ),
      answers: { 201: created('The stored picture.', 'MediaItem') },
    },
    'get /media/{key}': {
      id: 'getMediaItem',
      summary: 'Read a stored file and what uses it',
      answers: { 200: answer('The file.', 'MediaItemDetail') },
    },
    'put /media/{key}': describe('replaceMediaTexts'),
    'patch /media/{key}': describe('describeMediaItem'),
    'delete /media/{key}': {
      id: 'deleteMediaItem',
      summary: 'Remove a stored file that no record uses',
      description: 'Otherwise it is answered 409, with the records as `uses`.',
      answers: { 200: answer('The file as it was.', 'MediaItem'), ...failures(409) },
    },
  },
  records: { MediaItem: mediaItem, MediaItemDetail: mediaItemDetail },
};
