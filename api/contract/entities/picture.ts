import { z } from 'zod';

/** Alternative texts of a picture in both languages; '' if missing. */
export const pictureTexts = z.object({ en: z.string(), cs: z.string() });

export type PictureTexts = z.infer<typeof pictureTexts>;

export const pictureInfo = z.object({
  width: z.int(),
  height: z.int(),
  /** The dominant colour, as `#rrggbb`. */
  color: z.string(),
  /** Stored variants, ascending by width within each type; in lists of products those for cards. */
  sources: z.array(z.object({ path: z.string(), width: z.int(), type: z.string() })),
  alt: pictureTexts.optional(),
});

export type PictureInfo = z.infer<typeof pictureInfo>;
