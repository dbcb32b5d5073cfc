import { createClient } from '../../api/client/createClient.ts';
import { createSession } from '../../api/client/session.ts';
import { currentLanguage } from './language.ts';
import { sendFiles } from './sendFiles.ts';

/** The sign-in that this browser shares with the storefront. */
export const session = createSession();

/** The back-office's client of the API; it refreshes an expired session by itself. */
export const client = createClient({ language: currentLanguage, session, sendFiles });
