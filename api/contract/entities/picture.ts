import { z } from 'zod';

/** What a picture shows, in both languages; '' where nobody has said it yet. */
export const pictureTexts = z.object({ en: z.string(), cs: z.string() });

export type PictureTexts = z.infer<typeof pictureTexts>;

/** What the server tells of a stored picture beside its path. */
export const pictureInfo = z.object({
  width: z.int(),
  height: z.int(),
  /** The dominant colour, as `#rrggbb`. */
  color: z.string(),
  /** Every stored variant, widest last within its type. */
  sources: z.array(z.object({ path: z.string(), width: z.int(), type: z.string() })),
  /** Absent when neither language has one. */
  alt: pictureTexts.optional(),
});

export type PictureInfo = z.infer<typeof pictureInfo>;
