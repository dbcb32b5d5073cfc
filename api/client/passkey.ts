import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { Locale } from '../contract/locales.ts';
import type { Client } from './createClient.ts';
import type { Session } from './session.ts';
import { finishSignIn } from './signIn.ts';

/** Whether the browser can use passkeys here; none does on bare IP addresses. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);

/**
 * Signs in by a passkey, alone or, with a ticket, as the second step. Returns false when the user
 * cancelled, and rejects like `signIn`.
 */
export async function signInByPasskey(
  client: Client,
  session: Session,
  ticket: string | undefined,
  locale: Locale,
): Promise<boolean> {
  const optionsJSON = await client.post<PublicKeyCredentialRequestOptionsJSON>(
    '/auth/passkey/options',
    { body: { ticket } },
  );
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const passkey = await startAuthentication({ optionsJSON }).catch(() => null);
  if (!passkey) return false;
  await finishSignIn(client, session, { ticket, passkey }, locale);
  return true;
}
