import { z } from 'zod';

/** The snapshot that a copy was restored from; kept until the copy is declared to be the live site. */
export const copyMark = z.object({
  snapshot: z.string().describe('The name of the snapshot.'),
  snapshot_at: z.string().describe('Time of the snapshot: ISO 8601, UTC.'),
  restored_at: z.string().describe('Time of the restore: ISO 8601, UTC.'),
});

export const restoredCopy = z.object({
  copy: copyMark.nullable().describe('Null on the live site, where nothing is held back.'),
  follows: z
    .object({
      mails: z.int().describe('Number of waiting mails that would be sent.'),
      bank: z.boolean().describe('Whether payments would be read from the bank.'),
      cards: z.boolean().describe('Whether the card provider would be contacted.'),
      backups: z.boolean().describe('Whether nightly backups would be made, and old ones removed.'),
    })
    .describe('What starts once it is the live site.'),
});

export type CopyMark = z.infer<typeof copyMark>;
export type RestoredCopy = z.infer<typeof restoredCopy>;
