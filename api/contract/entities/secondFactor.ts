import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { flag, requiredLine } from '../fields.ts';
import { password } from './auth.ts';

/** Second steps of a sign-in after the password. */
const SECOND_STEPS = ['code', 'passkey', 'recovery'] as const;

/** Maximum number of passkeys of an account. */
export const MAX_PASSKEYS = 20;

const base64url = (max: number = LIMITS.text) =>
  z
    .string({ error: 'text.wrong' })
    .regex(/^[\w-]*$/, { error: 'text.wrong' })
    .max(max, {
      error: 'text.tooLong',
    });

const credential = {
  id: base64url(),
  rawId: base64url(),
  type: z.literal('public-key', { error: 'choice.unknown' }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
};

/** The browser's answer to a challenge, in WebAuthn's JSON format. */
const passkeyAnswer = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: base64url(),
      authenticatorData: base64url(),
      signature: base64url(),
      userHandle: base64url().optional(),
    }),
  },
  { error: 'object.wrong' },
);

/** The browser's answer after creating a passkey. */
const newPasskey = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: base64url(),
      attestationObject: base64url(LIMITS.richText),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  },
  { error: 'object.wrong' },
);

const ticket = requiredLine('login.ticketExpired', LIMITS.text);
const code = requiredLine('secondFactor.codeRequired');

export const secondStepCreate = z.object({
  ticket,
  code: code.optional(),
  passkey: passkeyAnswer.optional(),
});

export const passkeyOptionsCreate = z.object({ ticket: ticket.optional() });
export const passkeySignIn = z.object({ passkey: passkeyAnswer });
export const passwordProof = z.object({ password: password('password.required') });
export const totpConfirm = z.object({ code });
export const passkeyCreate = z.object({
  name: requiredLine('secondFactor.passkeyName', 60),
  passkey: newPasskey,
});
export const demandUpdate = z.object({ is_demanded: flag(false) });

export const secondStep = z.object({
  ticket: z.string().describe('Valid for the second step of one sign-in, for five minutes.'),
  methods: z.array(z.enum(SECOND_STEPS)).describe('Methods that can complete the sign-in.'),
});

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

export const secondFactor = z.object({
  has_app: z.boolean().describe('An authenticator app is set up.'),
  passkeys: z.array(passkey),
  recovery_codes: z.int().describe('Number of codes left.'),
  is_demanded: z.boolean().describe('Required for every account.'),
  can_have_passkeys: z
    .boolean()
    .describe('Browsers keep them for names with TLS and for localhost, not for bare addresses.'),
});

export const totpBegun = z.object({
  secret: z.string().describe('In base32, for typing.'),
  uri: z.string().describe('For a QR code.'),
});

/** The answer to a change; recovery codes are shown only here. */
export const factorChanged = secondFactor.extend({
  new_codes: z
    .array(z.string())
    .describe('New recovery codes; empty if the old ones remain valid.'),
});

/** Options for the browser, in WebAuthn's JSON format. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export type SecondStep = z.infer<typeof secondStep>;
export type SecondStepMethod = SecondStep['methods'][number];
export type SecondFactor = z.infer<typeof secondFactor>;
export type TotpBegun = z.infer<typeof totpBegun>;
export type FactorChanged = z.infer<typeof factorChanged>;
