import type { RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { command, emit } from '../../../../platform/commands.ts';
import { invalidField } from '../../../../platform/failure.ts';
import type { Passkeys } from '../passkeys.ts';
import { changeFactors, type OwnFactors } from './changeFactors.ts';

interface PasskeyInput {
  passkeys: Passkeys;
  /** How its person calls it. */
  name: string;
  /** What the browser answered, and what that proves. */
  response: RegistrationResponseJSON;
  credential: WebAuthnCredential;
  own: OwnFactors;
}

/**
 * Adds a passkey that was proven.
 * @throws Failure 422 where its challenge was answered before
 */
export const addPasskey = command(
  (trx, { passkeys, name, response, credential, own }: PasskeyInput, { now }) =>
    changeFactors(trx, own, now, async () => {
      const { userId } = own;
      if (!(await passkeys.add(trx, userId, name, credential, response))) throw passkeyFailed();
      emit(trx, 'factor.added', { user: { id: userId }, factor: 'passkey', name });
    }),
);

/** The answer to what proves no new passkey of the account. */
export const passkeyFailed = () => invalidField('passkey', 'secondFactor.passkeyFailed');
