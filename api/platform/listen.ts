import { once } from 'node:events';
import type { Server } from 'node:http';
import { ConfigError } from './config.ts';

interface Place {
  host: string;
  port: number;
  /** The variable that the port is from. */
  portName: 'PORT' | 'METRICS_PORT';
}

/**
 * Resolves when the server listens.
 * @throws ConfigError, which names the variable that is to be changed
 */
export async function listenOn(server: Server, place: Place): Promise<void> {
  server.listen(place.port, place.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const rule = ruleFor(Reflect.get(Object(error), 'code'), place);
    throw rule === null ? error : new ConfigError(rule);
  }
}

function ruleFor(code: unknown, { host, port, portName }: Place): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `${portName} must be a free port: something else uses ${host}:${port}`;
    case 'EACCES':
      return `${portName} must be a port that this account may use, which ${port} is not`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, which ${host} is not`;
    default:
      return null;
  }
}
