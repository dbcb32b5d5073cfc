import { createSession } from '../../api/client/session.ts';

/** This browser's sign-in, shared with the back-office. */
export const session = createSession();
