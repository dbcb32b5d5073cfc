import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** A server that passes requests on, counts them, and can hold an answer. */
export async function passing() {
  const counts = new Map<string, number>();
  let target: URL | undefined;
  let holding: { path: string; held(release: () => void): void } | undefined;

  const server = createServer((req, res) => {
    const { method, url: path = '', headers } = req;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const { hostname, port } = target ?? {};
    const passed = request({ hostname, port, method, path, headers }, (answer) => {
      const pass = () => {
        res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(res);
      };
      if (holding?.path !== path) return pass();
      const { held } = holding;
      holding = undefined;
      held(pass);
    });
    passed.once('error', () => res.destroy());
    res.once('close', () => passed.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    passTo(base: string) {
      target = new URL(base);
    },
    /** How often a path was asked for. */
    count: (path: string): number => counts.get(path) ?? 0,
    /** Holds the next answer at a path; resolves with what releases it once the answer is there. */
    hold: (path: string) =>
      new Promise<() => void>((resolve) => {
        holding = { path, held: resolve };
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
