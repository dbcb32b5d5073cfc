import { z } from 'zod';

/** The snapshot that a copy was restored from; kept until the copy is declared to be the live site. */
export const copyMark = z.object({
  snapshot: z.string().describe('The name of the snapshot.'),
  snapshot_at: z.string().describe('Time of the snapshot: ISO 8601, UTC.'),
  restored_at: z.string().describe('When it was restored: ISO-8601, UTC.'),
});

export const restoredCopy = z.object({
  copy: copyMark.nullable().describe('Null: this is the site, and nothing is held back.'),
  follows: z
    .object({
      mails: z.int().describe('Number of waiting mails that would be sent.'),
      bank: z.boolean().describe('The bank would be asked for payments.'),
      cards: z.boolean().describe('The card provider would be asked.'),
      backups: z.boolean().describe('Nightly backups would be made, and old ones removed.'),
    })
    .describe('What starts once it is the live site.'),
});

export type CopyMark = z.infer<typeof copyMark>;
export type RestoredCopy = z.infer<typeof restoredCopy>;
