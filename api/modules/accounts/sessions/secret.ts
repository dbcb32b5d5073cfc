import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 48;

/** The given secret, or the one that the first start stored in the data folder. */
export async function loadSecret(dataDir: string, given: string | undefined): Promise<Uint8Array> {
  if (given) return new TextEncoder().encode(given);
  const place = join(dataDir, 'jwt-secret');
  const kept = await readFile(place).catch(onCode('ENOENT'));
  if (kept && kept.length >= BYTES) return kept;
  await mkdir(dataDir, { recursive: true });
  // Complete before it gets its name: another start at the same moment reads all of it or none.
  const temporary = `${place}.${randomUUID()}`;
  const secret = randomBytes(BYTES).toString('base64url');
  await writeFile(temporary, secret, { mode: 0o600, flush: true });
  if (kept) await rename(temporary, place);
  // Unlike renaming, linking leaves the secret that another start has stored meanwhile.
  else await link(temporary, place).catch(onCode('EEXIST'));
  await rm(temporary, { force: true });
  return readFile(place);
}

/** Ignores errors with this code and rethrows others. */
const onCode =
  (code: string) =>
  (error: unknown): void => {
    if (Reflect.get(Object(error), 'code') !== code) throw error;
  };
