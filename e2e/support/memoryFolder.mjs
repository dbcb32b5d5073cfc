import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** A whole run kept 0.3 GiB there at once; its servers and browsers need the rest. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

/**
 * A folder in memory for temporary files, removed when the process ends; null where memory is short, as
 * in containers by default, or there is none to write to. Tests make databases of some hundred files each:
 * on disk, the API's take a sixth longer.
 */
export function openMemoryFolder() {
  const folder = makeFolder();
  if (folder === null) return null;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function makeFolder() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    if (Math.min(freemem(), bavail * bsize) < ENOUGH_BYTES) return null;
    const folder = mkdtempSync(`${SHARED_MEMORY}/paddock-tests-`);
    // As root, PostgreSQL and Varnish run as users of their own.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return null;
  }
}
