import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** A whole run keeps less than half of it at once. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

/**
 * A folder in memory for temporary files, removed when the process ends; null where memory is short, as
 * in containers by default. Tests make databases of some hundred files each: on disk, the API's take a
 * sixth longer.
 */
export function openMemoryFolder() {
  if (freemem() < ENOUGH_BYTES || freeBytes(SHARED_MEMORY) < ENOUGH_BYTES) return null;
  const folder = mkdtempSync(`${SHARED_MEMORY}/paddock-tests-`);
  // As root, PostgreSQL and Varnish run as users of their own.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return folder;
}

function freeBytes(path) {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
