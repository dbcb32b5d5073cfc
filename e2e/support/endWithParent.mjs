// Preloaded by processes that tests start: each ends once the one that started it has, however that ended.
// A killed run would leave its servers behind.
import { isMainThread } from 'node:worker_threads';

const LOOK_MS = 500;
/** What hasn't ended by itself after this is killed. */
const PATIENCE_MS = 15_000;

if (isMainThread) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  looking.unref();
}
