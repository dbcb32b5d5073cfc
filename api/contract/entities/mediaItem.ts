import { z } from 'zod';
import { line } from '../fields.ts';
import { pictureInfo, pictureTexts } from './picture.ts';

export const mediaItemUpdate = z.object({
  alt: z.object({ en: line(), cs: line() }, { error: 'object.wrong' }),
});

const mediaUse = z.object({
  /** The resource's path below `/api`; for `car-photos` the id is the car's. */
  resource: z.string(),
  id: z.int(),
  name: z.string(),
});

export type MediaUse = z.infer<typeof mediaUse>;

export const mediaItem = z.object({
  id: z.int(),
  path: z.string(),
  kind: z.enum(['image', 'video']),
  width: z.int().nullable().describe('Null for a video.'),
  height: z.int().nullable().describe('Null for a video.'),
  info: pictureInfo.nullable(),
  alt: pictureTexts,
  size: z.int().describe('Size of the uploaded file in bytes.'),
  digest: z.string().describe('SHA-256 of the uploaded file, in hexadecimal.'),
  source_url: z
    .string()
    .nullable()
    .describe('The address it was fetched from; null for an uploaded file.'),
  created_at: z.string(),
});

export type MediaItem = z.infer<typeof mediaItem>;

export const mediaItemDetail = mediaItem.extend({ uses: z.array(mediaUse) });

export type MediaItemDetail = z.infer<typeof mediaItemDetail>;
