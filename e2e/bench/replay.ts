import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { hasHit, unpacked } from '../support/passing.ts';
import type { Visit } from './visits.ts';

const CONNECTIONS = 16;

export interface Replayed {
  asked: number;
  /** How many of them the cache had answers to. */
  hits: number;
  seconds: number;
}

/**
 * Sends visits over some connections, one after the other on each.
 * @param look gets the texts of answers at one address, and when they were asked for
 */
export async function replay(
  base: string,
  list: Iterator<Visit>,
  look?: { path: string; at(text: string, sentAt: number): void },
): Promise<Replayed> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const { hostname, port } = new URL(base);
  const started = performance.now();
  let asked = 0;
  let hits = 0;
  const send = ({ path, headers }: Visit) =>
    new Promise<void>((resolve, reject) => {
      const sentAt = performance.now();
      const sent = request({ agent, hostname, port, path, headers }, async (answer) => {
        asked += 1;
        if (hasHit(answer.headers)) hits += 1;
        if (path.split('?', 1)[0] === look?.path) {
          look?.at(unpacked(answer.headers, await buffer(answer)), sentAt);
          resolve();
        } else answer.once('end', resolve).once('error', reject).resume();
      });
      sent.once('error', reject).end();
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let next = list.next(); !next.done; next = list.next()) await send(next.value);
    }),
  );
  agent.destroy();
  return { asked, hits, seconds: (performance.now() - started) / 1000 };
}
