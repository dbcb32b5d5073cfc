import Router from '@koa/router';
import type { Knex } from 'knex';
import { Car, CarPhoto } from '../../../../db/models/car.ts';
import { saveTranslations } from '../../../../db/models/translations.ts';
import {
  type CarPhotoInput,
  carPhotoCreate,
  carPhotosUpload,
} from '../../../contract/entities/carPhoto.ts';
import { PENDING_FILE } from '../../../contract/fields.ts';
import { fold, isSlug } from '../../../contract/slug.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Context, RequestState, UploadedFile } from '../../../platform/http/context.ts';
import { remember } from '../../../platform/http/remember.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import { answerList } from '../../../platform/lists/listAnswer.ts';
import { holdFiles } from '../../media/pictureUses/holdFiles.ts';
import type { Uploads } from '../../media/uploads.ts';
import { carPhotos } from '../carPhotos/declaration.ts';
import type { Embeds } from '../resources/declaration.ts';
import { parent } from '../resources/embed.ts';
import { by, keepRevisions } from '../resources/keepRevisions.ts';
import { narrowToVisible } from '../resources/narrowToVisible.ts';
import { mountChanges, type RouterDeps } from '../resources/router.ts';
import { createService } from '../resources/service.ts';
import { cars } from './declaration.ts';

const carOfPhoto = parent('car', cars, 'car_id');

/** A photo with its car: json-server expands a parent, the clients embed it. */
export const carPhotoEmbeds: Embeds = { car: carOfPhoto, cars: carOfPhoto };

/** In `/car-photos/{x}`, x is a car for GET and POST and a photo for PUT, PATCH and DELETE. */
export function carPhotosRouter(deps: RouterDeps): Router<RequestState> {
  const service = createService(carPhotos, deps, carPhotoEmbeds);
  const router = new Router<RequestState>({ prefix: '/api' });
  const remembered = remember(deps.cache, ['car-photos', 'cars']);
  const write = [deps.body({ maxFiles: carPhotos.maxFiles ?? 1 })];

  const carId = async (ctx: Context, key: string): Promise<number> => {
    const id = recordId(key);
    if (id === 0 && !isSlug(key)) throw notFound('car.notFound');
    const query = Car.query(deps.knex).select('id');
    query.where(id === 0 ? { slug: key } : { id });
    narrowToVisible(query, cars, ctx);
    const car = await query.first();
    if (!car) throw notFound('car.notFound');
    return car.id;
  };

  const list = async (ctx: Context, narrow: Record<string, number>) =>
    answerList(ctx, 'car-photos', await service.list(ctx, narrow));

  const create = async (ctx: Context, key: string) => {
    const ids = await createPhotos(ctx, await carId(ctx, key), deps);
    deps.cache.drop(['car-photos']);
    const records = await Promise.all(ids.map((id) => service.one(ctx, String(id))));
    ctx.status = 201;
    ctx.body = isSingle(ctx) ? records[0] : records;
  };

  router.get('/car-photos', remembered, (ctx) => list(ctx, {}));
  router.post('/car-photos', ...write, (ctx) => create(ctx, carKey(ctx.state.body.car_id)));
  for (const path of ['/car-photos/:car', '/cars/:car/car-photos']) {
    router.get(path, remembered, async (ctx) =>
      list(ctx, { car_id: await carId(ctx, ctx.params.car ?? '') }),
    );
    router.post(path, ...write, (ctx) => create(ctx, ctx.params.car ?? ''));
  }

  mountChanges(router, '/car-photos/:key', write, service);
  return router;
}

/** The car that a body names; '' for anything but a number or a text. */
const carKey = (given: unknown): string =>
  typeof given === 'number' || typeof given === 'string' ? String(given) : '';

interface NewPhoto {
  input: CarPhotoInput;
  file: UploadedFile | undefined;
  /** Whether its place was sent; otherwise it follows the last photo. */
  placed: boolean;
}

/** Adds one photo, or several as `images`, `names` and `display_orders`; returns their ids. */
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

const isSingle = ({ state }: Context): boolean =>
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
