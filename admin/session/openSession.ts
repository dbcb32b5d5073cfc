import { createClient } from '../../api/client/createClient.ts';
import { createSession } from '../../api/client/session.ts';
import { roleOf } from '../providers/authProvider.ts';
import { currentLanguage } from '../providers/language.ts';
import { sendFiles } from '../providers/sendFiles.ts';
import { createReauthentication } from './reauthentication.ts';
import type { SessionParts } from './sessionParts.ts';

/** Opens the session shared with the storefront; a changed role ends it. */
export async function openSession(): Promise<SessionParts> {
  const session = createSession();
  const client = createClient({ language: currentLanguage, session, sendFiles });
  const reauthentication = createReauthentication(session, await roleOf(client, session));
  return { session, client, reauthentication };
}
