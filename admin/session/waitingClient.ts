import { ApiError } from '../../api/client/ApiError.ts';
import type { Client, RequestOptions } from '../../api/client/createClient.ts';
import type { Session } from '../../api/client/session.ts';
import type { Reauthentication } from './reauthentication.ts';

/** The API client for screens: a call refused because the session has ended is repeated after another sign-in. */
export function createWaitingClient(
  client: Client,
  session: Session,
  reauthentication: Reauthentication,
): Client {
  async function answered<T>(call: () => Promise<T>): Promise<T> {
    await reauthentication.admitted();
    const token = session.accessToken();
    try {
      const answer = await call();
      // Visitors' answers are no sign of a session.
      if (token !== null) reauthentication.worked();
      return answer;
    } catch (error) {
      if (!isRefused(error) || !(await reauthentication.again(token))) throw error;
    }
    return call();
  }

  const shortcut =
    (method: 'get' | 'post' | 'put' | 'patch' | 'delete') =>
    <T>(path: string, given?: RequestOptions) =>
      answered(() => client[method]<T>(path, given));

  return {
    request: <T>(...call: Parameters<Client['request']>) =>
      answered(() => client.request<T>(...call)),
    open: (...call) => answered(() => client.open(...call)),
    get: shortcut('get'),
    post: shortcut('post'),
    put: shortcut('put'),
    patch: shortcut('patch'),
    delete: shortcut('delete'),
  };
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;
