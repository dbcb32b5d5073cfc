import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import { Upload } from '../../db/models/upload.ts';
import { PENDING_FILE } from '../contract/fields.ts';
import type { Locale } from '../contract/locales.ts';
import type { MediaUse } from '../contract/types.ts';
import { Failure, invalidField } from './failure.ts';
import { FetchError, fetchPublic } from './files/fetchPublic.ts';
import { type FileStore, randomFolder } from './files/fileStore.ts';
import type { Encoder } from './images/encoder.ts';
import { PictureError } from './images/encoder.ts';
import { kindOf } from './images/kinds.ts';
import type { PictureInfos } from './images/pictureInfos.ts';
import { folderOf } from './pictureUses/folders.ts';
import { usesOf } from './pictureUses/usesOf.ts';

/** A file of a multipart request, in a temporary place until it is stored. */
export interface UploadedFile {
  path: string;
  size: number;
  /** The client's name for it; never used for a stored name. */
  name: string;
  /** The type that the client claims; the content decides. */
  claimedType: string;
}

/** What kind of file a field takes. */
export type Accepted = 'picture' | 'video' | 'articleImage';

export interface Uploads {
  /**
   * The stored path of what a field was given: the file that came along, the picture behind an
   * http(s) address, or a path that must exist.
   * @throws Failure 415 or 422 with the message at the field
   */
  settle(
    given: string,
    file: UploadedFile | undefined,
    field: string,
    accepted?: Accepted,
  ): Promise<string>;
  /**
   * Removes a stored file for good, with all its variants. One that records use stays: they are
   * answered, with their names in the language; none means that it is gone.
   */
  remove(upload: Pick<Upload, 'id' | 'path'>, locale: Locale): Promise<MediaUse[]>;
}

interface UploadDeps {
  knex: Knex;
  files: FileStore;
  encoder: Encoder;
  pictures: PictureInfos;
}

/**
 * Stores uploaded files under random names and remembers what they are (decisions, Content). The same
 * bytes are stored once: when they come again, the file that lies there already is answered.
 */
export function createUploads({ knex, files, encoder, pictures }: UploadDeps): Uploads {
  /** The path of the same file from an earlier time, as it would be stored for this field. */
  const storedBefore = async (bytes: Buffer, mime: string, sourceUrl: string | null) => {
    const { digest } = inputFacts(bytes);
    const known = await Upload.query(knex).findOne({ digest, mime });
    if (!known) return null;
    // It is about to be named again: the sweep must not take it meanwhile.
    const source_url = known.source_url ?? sourceUrl;
    const kept = await Upload.query(knex)
      .findById(known.id)
      .patch({ unused_since: null, source_url });
    return kept > 0 ? known.path : null;
  };

  /** The type of a stored file, or null; about to be named, it is nothing for the sweep. */
  const storedType = async (path: string): Promise<string | null> => {
    const known = await Upload.query(knex).findOne({ path }).select('id', 'mime', 'unused_since');
    if (!known) return null;
    if (known.unused_since === null) return known.mime;
    const kept = await Upload.query(knex).findById(known.id).patch({ unused_since: null });
    return kept > 0 ? known.mime : null;
  };

  /** Stores files and the row that knows them; what was begun goes when the disk has no more room. */
  const keep = async (
    stored: readonly (readonly [name: string, bytes: Buffer])[],
    row: Partial<Upload> & Pick<Upload, 'path'>,
  ) => {
    const begun = await Promise.allSettled(stored.map(([name, bytes]) => files.put(name, bytes)));
    try {
      for (const put of begun) if (put.status === 'rejected') throw put.reason;
      await Upload.query(knex).insert(row);
    } catch (error) {
      await files.removeFolder(folderOf(row.path));
      throw error;
    }
  };

  const storePicture = async (bytes: Buffer, sourceUrl: string | null) => {
    const before = await storedBefore(bytes, PICTURE_MIME, sourceUrl);
    if (before !== null) return before;
    const { width, height, color, variants } = await encoder.picture(bytes);
    const folder = randomFolder();
    const sources = variants.map((variant) => ({
      path: `/uploads/${folder}/${variant.width}.webp`,
      width: variant.width,
      type: variant.type,
    }));
    const path = `/uploads/${folder}/${width}.webp`;
    const stored = variants.map(
      (variant) => [`${folder}/${variant.width}.webp`, variant.bytes] as const,
    );
    await keep(stored, {
      path,
      kind: 'image',
      mime: PICTURE_MIME,
      width,
      height,
      color,
      sources,
      ...inputFacts(bytes),
      source_url: sourceUrl,
      avif_pending: true,
    });
    return path;
  };

  /** Keeps a file as it came, under the ending that its content has. */
  const storeAsIs = async (bytes: Buffer, ending: keyof typeof KEPT) => {
    const { kind, mime } = KEPT[ending];
    const before = await storedBefore(bytes, mime, null);
    if (before !== null) return before;
    const name = `${randomFolder()}/file.${ending}`;
    await keep([[name, bytes]], {
      path: `/uploads/${name}`,
      kind,
      mime,
      color: '',
      sources: [],
      ...inputFacts(bytes),
      avif_pending: false,
    });
    return `/uploads/${name}`;
  };

  const store = async (
    bytes: Buffer,
    field: string,
    accepted: Accepted,
    sourceUrl: string | null = null,
  ) => {
    const kind = kindOf(bytes);
    if (accepted === 'video') {
      if (kind === 'mp4' || kind === 'webm') return storeAsIs(bytes, kind);
      throw unreadable(field, 'video.unreadable');
    }
    if (accepted === 'articleImage' && (kind === 'bmp' || kind === 'ico')) {
      return storeAsIs(bytes, kind);
    }
    try {
      return await storePicture(bytes, sourceUrl);
    } catch (error) {
      throw error instanceof PictureError ? pictureFailure(error, field) : error;
    }
  };

  return {
    async settle(given, file, field, accepted = 'picture') {
      if (given === PENDING_FILE) {
        if (!file) throw invalidField(field, 'picture.missing');
        return store(await readFile(file.path), field, accepted);
      }
      if (given.startsWith('/uploads/')) {
        const type = await storedType(given);
        if (type === null) throw invalidField(field, 'picture.missing');
        if (!TYPES[accepted].test(type)) {
          throw invalidField(field, accepted === 'video' ? 'video.unreadable' : 'picture.wrong');
        }
        return given;
      }
      const known = await Upload.query(knex).findOne({ source_url: given }).select('path');
      if (known && (await storedType(known.path)) !== null) return known.path;
      try {
        return await store(await fetchPublic(given), field, accepted, given);
      } catch (error) {
        if (error instanceof FetchError) throw invalidField(field, 'picture.unreachable');
        throw error;
      }
    },

    async remove({ id, path }, locale) {
      const uses = await knex.transaction(async (trx) => {
        // Whoever is writing its path holds it, and is found among its users afterwards.
        await Upload.query(trx).findById(id).forUpdate();
        const users = await usesOf(trx, path, locale);
        if (users.length === 0) await Upload.query(trx).deleteById(id);
        return users;
      });
      if (uses.length === 0) {
        pictures.forget(path);
        await files.removeFolder(folderOf(path));
      }
      return uses;
    },
  };
}

/** The answer to a refused picture: 415 for its type, 422 for its size or the time it takes. */
function pictureFailure(error: PictureError, field: string): Failure {
  return error.key === 'picture.unreadable'
    ? unreadable(field, error.key)
    : invalidField(field, error.key);
}

function unreadable(field: string, key: 'picture.unreadable' | 'video.unreadable'): Failure {
  return new Failure(415, { key }, { errors: { [field]: { key } } });
}

/** Every picture that can be re-encoded is. */
const PICTURE_MIME = 'image/webp';

/** The types of stored files that a field takes when one is named by its path. */
const TYPES: Readonly<Record<Accepted, RegExp>> = {
  picture: /^image\/webp$/,
  articleImage: /^image\//,
  video: /^video\//,
};

/** Files that are stored as they come, with the type they are served as. */
const KEPT = {
  bmp: { kind: 'image', mime: 'image/bmp' },
  ico: { kind: 'image', mime: 'image/x-icon' },
  mp4: { kind: 'video', mime: 'video/mp4' },
  webm: { kind: 'video', mime: 'video/webm' },
} as const;

const inputFacts = (bytes: Buffer) => ({
  digest: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.length,
});
