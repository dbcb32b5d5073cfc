import type { Knex } from 'knex';
import { Upload } from '../../db/models/upload.ts';
import type { FileStore } from './files/fileStore.ts';
import type { PictureInfos } from './images/pictureInfos.ts';

/** Columns that name files, alone or within a text (decisions, Content). */
const NAMED_IN: readonly (readonly [table: string, column: string])[] = [
  ['settings', 'value'],
  ['setting_translations', 'setting_value'],
  ['team_members', 'image_path'],
  ['cars', 'image_path'],
  ['car_photos', 'image_path'],
  ['events', 'image_path'],
  ['gallery_items', 'image_path'],
  ['gallery_items', 'thumbnail_path'],
  ['sponsors', 'logo_path'],
  ['product_photos', 'image_path'],
  ['blog_posts', 'image_path'],
  ['blog_post_translations', 'content'],
  ['message_replies', 'html'],
  ['revisions', 'record'],
];

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
const FOLDER = /\/uploads\/([\w-]+)\//g;

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
      await Upload.query(knex).deleteById(id);
      await files.removeFolder(folder);
      pictures.forget(path);
      removed += 1;
    }
  }
  return removed;
}

const folderOf = (path: string): string => path.split('/')[2] ?? '';

/** The folders of all files that something names, a column at a time. */
async function namedFolders(knex: Knex): Promise<Set<string>> {
  const folders = new Set<string>();
  for (const [table, column] of NAMED_IN) {
    const texts = await knex(table).where(column, 'like', '%/uploads/%').pluck<string[]>(column);
    for (const text of texts) {
      for (const [, folder] of text.matchAll(FOLDER)) if (folder) folders.add(folder);
    }
  }
  return folders;
}
