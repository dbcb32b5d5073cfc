import type { Knex } from 'knex';
import { CarPhoto } from '../../../db/models/car.ts';
import { saveTranslations } from '../../../db/models/translations.ts';
import {
  type CarPhotoInput,
  carPhotoCreate,
  carPhotosUpload,
} from '../../contract/entities/carPhoto.ts';
import { PENDING_FILE } from '../../contract/fields.ts';
import { fold } from '../../contract/slug.ts';
import type { Context } from '../../http/context.ts';
import { parseInput } from '../../http/validate.ts';
import { holdFiles } from '../../services/pictureUses/holdFiles.ts';
import type { UploadedFile, Uploads } from '../../services/uploads.ts';
import { by, keepRevisions } from '../revisions/keepRevisions.ts';
import { carPhotos } from './declaration.ts';

/** A photo to be added: its input and the file that came for it. */
interface NewPhoto {
  input: CarPhotoInput;
  file: UploadedFile | undefined;
  /** Whether the writer named a place; otherwise it follows the last photo. */
  placed: boolean;
}

/**
 * Adds photos to a car: one as a record, or up to 20 at once as `images`, `names[i]` and
 * `display_orders[i]` (back-office §7). Answers their ids in the order in which they came.
 */
export async function createPhotos(
  ctx: Context,
  carId: number,
  { knex, uploads }: { knex: Knex; uploads: Uploads },
): Promise<number[]> {
  const photos = isSingle(ctx) ? [singlePhoto(ctx)] : severalPhotos(ctx);
  const stored: (NewPhoto & { image_path: string })[] = [];
  for (const [index, photo] of photos.entries()) {
    const field = isSingle(ctx) ? 'image_path' : `images.${index}`;
    const image_path = await uploads.settle(photo.input.image_path, photo.file, field);
    stored.push({ ...photo, image_path });
  }
  return knex.transaction(async (trx) => {
    let last = await lastPlace(trx, carId);
    const ids: number[] = [];
    for (const { input, image_path, placed } of stored) {
      const display_order = placed ? input.display_order : last + 1;
      last = Math.max(last, display_order);
      const { id } = await CarPhoto.query(trx).insert({
        ...carPhotos.columns(input),
        car_id: carId,
        image_path,
        display_order,
        search: fold(carPhotos.searched(input).join('\n')),
      });
      await saveTranslations(trx, CarPhoto, id, input.translations);
      ids.push(id);
    }
    const made = await CarPhoto.query(trx).findByIds(ids).withGraphFetched(carPhotos.graph);
    await holdFiles(trx, made);
    const written = made.map((record) => ({ record }));
    await keepRevisions(trx, carPhotos, written, { action: 'create', ...by(ctx) });
    return ids;
  });
}

/** Whether the body is one photo's record rather than a list of images. */
const isSingle = ({ state }: Context): boolean =>
  state.body.image_path !== undefined || state.files.has('image');

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

function singlePhoto({ state: { body, files } }: Context): NewPhoto {
  const file = files.get('image')?.[0];
  const raw = file ? { ...body, image_path: PENDING_FILE } : body;
  const input = parseInput(carPhotoCreate, raw);
  return { input, file, placed: isGiven(body.display_order) };
}

function severalPhotos({ state: { body, files } }: Context): NewPhoto[] {
  const sent = files.get('images') ?? [];
  const raw = sent.length > 0 ? { ...body, images: sent.map(() => PENDING_FILE) } : body;
  const { images, names, display_orders } = parseInput(carPhotosUpload, raw);
  return images.map((image_path, index) => ({
    input: parseInput(carPhotoCreate, {
      image_path,
      name: names[index],
      display_order: display_orders[index],
    }),
    file: sent[index],
    placed: display_orders[index] !== undefined,
  }));
}

async function lastPlace(trx: Knex.Transaction, carId: number): Promise<number> {
  const last = await CarPhoto.query(trx)
    .where({ car_id: carId })
    .orderBy('display_order', 'desc')
    .first();
  return last?.display_order ?? 0;
}
