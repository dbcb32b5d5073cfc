import type { Client } from '../../api/client/createClient.ts';
import type { SessionUser } from '../../api/client/session.ts';
import { currentUser } from '../../api/client/signedIn.ts';
import type { SectionQuery } from '../app/queries.ts';
import { session } from './session.ts';

export const userQuery = (client: Client): SectionQuery<SessionUser | null> => ({
  queryKey: ['/auth/me'],
  queryFn: () => currentUser(client, session),
  staleTime: 60_000,
});
