import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PENDING_FILE } from '../../contract/fields.ts';
import type { Uploads } from '../uploads.ts';

/**
 * Stores the picture that a `data:` address holds, as if it had come along as a file.
 * @throws Failure 415 or 422 with the message at the field
 */
export async function storeDataPicture(
  uploads: Uploads,
  address: string,
  field: string,
): Promise<string> {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const folder = await mkdtemp(join(tmpdir(), 'paddock-picture-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    const file = { path, size: bytes.length, name: '', claimedType: '' };
    return await uploads.settle(PENDING_FILE, file, field, 'articleImage');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
