import { z } from 'zod';
import { pictureInfo } from '../../../contract/entities/picture.ts';
import { integer, text } from '../../crud/fields.ts';
import type { MediaItem } from '../../media/mediaItem.ts';
import { failures, listAnswer } from '../answers.ts';
import { listParameters } from '../listParameters.ts';
import { type Part, schemaRef } from '../model.ts';

const mediaItem = z.object({
  id: z.int(),
  path: z.string(),
  kind: z.enum(['image', 'video']),
  width: z.int().nullable().describe('Null for a video.'),
  height: z.int().nullable().describe('Null for a video.'),
  info: pictureInfo.nullable(),
  digest: z.string().describe('SHA-256 of the file as it came in, in hexadecimal.'),
  source_url: z.string().nullable().describe('Where it was fetched from; null for a sent file.'),
  created_at: z.string(),
}) satisfies z.ZodType<MediaItem>;

/** Stored files, for those who load content. */
export const mediaPart: Part = {
  tag: { name: 'Media', description: 'The files that are stored.' },
  paths: {
    '/media': {
      get: {
        id: 'listMedia',
        summary: 'List stored files',
        description: '`q` looks into the path.',
        access: 'administrator',
        parameters: listParameters({
          id: integer,
          path: text,
          kind: text,
          width: integer,
          height: integer,
          digest: text,
          source_url: text,
          created_at: text,
        }),
        answers: {
          200: listAnswer('The stored files.', schemaRef('MediaItem')),
          ...failures(400),
        },
      },
    },
  },
  records: { MediaItem: mediaItem },
};
