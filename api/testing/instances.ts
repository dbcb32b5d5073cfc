import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../db/testing/freePort.ts';
import { saysItListens, startBuilt } from './builtServer.ts';

export type Instances = Awaited<ReturnType<typeof startInstances>>;

/**
 * Built servers as processes of their own, each started again when it ends, behind a proxy.
 * @param databases the database's address for each of them
 */
export async function startInstances(databases: readonly string[], env: Record<string, string>) {
  const ports = await Promise.all(databases.map(freePort));
  const front = await roundRobin(ports);
  const each = ports.map((port, index) =>
    keptRunning({
      ...env,
      PORT: String(port),
      PUBLIC_URL: front.url,
      DATABASE_URL: databases[index] ?? '',
    }),
  );
  const gone = (ending: readonly Promise<unknown>[]) => Promise.all([...ending, front.close()]);
  return {
    url: front.url,
    /** All that each of them wrote. */
    outputs: () => each.map(({ written }) => written.join('')),
    /** What servers wrote that ended by themselves although they had begun to listen. */
    crashes: () => each.flatMap(({ crashes }) => crashes),
    /** Whether all of them answer, and the database does. */
    async areUp() {
      const answers = ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
      return (await Promise.all(answers)).every(Boolean);
    },
    kill: (index: number) => each[index]?.kill(),
    /** Asks all to end, and returns their exit codes. */
    async stop() {
      const codes = await Promise.all(each.map((one) => one.end('SIGTERM')));
      await front.close();
      return codes;
    },
    /** Ends all at once, also those that have ended. */
    end: () => gone(each.map((one) => one.end('SIGKILL'))),
  };
}

function keptRunning(env: Record<string, string>) {
  const written: string[] = [];
  const crashes: string[] = [];
  let isEnding = false;

  const start = () => {
    const child = startBuilt(env);
    const own: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        own.push(String(data));
        written.push(String(data));
      });
    }
    const exited = once(child, 'exit').then(([code]: (number | null)[]) => {
      const hasListened = own.some(saysItListens);
      if (!isEnding && code !== null && hasListened) crashes.push(own.join(''));
      return code ?? null;
    });
    return { child, exited };
  };

  let running = start();
  const ended = (async () => {
    for (;;) {
      const code = await running.exited;
      if (isEnding) return code;
      // Without its database it ends again at once.
      await wait(500);
      if (isEnding) return code;
      running = start();
    }
  })();

  return {
    written,
    crashes,
    kill: () => running.child.kill('SIGKILL'),
    end(signal: 'SIGTERM' | 'SIGKILL') {
      isEnding = true;
      running.child.kill(signal);
      return ended;
    },
  };
}

/** Passes each request on to the next port, to any listener; without an answer it hangs up. */
async function roundRobin(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  let next = 0;
  const server = createServer((req, res) => {
    const port = ports[next++ % ports.length];
    const { method, url: path, headers } = req;
    const passed = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'x-port': port });
      answer.on('error', () => res.destroy());
      answer.pipe(res);
    });
    passed.on('error', () => res.destroy());
    res.on('close', () => passed.destroy());
    req.pipe(passed);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  let closed: Promise<void> | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      closed ??= new Promise((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      });
      return closed;
    },
  };
}
