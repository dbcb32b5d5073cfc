import type { Knex } from 'knex';
import { z } from 'zod';
import { readMeta, writeMeta } from '../../../db/models/meta.ts';
import { Upload } from '../../../db/models/upload.ts';
import { daysBefore } from '../../contract/dates.ts';
import { textsTableOf } from '../../contract/descriptor.ts';
import { CONTENT } from '../../contract/resources.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { PictureInfos } from './pictureInfos.ts';
import { folderOf, foldersIn } from './pictureUses/folders.ts';
import { PLACES } from './pictureUses/places.ts';

/** Columns that name files, as their value or within a text. */
const NAMED_IN: readonly { table: string; column: string }[] = [
  ...PLACES,
  ...CONTENT.filter(({ texts }) => texts.some((name) => name === 'content')).map((resource) => ({
    ...textsTableOf(resource),
    column: 'content',
  })),
];

/** How many revisions are read at once: the whole history may be gigabytes. */
const PIECE = 500;

/** The `meta` key of the folders without a row, with the time when each was first seen. */
const STRAYS_KEY = 'stray_folders';
const strays = z.record(z.string(), z.string());

const KEPT_DAYS = 7;

export interface SweepDeps {
  knex: Knex;
  files: FileStore;
  pictures: PictureInfos;
}

/** Deletes files that nothing has named for 7 days, and folders without a row; returns how many. */
export async function sweepUploads(deps: SweepDeps, now: Date): Promise<number> {
  const { knex, files, pictures } = deps;
  const named = await namedFolders(knex);
  const uploads = await Upload.query(knex).select('id', 'path', 'unused_since');
  const limit = daysBefore(now, KEPT_DAYS).toISOString();
  let removed = await sweepStrays(deps, now, limit);
  for (const { id, path, unused_since } of uploads) {
    const folder = folderOf(path);
    if (named.has(folder)) {
      if (unused_since !== null) {
        await Upload.query(knex).findById(id).patch({ unused_since: null });
      }
    } else if (unused_since === null) {
      await Upload.query(knex).findById(id).patch({ unused_since: now.toISOString() });
    } else if (unused_since < limit) {
      // It may have been chosen again meanwhile.
      if ((await Upload.query(knex).where({ id, unused_since }).delete()) === 0) continue;
      await files.removeFolder(folder);
      pictures.forget(path);
      removed += 1;
    }
  }
  return removed;
}

/** Folders must be seen for 7 days: a wrong database at one start deletes no file. */
async function sweepStrays({ knex, files }: SweepDeps, now: Date, limit: string): Promise<number> {
  const folders = await files.folders();
  const known = new Set(
    (await Upload.query(knex).select('path')).map(({ path }) => folderOf(path)),
  );
  const seen = strays.parse(JSON.parse((await readMeta(knex, STRAYS_KEY)) ?? '{}'));
  const left: z.infer<typeof strays> = {};
  let removed = 0;
  for (const folder of folders.filter((name) => !known.has(name))) {
    const since = seen[folder] ?? now.toISOString();
    if (since < limit) {
      await files.removeFolder(folder);
      removed += 1;
    } else {
      left[folder] = since;
    }
  }
  await writeMeta(knex, STRAYS_KEY, JSON.stringify(left));
  return removed;
}

/** The folders of all files that are named anywhere, read column by column and the history in pieces. */
async function namedFolders(knex: Knex): Promise<Set<string>> {
  const folders = new Set<string>();
  for (const { table, column } of NAMED_IN) {
    const texts = await knex(table).where(column, 'like', '%/uploads/%').pluck<string[]>(column);
    for (const folder of texts.flatMap(foldersIn)) folders.add(folder);
  }
  let last = 0;
  for (;;) {
    const rows: { id: number; record: string }[] = await knex('revisions')
      .select('id', 'record')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PIECE);
    for (const folder of rows.flatMap(({ record }) => foldersIn(record))) folders.add(folder);
    if (rows.length < PIECE) break;
    last = rows.at(-1)?.id ?? last;
  }
  return folders;
}
