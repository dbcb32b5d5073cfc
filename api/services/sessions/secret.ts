import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The given secret, or the one that the first start made and kept in the data folder. */
export async function loadSecret(dataDir: string, given: string | undefined): Promise<Uint8Array> {
  if (given) return new TextEncoder().encode(given);
  const place = join(dataDir, 'jwt-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(place, randomBytes(48).toString('base64url'), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    const exists = error instanceof Error && Reflect.get(error, 'code') === 'EEXIST';
    if (!exists) throw error;
  }
  return readFile(place);
}
