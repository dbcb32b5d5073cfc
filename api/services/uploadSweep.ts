import type { Knex } from 'knex';
import { Upload } from '../../db/models/upload.ts';
import type { FileStore } from './files/fileStore.ts';
import type { PictureInfos } from './images/pictureInfos.ts';
import { folderOf, foldersIn } from './pictureUses/folders.ts';
import { PLACES } from './pictureUses/places.ts';

/** Columns that name files, alone or within a text: the content's, and those of kept versions. */
const NAMED_IN: readonly { table: string; column: string }[] = [
  ...PLACES,
  { table: 'blog_post_translations', column: 'content' },
  { table: 'revisions', column: 'record' },
];

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/** What looking for unnamed files works with. */
export interface SweepDeps {
  knex: Knex;
  files: FileStore;
  pictures: PictureInfos;
}

/**
 * Notes since when a file is named by no record, text or kept revision, and removes those that have
 * been unnamed for 7 days. Answers how many were removed.
 */
export async function sweepUploads(
  { knex, files, pictures }: SweepDeps,
  now: Date,
): Promise<number> {
  const named = await namedFolders(knex);
  const uploads = await Upload.query(knex).select('id', 'path', 'unused_since');
  const limit = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  let removed = 0;
  for (const { id, path, unused_since } of uploads) {
    const folder = folderOf(path);
    if (named.has(folder)) {
      if (unused_since !== null)
        await Upload.query(knex).findById(id).patch({ unused_since: null });
    } else if (unused_since === null) {
      await Upload.query(knex).findById(id).patch({ unused_since: now.toISOString() });
    } else if (unused_since < limit) {
      // Meanwhile it may have been chosen again.
      if ((await Upload.query(knex).where({ id, unused_since }).delete()) === 0) continue;
      await files.removeFolder(folder);
      pictures.forget(path);
      removed += 1;
    }
  }
  return removed;
}

/** The folders of all files that something names, a column at a time. */
async function namedFolders(knex: Knex): Promise<Set<string>> {
  const folders = new Set<string>();
  for (const { table, column } of NAMED_IN) {
    const texts = await knex(table).where(column, 'like', '%/uploads/%').pluck<string[]>(column);
    for (const folder of texts.flatMap(foldersIn)) folders.add(folder);
  }
  return folders;
}
