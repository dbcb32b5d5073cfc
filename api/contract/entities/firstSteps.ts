import { z } from 'zod';
import { mail } from './mail.ts';

/** Steps before a site opens, in the recommended order. */
export const FIRST_STEPS = [
  'identity',
  'welcome',
  'hours',
  'bank',
  'shipping',
  'product',
  'legal',
  'mail',
  'backup',
] as const;

/** Why a step is not done. */
const OPEN_BECAUSE = [
  'no_name',
  'no_logo',
  'no_welcome',
  'no_hours',
  'no_account',
  'wrong_account',
  'no_method',
  'unconfirmed_methods',
  'no_product',
  'hidden_product',
  'no_seller_name',
  'no_seller_address',
  'no_ico',
  'wrong_ico',
  'no_mail_server',
  'no_test_mail',
  'waiting_mail',
  'failed_mail',
  'no_backup',
] as const;

/** The record of the last backup. */
export const backupMark = z.object({
  at: z.string().describe('Time of completion: ISO 8601, UTC.'),
  bytes: z.number().describe('Its size, compressed.'),
});

/** The failure of the last nightly backup; cleared by the next backup. */
export const backupFailure = z.object({
  at: z.string().describe('ISO-8601, UTC.'),
  error: z.string(),
});

/** The state of backups. */
export const backupState = z.object({
  last: backupMark.nullable().describe('The last backup; null when there is none yet.'),
  failure: backupFailure
    .nullable()
    .describe('The failure of the last night, unless a backup has been made since.'),
  is_late: z.boolean().describe('No backup from the last two days.'),
});

/** The test mail, and whether a mail server was configured when it was requested. */
export const testMailMark = z.object({ id: z.int(), to: z.string(), bySmtp: z.boolean() });

export const firstSteps = z.object({
  steps: z.array(
    z.object({
      name: z.enum(FIRST_STEPS),
      state: z
        .enum(['open', 'demo', 'done'])
        .describe('Derived from the data; `demo`: still the demo season’s data.'),
      why: z
        .array(z.enum(OPEN_BECAUSE))
        .optional()
        .describe('What an open step lacks; absent for other steps.'),
    }),
  ),
  has_demo: z.boolean().describe('Something of the demo season can be removed.'),
  mail: z.object({
    is_configured: z
      .boolean()
      .describe('Mails go to a mail server; else they are written to files.'),
    to: z.string().describe('Recipient of the last test mail; empty before the first.'),
    test: mail
      .nullable()
      .describe('State of the last test mail; null when there is none, or no longer.'),
  }),
  backup: backupState.extend({
    is_nightly: z.boolean().describe('Whether the server makes a backup each night.'),
  }),
});

export type FirstSteps = z.infer<typeof firstSteps>;
export type FirstStep = FirstSteps['steps'][number];
export type BackupFailure = z.infer<typeof backupFailure>;
export type BackupState = z.infer<typeof backupState>;
export type BackupMark = z.infer<typeof backupMark>;
