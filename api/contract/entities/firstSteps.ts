import { z } from 'zod';
import { mail } from './mail.ts';

/** What a site needs before it opens, in the order in which it is best done. */
export const FIRST_STEPS = [
  ...(['identity', 'bank', 'shipping', 'product'] as const),
  ...(['legal', 'mail', 'backup'] as const),
] as const;

/** What the backup command leaves behind. */
export const backupMark = z.object({
  at: z.string().describe('When it was complete: ISO-8601, UTC.'),
  bytes: z.number().describe('How much it wrote.'),
});

/** The test mail, and whether a mail server was configured when it was asked for. */
export const testMailMark = z.object({ id: z.int(), to: z.string(), bySmtp: z.boolean() });

export const firstSteps = z.object({
  steps: z.array(
    z.object({
      name: z.enum(FIRST_STEPS),
      state: z
        .enum(['open', 'demo', 'done'])
        .describe('By the data; `demo`: what is there is still the demo season’s.'),
    }),
  ),
  has_demo: z.boolean().describe('Something of the demo season can be removed.'),
  mail: z.object({
    is_configured: z
      .boolean()
      .describe('Mails go to a mail server; else they are written to files.'),
    to: z.string().describe('Where the last test mail went; empty before the first.'),
    test: mail.nullable().describe('How it stands; null when there is none, or no longer.'),
  }),
  backup: backupMark.nullable().describe('The last one.'),
  database: z.enum(['sqlite', 'postgres']),
});

export type FirstSteps = z.infer<typeof firstSteps>;
export type FirstStep = FirstSteps['steps'][number];
export type BackupMark = z.infer<typeof backupMark>;
