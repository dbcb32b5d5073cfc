import type { fetchUtils } from 'react-admin';
import type { Client, Method } from '../../api/client/createClient.ts';

type HttpClient = typeof fetchUtils.fetchJson;

const METHODS: Record<string, Method> = {
  GET: 'GET',
  POST: 'POST',
  PUT: 'PUT',
  PATCH: 'PATCH',
  DELETE: 'DELETE',
};

/** The API client in the shape in which ra-data-simple-rest wants to call it. */
export const httpClientOver =
  (client: Client): HttpClient =>
  async (url, { method = 'GET', body, headers, signal } = {}) => {
    const answer = await client.request<unknown>(METHODS[method] ?? 'GET', url, {
      ...(typeof body === 'string' && { body: JSON.parse(body) }),
      ...(body instanceof FormData && { body }),
      ...(signal && { signal }),
      headers: Object.fromEntries(new Headers(headers)),
    });
    return { status: answer.status, headers: answer.headers, body: '', json: answer.data };
  };
