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
import { carPhotos } from '../car-photos/declaration.ts';
import { by, keepRevisions } from '../crud/keepRevisions.ts';

/** A photo to be added, and its file if one was sent. */
interface NewPhoto {
  input: CarPhotoInput;
  file: UploadedFile | undefined;
  /** Whether its place was sent; otherwise it follows the last photo. */
  placed: boolean;
}

/**
 * Adds photos to a car: one as a record, or up to 20 at once as `images`, `names[i]` and
 * `display_orders[i]`. Returns their ids in the order in which they were sent.
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
    const photosOfCar = CarPhoto.query(trx).where({ car_id: carId });
    let last = (await photosOfCar.orderBy('display_order', 'desc').first())?.display_order ?? 0;
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
export const isSingle = ({ state }: Context): boolean =>
  state.body.image_path !== undefined || state.files.has('image');

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

function singlePhoto({ state: { body, files } }: Context): NewPhoto {
  const file = files.get('image')?.[0];
  const input = parseInput(carPhotoCreate, file ? { ...body, image_path: PENDING_FILE } : body);
  return { input, file, placed: isGiven(body.display_order) };
}

function severalPhotos({ state: { body, files } }: Context): NewPhoto[] {
  const sent = files.get('images') ?? [];
  const raw = sent.length > 0 ? { ...body, images: sent.map(() => PENDING_FILE) } : body;
  const { images, names, display_orders } = parseInput(carPhotosUpload, raw);
  return images.map((image_path, index) => {
    const [name, display_order] = [names[index], display_orders[index]];
    const input = parseInput(carPhotoCreate, { image_path, name, display_order });
    return { input, file: sent[index], placed: display_order !== undefined };
  });
}
