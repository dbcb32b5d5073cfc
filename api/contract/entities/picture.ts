import { z } from 'zod';

/** What the server tells of a stored picture beside its path (decisions, Reading and writing). */
export const pictureInfo = z.object({
  width: z.int(),
  height: z.int(),
  /** The dominant colour, as `#rrggbb`. */
  color: z.string(),
  /** Every stored variant, widest last within its type. */
  sources: z.array(z.object({ path: z.string(), width: z.int(), type: z.string() })),
});

export type PictureInfo = z.infer<typeof pictureInfo>;
