import type { Knex } from 'knex';
import { Upload } from '../../../../db/models/upload.ts';
import { invalid } from '../../../platform/failure.ts';
import { pathsIn } from './folders.ts';

/** Locks newly named files until the transaction ends; throws a 422 when one is gone. */
export async function lockFiles(
  trx: Knex.Transaction,
  record: object,
  before?: object | null,
): Promise<void> {
  const fields = JSON.stringify(record);
  const known = new Set(pathsIn(JSON.stringify(before ?? {})));
  const added = [...new Set(pathsIn(fields))].filter((path) => !known.has(path));
  if (added.length === 0) return;
  const uploads = await Upload.query(trx).select('path').whereIn('path', added).forShare();
  const held = new Set(uploads.map(({ path }) => path));
  // A path within a text may be no picture's; one that is a field's whole value is.
  const isLost = (path: string) => !held.has(path) && fields.includes(`"${path}"`);
  if (added.some(isLost)) throw invalid({ key: 'picture.missing' });
}
