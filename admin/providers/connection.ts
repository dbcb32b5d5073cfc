import { createClient } from '../../api/client/createClient.ts';
import { createSession } from '../../api/client/session.ts';
import { currentLanguage } from './language.ts';
import { sendFiles } from './sendFiles.ts';

/** The sign-in that this browser shares with the storefront. */
export const session = createSession();

/** The one way of the back-office to the API; it refreshes an expired sign-in by itself. */
export const client = createClient({ language: currentLanguage, session, sendFiles });
