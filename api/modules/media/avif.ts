import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../../db/connect.ts';
import { runUnlessRunning } from '../../../db/locks.ts';
import { demoState } from '../../../db/models/meta.ts';
import { Upload } from '../../../db/models/upload.ts';
import type { ResponseCache } from '../../platform/cache/responseCache.ts';
import { every } from '../../platform/every.ts';
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

/** Makes AVIF variants in the background, with rests: requests come first, and so does loading the demo. */
export function createAvifWorker(deps: AvifDeps) {
  const { knex, files, encoder, pictures, cache, log } = deps;
  /** Pictures in the last round. */
  let done = 0;

  const convert = async (upload: Upload) => {
    const folder = folderOf(upload.path);
    const made: Upload['sources'] = [];
    for (const { path, width } of upload.sources) {
      worker.signal.throwIfAborted();
      const webp = await files.get(path.replace('/uploads/', ''));
      const started = performance.now();
      const avif = await unlessAborted(worker.signal, encoder.avif(webp));
      // A larger AVIF would be worse than the WebP.
      if (avif.length < webp.length) {
        await files.put(`${folder}/${width}.avif`, avif);
        made.push({ path: `/uploads/${folder}/${width}.avif`, width, type: 'image/avif' });
      }
      const restMs = (performance.now() - started) * REST;
      await wait(restMs, undefined, { ref: false, signal: worker.signal });
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
    // It has all cores encode the variants that pages can't do without.
    if ((await demoState(knex)) === 'loading') return 0;
    const pending = await Upload.query(knex)
      .where({ avif_pending: true })
      .orderBy('id')
      .limit(limit);
    let wasCut = false;
    for (const upload of pending) {
      try {
        await convert(upload);
      } catch (error) {
        if (worker.signal.aborted) break;
        // Nothing is wrong with the picture where files or database are away: it is tried again later.
        wasCut = error instanceof Failure || isDatabaseUnavailable(error);
        if (wasCut) break;
        log.warn({ err: error, path: upload.path }, 'AVIF encoding of a picture failed');
        await Upload.query(knex).findById(upload.id).patch({ avif_pending: false });
      }
    }
    if (pending.length > 0 && !worker.signal.aborted) cache.dropAll();
    return wasCut ? 0 : pending.length;
  };

  const worker = every({
    firstMs: FIRST_LOOK_MS,
    pauseMs: () => (done === BATCH ? 0 : IDLE_MS),
    async run() {
      done = 0;
      // Only one instance encodes at a time.
      done = (await runUnlessRunning(knex, 'pictures', () => work())) ?? 0;
    },
    onError: (error) => log.warn({ err: error }, 'pictures to encode as AVIF could not be read'),
  });
  return { work, start: worker.start, stop: worker.stop };
}

/** What a task results in; rejects at once when the signal is aborted: an encoding may take long. */
async function unlessAborted<T>(signal: AbortSignal, task: Promise<T>): Promise<T> {
  let abort: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
