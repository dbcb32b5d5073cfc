import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerData } from './serverProcess.ts';

const entry = fileURLToPath(new URL('./serverProcess.ts', import.meta.url));

const load = () => {
  const child = fork(entry, { execArgv: ['--import', 'tsx'], stdio: 'inherit' });
  return { child, exited: once(child, 'exit') };
};

/** A server that is killed and started again on the same data, at most so many times. */
export function killedServer(data: ServerData, times: number) {
  let running = load();
  let left = times;
  const following = () => {
    left -= 1;
    return left >= 0 ? load() : undefined;
  };
  let next = following();
  let address = start(running, data);
  return {
    /** Of the one that runs or, after a kill, of the one that will. */
    address: () => address,
    /** Kills it in the midst of whatever it does, and starts the next one once it is gone. */
    kill() {
      if (next === undefined) throw new Error(`It is killed more often than ${times} times.`);
      const { child, exited } = running;
      const started = next;
      running = started;
      next = following();
      address = exited.then(() => start(started, data));
      // There may be no one awaiting it when it is killed.
      address.catch(() => undefined);
      child.kill('SIGKILL');
    },
    /** Kills it for good. */
    async end() {
      const all = next === undefined ? [running] : [running, next];
      for (const { child } of all) child.kill('SIGKILL');
      await Promise.all(all.map(({ exited }) => exited));
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
