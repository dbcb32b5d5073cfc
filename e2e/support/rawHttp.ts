import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

type Heads = IncomingHttpHeaders;

/** Sends just these headers, unlike `fetch`, and unpacks the answer. */
export function ask(base: string, path: string, { method, headers, body }: Asking = {}) {
  return new Promise<{ status: number; headers: Heads; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    // Not as an address, which would be normalised.
    const asked = request({ hostname, port, path, method, headers }, async (answer) => {
      const { statusCode: status = 0, headers } = answer;
      if (headers['content-type'] === 'text/event-stream') {
        resolve({ status, headers, text: '' });
        answer.destroy();
        return;
      }
      resolve({ status, headers, text: unpacked(headers, await buffer(answer)) });
    });
    asked.once('error', reject).end(body);
  });
}

/** The text of an answer, however it was packed. */
export function unpacked(headers: Heads, body: Buffer): string {
  const packed = body.length > 0 && headers['content-encoding'];
  if (packed === 'br') return String(brotliDecompressSync(body));
  return String(packed === 'gzip' ? gunzipSync(body) : body);
}

/** Whether Varnish had the answer: its number and that of the request that fetched it. */
export const hasHit = (headers: Heads): boolean => String(headers['x-varnish']).includes(' ');
