import { createClient } from '../../api/client/createClient.ts';
import type { Session } from '../../api/client/session.ts';

export interface ReceivedCall {
  method: string;
  url: string;
  body: unknown;
}

export function fakeApi(
  answer: (call: ReceivedCall, headers: Headers) => Response | Promise<Response>,
  session?: Session,
) {
  const calls: ReceivedCall[] = [];
  const client = createClient({
    language: () => 'en',
    stamp: false,
    ...(session && { session }),
    fetch: async (input, init) => {
      const text = init?.body;
      const call = {
        method: init?.method ?? 'GET',
        url: decodeURIComponent(String(input)),
        body: typeof text === 'string' ? JSON.parse(text) : text,
      };
      calls.push(call);
      return answer(call, new Headers(init?.headers));
    },
  });
  return { client, calls };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
