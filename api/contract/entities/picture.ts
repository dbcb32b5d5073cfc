import { z } from 'zod';

/** What a picture shows, in both languages; '' where nobody has said it yet. */
export const pictureTexts = z.object({ en: z.string(), cs: z.string() });

export type PictureTexts = z.infer<typeof pictureTexts>;

export const pictureInfo = z.object({
  width: z.int(),
  height: z.int(),
  /** The dominant colour, as `#rrggbb`. */
  color: z.string(),
  /** Every stored variant, widest last within its type. */
  sources: z.array(z.object({ path: z.string(), width: z.int(), type: z.string() })),
  alt: pictureTexts.optional(),
});

export type PictureInfo = z.infer<typeof pictureInfo>;
