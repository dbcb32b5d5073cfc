import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a proxy that counts the requests that it passes on, and can hold back an answer. */
export async function startProxy() {
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
