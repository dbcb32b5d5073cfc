import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { listenOn } from './listen.ts';

const HOST = '127.0.0.1';

it('names the variable of a port that something else uses', async () => {
  const other = createNetServer().listen(0, HOST);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const listening = listenOn(createServer(), { host: HOST, port, portName: 'METRICS_PORT' });
  await expect(listening).rejects.toThrow(
    new ConfigError(`METRICS_PORT must be a free port: something else uses ${HOST}:${port}`),
  );
  other.close();
});

it('names HOST for an address that this machine does not have', async () => {
  const host = '192.0.2.1';
  const listening = listenOn(createServer(), { host, port: 0, portName: 'PORT' });
  await expect(listening).rejects.toThrow(
    new ConfigError('HOST must be an address of this machine, which 192.0.2.1 is not'),
  );
});

it('resolves when the server listens', async () => {
  const server = createServer();
  await listenOn(server, { host: HOST, port: 0, portName: 'PORT' });
  expect(server.listening).toBe(true);
  server.close();
});
