import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { hasHit, unpacked } from '../support/rawHttp.ts';
import type { Visit } from './visits.ts';

const CONNECTIONS = 16;
/** Visits a second at most: a machine that does nothing else would say little about delays. */
const RATE = 1_500;

export interface Replayed {
  asked: number;
  /** How many of them the cache had answers to. */
  hits: number;
  /** How often it had none, by path. */
  misses: ReadonlyMap<string, number>;
  seconds: number;
}

/**
 * Sends visits over some connections, evenly as far as they are answered in time.
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
  let taken = 0;
  let asked = 0;
  let hits = 0;
  const misses = new Map<string, number>();
  const send = ({ path, headers }: Visit) =>
    new Promise<void>((resolve, reject) => {
      const sentAt = performance.now();
      const sent = request({ agent, hostname, port, path, headers }, async (answer) => {
        const [address = ''] = path.split('?', 1);
        asked += 1;
        if (hasHit(answer.headers)) hits += 1;
        else misses.set(address, (misses.get(address) ?? 0) + 1);
        if (address === look?.path) {
          look?.at(unpacked(answer.headers, await buffer(answer)), sentAt);
          resolve();
        } else answer.once('end', resolve).once('error', reject).resume();
      });
      sent.once('error', reject).end();
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let next = list.next(); !next.done; next = list.next()) {
        const early = started + (taken * 1000) / RATE - performance.now();
        taken += 1;
        if (early > 1) await wait(early);
        await send(next.value);
      }
    }),
  );
  agent.destroy();
  return { asked, hits, misses, seconds: (performance.now() - started) / 1000 };
}
