import Router from '@koa/router';
import { Car } from '../../../db/models/car.ts';
import { isSlug } from '../../contract/slug.ts';
import type { Context, Middleware, RequestState } from '../../http/context.ts';
import { remember } from '../../http/remember.ts';
import { administrator } from '../../http/session.ts';
import { recordId } from '../../http/validate.ts';
import { notFound } from '../../services/failure.ts';
import { carPhotos } from '../car-photos/declaration.ts';
import { type Embeds, parent } from '../crud/embed.ts';
import { setListHeaders } from '../crud/listAnswer.ts';
import { narrowToVisible } from '../crud/narrowToVisible.ts';
import type { RouterDeps } from '../crud/router.ts';
import { createService } from '../crud/service.ts';
import { createPhotos, isSingle } from './createPhotos.ts';
import { cars } from './declaration.ts';

const carOfPhoto = parent('car', cars, 'car_id');

/** A photo with its car: json-server expands a parent, the clients embed it. */
export const carPhotoEmbeds: Embeds = { car: carOfPhoto, cars: carOfPhoto };

/**
 * Photos of cars: in `/car-photos/{x}`, x is a car for GET and POST and a photo for PUT, PATCH and
 * DELETE; `/car-photos?car_id=` and `/cars/{x}/car-photos` work as well.
 */
export function carPhotosRouter(deps: RouterDeps): Router<RequestState> {
  const service = createService(carPhotos, deps, carPhotoEmbeds);
  const router = new Router<RequestState>({ prefix: '/api' });
  const remembered = remember(deps.cache, ['car-photos', 'cars']);
  const write = [administrator, deps.body({ maxFiles: carPhotos.maxFiles ?? 1 })];

  const carId = async (ctx: Context, key: string): Promise<number> => {
    const id = recordId(key);
    if (id === null && !isSlug(key)) throw notFound('car.notFound');
    const query = Car.query(deps.knex).select('id');
    query.where(id === null ? { slug: key } : { id });
    narrowToVisible(query, cars, ctx);
    const car = await query.first();
    if (!car) throw notFound('car.notFound');
    return car.id;
  };

  const list = async (ctx: Context, narrow: Record<string, number>) => {
    const { records, total, query } = await service.list(ctx, narrow);
    setListHeaders(ctx, 'car-photos', query, records.length, total);
    ctx.body = records;
  };

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

  const update: Middleware = async (ctx) => {
    ctx.body = await service.update(ctx, ctx.params.photo ?? '');
  };
  router.put('/car-photos/:photo', ...write, update);
  router.patch('/car-photos/:photo', ...write, update);
  router.delete('/car-photos/:photo', administrator, async (ctx) => {
    ctx.body = await service.remove(ctx, ctx.params.photo ?? '');
  });

  return router;
}

/** The car that a body names; '' for anything but a number or a text. */
const carKey = (given: unknown): string =>
  typeof given === 'number' || typeof given === 'string' ? String(given) : '';
