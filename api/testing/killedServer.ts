import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerData } from './serverProcess.ts';

const entry = fileURLToPath(new URL('./serverProcess.ts', import.meta.url));

const load = () => {
  const child = fork(entry, { execArgv: ['--import', 'tsx'], stdio: 'inherit' });
  return { child, exited: once(child, 'exit') };
};

/** A server that is killed and started again on the same data, as often as a test likes. */
export function killedServer(data: ServerData) {
  let running = load();
  let next = load();
  let address = start(running, data);
  return {
    /** Of the one that runs or, after a kill, of the one that will. */
    address: () => address,
    /** Kills it in the midst of whatever it does, and starts the next one once it is gone. */
    kill() {
      const { child, exited } = running;
      running = next;
      next = load();
      const following = running;
      address = exited.then(() => start(following, data));
      // Perhaps nobody waits for it when it is killed.
      address.catch(() => undefined);
      child.kill('SIGKILL');
    },
    /** Kills it for good. */
    async end() {
      for (const { child } of [running, next]) child.kill('SIGKILL');
      await Promise.all([running.exited, next.exited]);
    },
  };
}

/** Its address; rejects when it is killed before it has one. */
async function start({ child, exited }: ReturnType<typeof load>, data: ServerData) {
  child.send(data);
  const [url] = await Promise.race([once(child, 'message'), exited]);
  if (typeof url !== 'string') throw new Error('The server ended before it listened.');
  return url;
}
