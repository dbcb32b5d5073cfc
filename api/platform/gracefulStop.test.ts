import { once } from 'node:events';
import type { Server } from 'node:http';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listening } from '../../db/testing/listening.ts';
import { gracefulStop } from './gracefulStop.ts';

describe('gracefulStop', () => {
  let http: Server;
  // The tests control its time-outs, independently of the machine's speed.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    http.closeAllConnections();
  });

  const listen = async (listener: RequestListener) => {
    http = createServer({ keepAliveTimeout: 65_000 }, listener);
    const stop = gracefulStop(http);
    return { stop, port: await listening(http) };
  };
  const isOpen = () =>
    new Promise<boolean>((resolve) => http.getConnections((_error, count) => resolve(count > 0)));
  const keepAlive = () => new Agent({ keepAlive: true, maxSockets: 1 });

  /** An answer whose body is not read yet; rejects when the connection is closed before. */
  const begin = async (port: number, agent: Agent): Promise<IncomingMessage> => {
    const [answer] = await once(get({ port, host: '127.0.0.1', agent }), 'response');
    return answer;
  };
  const sizeOf = async (answer: IncomingMessage): Promise<number> => {
    let bytes = 0;
    for await (const chunk of answer) bytes += chunk.length;
    return bytes;
  };

  it('answers every request on kept-alive connections, and closes them', async () => {
    const { stop, port } = await listen(async (_req, res) => {
      await turn();
      res.end('answer');
    });
    const failures: unknown[] = [];
    const answered = new Map<Agent, number>();
    let lastConnections = 0;
    const client = async () => {
      const agent = keepAlive();
      for (;;) {
        try {
          const answer = await begin(port, agent);
          await sizeOf(answer);
          answered.set(agent, (answered.get(agent) ?? 0) + 1);
          if (answer.headers.connection === 'close') lastConnections += 1;
        } catch (error) {
          if (Reflect.get(Object(error), 'code') !== 'ECONNREFUSED') failures.push(error);
          return;
        }
      }
    };
    const clients = Array.from({ length: 30 }, client);
    const areAtIt = () => answered.size === 30 && [...answered.values()].every((n) => n > 1);
    while (!areAtIt()) await turn();
    await stop();
    await Promise.all(clients);
    expect(failures).toEqual([]);
    expect(lastConnections).toBe(30);
  });

  it('closes connections that are idle for a second; repeated calls wait for the same stop', async () => {
    const { stop, port } = await listen((_req, res) => res.end('answer'));
    await sizeOf(await begin(port, keepAlive()));
    const stopped = Promise.all([stop(), stop()]);
    vi.advanceTimersByTime(999);
    expect(await isOpen()).toBe(true);
    vi.advanceTimersByTime(1);
    await stopped;
    expect(await isOpen()).toBe(false);
  });

  it('completes a large answer', async () => {
    const bytes = 30_000_000;
    const sent = vi.fn();
    const { stop, port } = await listen((_req, res) => {
      res.once('close', sent);
      res.end(Buffer.alloc(bytes));
    });
    const answer = await begin(port, keepAlive());
    const stopped = stop();
    // Nothing of it has been read so far.
    vi.advanceTimersByTime(3_999);
    expect(sent).not.toHaveBeenCalled();
    expect(await sizeOf(answer)).toBe(bytes);
    vi.advanceTimersByTime(1);
    await stopped;
  });

  it('aborts an endless answer after four seconds', async () => {
    const { stop, port } = await listen((_req, res) => res.write('a'));
    const answer = await begin(port, keepAlive());
    const size = sizeOf(answer).catch(() => 'cut');
    const stopped = stop();
    vi.advanceTimersByTime(3_999);
    expect(await isOpen()).toBe(true);
    vi.advanceTimersByTime(1);
    await stopped;
    expect(await size).toBe('cut');
  });
});
