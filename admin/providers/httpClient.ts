import type { fetchUtils } from 'react-admin';
import type { Client, Method } from '../../api/client/createClient.ts';
import type { Locale } from '../../api/contract/locales.ts';

type HttpClient = typeof fetchUtils.fetchJson;

const METHODS: Record<string, Method> = {
  GET: 'GET',
  POST: 'POST',
  PUT: 'PUT',
  PATCH: 'PATCH',
  DELETE: 'DELETE',
};

/**
 * The API client in the shape in which ra-data-simple-rest wants to call it; in a given language, or in
 * that of the interface.
 */
export const httpClientOver =
  (client: Client, locale?: Locale): HttpClient =>
  async (url, { method = 'GET', body, headers, signal } = {}) => {
    const answer = await client.request<unknown>(METHODS[method] ?? 'GET', url, {
      ...(typeof body === 'string' && { body: JSON.parse(body) }),
      ...(body instanceof FormData && { body }),
      ...(signal && { signal }),
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        ...(locale && { 'accept-language': locale }),
      },
    });
    return { status: answer.status, headers: answer.headers, body: '', json: answer.data };
  };
