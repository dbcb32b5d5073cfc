import { command } from '../../../../platform/commands.ts';
import type { Totp } from '../totp.ts';

interface BeginInput {
  totp: Totp;
  user: { id: number; email: string };
  /** The site's name, under which the app shows its codes. */
  issuer: string;
}

/** Makes the secret of an authenticator app, which counts once a code has confirmed it. */
export const beginApp = command((trx, { totp, user, issuer }: BeginInput) =>
  totp.begin(trx, user, issuer),
);
