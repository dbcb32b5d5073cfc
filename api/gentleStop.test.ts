import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listening } from '../db/testing/listening.ts';
import { gentleStop } from './gentleStop.ts';

describe('gentleStop', () => {
  let http: Server;
  afterEach(() => http.closeAllConnections());

  const listen = async (listener: RequestListener) => {
    http = createServer({ keepAliveTimeout: 65_000 }, listener);
    const stop = gentleStop(http);
    return { stop, port: await listening(http) };
  };

  interface Answer {
    bytes: number;
    connection: string | undefined;
  }
  const ask = (port: number | undefined, agent?: Agent) =>
    new Promise<Answer>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (res) => {
        let bytes = 0;
        res.on('data', (chunk) => {
          bytes += chunk.length;
        });
        res.on('end', () => resolve({ bytes, connection: res.headers.connection }));
        res.on('error', reject);
      }).on('error', reject);
    });
  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('answers every request of clients that keep their connections, and ends them', async () => {
    const { stop, port } = await listen(async (_req, res) => {
      await later(20);
      res.end('answer');
    });
    const failures: unknown[] = [];
    let answered = 0;
    let lastConnections = 0;
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        try {
          const { connection } = await ask(port, agent);
          answered += 1;
          if (connection === 'close') lastConnections += 1;
        } catch (error) {
          if (Reflect.get(Object(error), 'code') !== 'ECONNREFUSED') failures.push(error);
          return;
        }
      }
    };
    const clients = Array.from({ length: 30 }, client);
    await later(300);
    const before = answered;
    const started = Date.now();
    await stop();
    expect(Date.now() - started).toBeLessThan(4_000);
    await Promise.all(clients);
    expect(failures).toEqual([]);
    expect(before).toBeGreaterThan(30);
    expect(lastConnections).toBe(30);
  });

  it('ends connections on which nothing is asked, and is then called again', async () => {
    const { stop, port } = await listen((_req, res) => res.end('answer'));
    await ask(port, new Agent({ keepAlive: true }));
    const started = Date.now();
    await Promise.all([stop(), stop()]);
    expect(Date.now() - started).toBeLessThan(4_000);
  });

  it('sends a large answer to its end', async () => {
    const bytes = 30_000_000;
    const { stop, port } = await listen((_req, res) => res.end(Buffer.alloc(bytes)));
    const answer = new Promise<number>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) }, async (res) => {
        await later(1_500);
        let read = 0;
        res.on('data', (chunk) => {
          read += chunk.length;
        });
        res.on('end', () => resolve(read)).on('error', reject);
      });
    });
    await later(200);
    await stop();
    expect(await answer).toBe(bytes);
  });

  it('ends within 5 seconds when an answer takes for ever', async () => {
    const { stop, port } = await listen((_req, res) => res.write('a'));
    const answer = ask(port).catch(() => 'cut');
    await later(100);
    const started = Date.now();
    await stop();
    expect(Date.now() - started).toBeLessThan(4_500);
    expect(await answer).toBe('cut');
  });
});
