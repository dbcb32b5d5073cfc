import Router from '@koa/router';
import { Car } from '../../../db/models/car.ts';
import { isSlug } from '../../contract/slug.ts';
import type { Context, Middleware, RequestState } from '../../http/context.ts';
import { remember } from '../../http/remember.ts';
import { administrator } from '../../http/session.ts';
import { recordId } from '../../http/validate.ts';
import { notFound } from '../../services/failure.ts';
import { cars } from '../cars/declaration.ts';
import { setListHeaders } from '../crud/listAnswer.ts';
import { narrowToVisible } from '../crud/narrowToVisible.ts';
import type { RouterDeps } from '../crud/router.ts';
import { createService } from '../crud/service.ts';
import { createPhotos } from './createPhotos.ts';
import { carPhotos } from './declaration.ts';
import { carPhotoEmbeds } from './embeds.ts';

/**
 * Photos of cars: GET and POST `/car-photos/{x}` where x is a car, PUT, PATCH and DELETE where x is
 * a photo; `/car-photos?car_id=` and `/cars/{x}/car-photos` do too (decisions, Reading and writing).
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

  const listOfCar: Middleware = async (ctx) =>
    list(ctx, { car_id: await carId(ctx, ctx.params.car ?? '') });

  const create = async (ctx: Context, key: string) => {
    const ids = await createPhotos(ctx, await carId(ctx, key), deps);
    deps.cache.drop(['car-photos']);
    const records = await Promise.all(ids.map((id) => service.one(ctx, String(id))));
    const single = ctx.state.body.image_path !== undefined || ctx.state.files.has('image');
    ctx.status = 201;
    ctx.body = single ? records[0] : records;
  };

  const createOfCar: Middleware = (ctx) => create(ctx, ctx.params.car ?? '');

  router.get('/car-photos', remembered, (ctx) => list(ctx, {}));
  router.post('/car-photos', ...write, (ctx) => create(ctx, carKey(ctx.state.body.car_id)));
  for (const path of ['/car-photos/:car', '/cars/:car/car-photos']) {
    router.get(path, remembered, listOfCar);
    router.post(path, ...write, createOfCar);
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

/** The car that a body names; anything but a number or a text is none. */
const carKey = (given: unknown): string =>
  typeof given === 'number' || typeof given === 'string' ? String(given) : '';
