import { createContext } from 'react';
import type { Client } from '../../api/client/createClient.ts';
import type { Session } from '../../api/client/session.ts';
import type { Reauthentication } from './reauthentication.ts';

export interface SessionParts {
  session: Session;
  /** The client whose calls don't wait for a sign-in. */
  client: Client;
  reauthentication: Reauthentication;
}

export const SessionContext = createContext<SessionParts | null>(null);
