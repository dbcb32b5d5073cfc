import { createSession } from '../../api/client/session.ts';

export const session = createSession();
