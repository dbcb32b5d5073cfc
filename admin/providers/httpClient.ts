import type { fetchUtils } from 'react-admin';
import type { Client, Method } from '../../api/client/createClient.ts';
import type { Locale } from '../../api/contract/locales.ts';

type HttpClient = typeof fetchUtils.fetchJson;

/** The header with a list's total. */
export const COUNT = 'X-Total-Count';

/** The API client for ra-data-simple-rest; a list without a total yields NaN. */
export const httpClientOver =
  (client: Client, locale?: Locale): HttpClient =>
  async (url, { method = 'GET', body, headers, signal } = {}) => {
    const answer = await client.request<unknown>(method as Method, url, {
      ...(typeof body === 'string' && { body: JSON.parse(body) }),
      ...(body instanceof FormData && { body }),
      ...(signal && { signal }),
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        ...(locale && { 'accept-language': locale }),
      },
    });
    // Without a total the library would throw its own English error before the data are checked.
    const counted = new Headers(answer.headers);
    if (!counted.has(COUNT)) counted.set(COUNT, '');
    return { status: answer.status, headers: counted, body: '', json: answer.data };
  };
