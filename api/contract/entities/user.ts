import { z } from 'zod';
import { ROLES } from '../access.ts';
import { LIMITS, PASSWORD_LENGTH } from '../constants.ts';
import { flag, line, requiredEmail, requiredLine } from '../fields.ts';
import { LOCALES } from '../locales.ts';
import { password } from './auth.ts';

/** A new password. */
const newPassword = z.preprocess(
  (value) => value ?? '',
  z
    .string({ error: 'text.wrong' })
    .min(PASSWORD_LENGTH, { error: 'password.short' })
    .max(LIMITS.text, { error: 'text.tooLong' })
    .refine((text) => text.trim() !== '', { error: 'password.blank' }),
);

const role = z.enum(ROLES, { error: 'choice.unknown' });
const language = z.enum(LOCALES, { error: 'choice.unknown' });

/** The name shown in posts and histories. */
const username = () => requiredLine('user.name');

export const userCreate = z.object({
  email: requiredEmail('order.email'),
  username: line().describe(
    'What posts and histories call them; else the beginning of the e-mail.',
  ),
  role,
  language: language
    .optional()
    .describe('Language of the invitation and later mails; defaults to the reader’s.'),
});

/** Absent fields keep their values. */
export const userUpdate = z.object({
  role: role.optional(),
  is_disabled: flag(false).optional(),
});

const USER_STATES = ['invited', 'active', 'disabled'] as const;

/** A team member, for owners. Times are ISO-8601, UTC. */
export const user = z.object({
  id: z.int(),
  email: z.string(),
  username: z.string(),
  role,
  state: z.enum(USER_STATES).describe('`invited`: without a password yet.'),
  invited_until: z.string().nullable().describe('Expiry of the last invitation.'),
  last_used_at: z.string().nullable().describe('Last use of an active sign-in.'),
  has_second_factor: z.boolean().describe('Whether an app or a passkey is set up.'),
  created_at: z.string(),
  is_own: z.boolean().describe('Whether it is the reader’s own account.'),
});

/** An active sign-in. */
export const signIn = z.object({
  id: z.string(),
  device: z.string().describe('In words, such as `Chrome on Windows`.'),
  address: z.string().describe('Place of the last use; empty if unknown.'),
  created_at: z.string(),
  last_used_at: z.string().describe('Updated every few minutes.'),
  is_current: z.boolean().describe('Whether this is the current sign-in.'),
});

export const profileUpdate = z.object({
  username: username().optional(),
  language: language.optional(),
});

export const profile = z.object({
  email: z.string(),
  username: z.string(),
  role,
  language: language
    .nullable()
    .describe('Language of mails to this person; null until it is chosen.'),
});

export const passwordUpdate = z.object({
  password: password('password.required').describe('The one that holds now.'),
  new_password: newPassword,
});

export const passwordResetRequest = z.object({ email: requiredEmail('order.email') });

const secret = requiredLine('accountLink.gone', 64);

export const accountLinkRead = z.object({ secret });

/** The purpose of a mailed link, answered to its holder. */
export const accountLink = z.object({
  kind: z.enum(['invitation', 'password_reset']),
  email: z.string(),
  username: z.string(),
});

export const accountLinkUse = z.object({
  secret,
  new_password: newPassword,
  username: line().describe('Changes the name; empty leaves it.'),
});

export type User = z.infer<typeof user>;
export type UserUpdate = z.infer<typeof userUpdate>;
export type SignIn = z.infer<typeof signIn>;
export type Profile = z.infer<typeof profile>;
export type ProfileUpdate = z.infer<typeof profileUpdate>;
export type PasswordUpdate = z.infer<typeof passwordUpdate>;
export type AccountLink = z.infer<typeof accountLink>;
