import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import { Upload } from '../../../db/models/upload.ts';
import { PENDING_FILE } from '../../contract/fields.ts';
import { Failure, invalidField } from '../../platform/failure.ts';
import { FetchError, fetchPublic } from '../../platform/files/fetchPublic.ts';
import { type FileStore, randomFolder } from '../../platform/files/fileStore.ts';
import type { UploadedFile } from '../../platform/http/context.ts';
import { type Encoder, PictureError } from '../../platform/images/encoder.ts';
import { kindOf } from '../../platform/images/kinds.ts';
import { folderOf } from './pictureUses/folders.ts';

export type Accepted = 'picture' | 'video' | 'articleImage';

export type Uploads = ReturnType<typeof createUploads>;

interface UploadDeps {
  knex: Knex;
  files: FileStore;
  encoder: Encoder;
}

type NewFile = readonly [name: string, bytes: Buffer];

/** Stores uploaded files under random names, the same bytes only once. */
export function createUploads({ knex, files, encoder }: UploadDeps) {
  /** Marks a known file as used, so that the sweep doesn't take it; false if it is gone already. */
  const keep = async ({ id }: Upload, patch: Partial<Upload> = {}): Promise<boolean> =>
    (await Upload.query(knex)
      .findById(id)
      .patch({ unused_since: null, ...patch })) > 0;

  /** The path of the same bytes, if they were stored before as this type. */
  const storedBefore = async (bytes: Buffer, mime: string, sourceUrl: string | null) => {
    const known = await Upload.query(knex).findOne({ digest: hash('sha256', bytes), mime });
    const source_url = known?.source_url ?? sourceUrl;
    return known && (await keep(known, { source_url })) ? known.path : null;
  };

  const storedType = async (path: string): Promise<string | null> => {
    const known = await Upload.query(knex).findOne({ path }).select('id', 'mime', 'unused_since');
    if (!known) return null;
    return known.unused_since === null || (await keep(known)) ? known.mime : null;
  };

  /** Stores files and their row; removes them again when the disk is full. */
  const insert = async (
    stored: readonly NewFile[],
    bytes: Buffer,
    row: Partial<Upload> & Pick<Upload, 'path'>,
  ) => {
    const begun = await Promise.allSettled(stored.map(([name, file]) => files.put(name, file)));
    try {
      for (const put of begun) if (put.status === 'rejected') throw put.reason;
      await Upload.query(knex).insert({
        ...row,
        digest: hash('sha256', bytes),
        size: bytes.length,
      });
    } catch (error) {
      // What stays is swept later; the first error says more.
      await files.removeFolder(folderOf(row.path)).catch(() => undefined);
      throw error;
    }
    return row.path;
  };

  const storePicture = async (bytes: Buffer, source_url: string | null) => {
    const before = await storedBefore(bytes, PICTURE_MIME, source_url);
    if (before !== null) return before;
    const { width, height, color, variants } = await encoder.picture(bytes);
    const folder = randomFolder();
    const nameOf = (variant: { width: number }) => `${folder}/${variant.width}.webp`;
    const stored = variants.map((variant): NewFile => [nameOf(variant), variant.bytes]);
    return insert(stored, bytes, {
      path: `/uploads/${nameOf({ width })}`,
      kind: 'image',
      mime: PICTURE_MIME,
      width,
      height,
      color,
      source_url,
      avif_pending: true,
      sources: variants.map((variant) => ({
        path: `/uploads/${nameOf(variant)}`,
        width: variant.width,
        type: variant.type,
      })),
    });
  };

  /** Stores a file unchanged, with the extension of its content. */
  const storeAsIs = async (bytes: Buffer, extension: keyof typeof KEPT) => {
    const { kind, mime } = KEPT[extension];
    const before = await storedBefore(bytes, mime, null);
    if (before !== null) return before;
    const name = `${randomFolder()}/file.${extension}`;
    const row = { kind, mime, color: '', sources: [], avif_pending: false };
    return insert([[name, bytes]], bytes, { path: `/uploads/${name}`, ...row });
  };

  const storeBytes = async (
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
      if (!(error instanceof PictureError)) throw error;
      const { key } = error;
      throw key === 'picture.unreadable' ? unreadable(field, key) : invalidField(field, key);
    }
  };

  return {
    /**
     * Stores a file or the picture at an address, unless it is stored, and returns its path.
     * @throws Failure 415 or 422 at the field
     */
    async store(
      given: string,
      file: UploadedFile | undefined,
      field: string,
      accepted: Accepted = 'picture',
    ) {
      if (given === PENDING_FILE) {
        if (!file) throw invalidField(field, 'picture.missing');
        return storeBytes(await readFile(file.path), field, accepted);
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
        return await storeBytes(await fetchPublic(given), field, accepted, given);
      } catch (error) {
        if (error instanceof FetchError) throw invalidField(field, 'picture.unreachable');
        throw error;
      }
    },
  };
}

const unreadable = (field: string, key: 'picture.unreadable' | 'video.unreadable') =>
  new Failure(415, { key }, { errors: { [field]: { key } } });

const PICTURE_MIME = 'image/webp';

const TYPES: Readonly<Record<Accepted, RegExp>> = {
  picture: /^image\/webp$/,
  articleImage: /^image\//,
  video: /^video\//,
};

const KEPT = {
  bmp: { kind: 'image', mime: 'image/bmp' },
  ico: { kind: 'image', mime: 'image/x-icon' },
  mp4: { kind: 'video', mime: 'video/mp4' },
  webm: { kind: 'video', mime: 'video/webm' },
} as const;
