import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../../db/connect.ts';
import { runUnlessRunning } from '../../../db/locks.ts';
import { Upload } from '../../../db/models/upload.ts';
import type { ResponseCache } from '../../platform/cache/responseCache.ts';
import { Failure } from '../../platform/failure.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Encoder } from '../../platform/images/encoder.ts';
import type { PictureInfos } from './pictureInfos.ts';
import { folderOf } from './pictureUses/folders.ts';

const FIRST_LOOK_MS = 20_000;
const IDLE_MS = 60_000;
/** Pictures per round: cached pages are dropped once for all of them. */
const BATCH = 24;
/** Share of the time worked; the encoder has the lowest priority besides. */
const REST = 1 / 4;

interface AvifDeps {
  knex: Knex;
  files: FileStore;
  encoder: Encoder;
  pictures: PictureInfos;
  cache: ResponseCache;
  log: Logger;
}

/** Makes AVIF variants in the background, with rests: requests come first. */
export function createAvifWorker(deps: AvifDeps) {
  const { knex, files, encoder, pictures, cache, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const convert = async (upload: Upload) => {
    const folder = folderOf(upload.path);
    const made: Upload['sources'] = [];
    for (const { path, width } of upload.sources) {
      if (stopped) return;
      const webp = await files.get(path.replace('/uploads/', ''));
      const started = performance.now();
      const avif = await encoder.avif(webp);
      // A larger AVIF would be worse than the WebP.
      if (avif.length < webp.length) {
        await files.put(`${folder}/${width}.avif`, avif);
        made.push({ path: `/uploads/${folder}/${width}.avif`, width, type: 'image/avif' });
      }
      await rest((performance.now() - started) * REST);
    }
    const kept = await Upload.query(knex)
      .findById(upload.id)
      .patch({ sources: [...made, ...upload.sources], avif_pending: false });
    // The picture was deleted meanwhile: no file of it may stay.
    if (kept === 0) await files.removeFolder(folder);
    pictures.forget(upload.path);
  };

  /** Encodes at most `limit` pictures; returns how many there were. */
  const work = async (limit = BATCH) => {
    const pending = await Upload.query(knex)
      .where({ avif_pending: true })
      .orderBy('id')
      .limit(limit);
    let wasCut = false;
    for (const upload of pending) {
      try {
        await convert(upload);
      } catch (error) {
        if (stopped) break;
        // Nothing is wrong with the picture where files or database are away: it is tried again later.
        wasCut = error instanceof Failure || isDatabaseUnavailable(error);
        if (wasCut) break;
        log.warn({ err: error, path: upload.path }, 'AVIF encoding of a picture failed');
        await Upload.query(knex).findById(upload.id).patch({ avif_pending: false });
      }
    }
    if (pending.length > 0 && !stopped) cache.dropAll();
    return wasCut ? 0 : pending.length;
  };

  const loop = async () => {
    // Only one instance encodes at a time.
    const done = stopped
      ? 0
      : await runUnlessRunning(knex, 'pictures', () => work()).catch(() => 0);
    if (!stopped) timer = setTimeout(loop, done === BATCH ? 0 : IDLE_MS).unref();
  };

  return {
    work,
    start() {
      timer = setTimeout(loop, FIRST_LOOK_MS).unref();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());
