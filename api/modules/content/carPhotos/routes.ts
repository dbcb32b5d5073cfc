import type { Knex } from 'knex';
import { Car } from '../../../../db/models/car.ts';
import { LIMITS } from '../../../contract/constants.ts';
import { carPhotosUpload } from '../../../contract/entities/carPhoto.ts';
import { needToWrite } from '../../../contract/resources.ts';
import { isSlug } from '../../../contract/slug.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { narrowToVisible } from '../../../platform/http/narrowToVisible.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type Route, type RouteGroup, route } from '../../../platform/http/route.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { answerList } from '../../../platform/lists/listAnswer.ts';
import { answer, arrayOf, failures, listAnswer } from '../../../platform/openapi/answers.ts';
import { inSchema } from '../../../platform/openapi/inSchema.ts';
import { embedParameters } from '../../../platform/openapi/listParameters.ts';
import { type Schema, schemaRef, type WriteBody } from '../../../platform/openapi/model.ts';
import { PICTURE_TYPES, requestBody } from '../../../platform/openapi/requestBody.ts';
import { cars } from '../cars/declaration.ts';
import { alsoTaken, describeCreate } from '../resources/describe.ts';
import { parent } from '../resources/embed.ts';
import type { ContentResource, Embeds } from '../resources/resource.ts';
import { changeRoutes } from '../resources/routes.ts';
import { createService, type ServiceDeps } from '../resources/service.ts';
import { addCarPhotos } from './commands/addCarPhotos.ts';
import { carPhotos } from './declaration.ts';
import { isSingle, sentPhotos } from './sentPhotos.ts';

const { docs } = carPhotos;
const WRITE = needToWrite('car-photos');
const carOfPhoto = parent('car', cars, 'car_id');

/** A photo with its car: json-server expands a parent, the clients embed it. */
const EMBEDS: Embeds = { car: carOfPhoto, cars: carOfPhoto };

/** In `/car-photos/{key}`, the key is a car for GET and POST and a photo for PUT, PATCH and DELETE. */
export function carPhotosRoutes(deps: ServiceDeps): RouteGroup {
  const { knex, bus, uploads } = deps;
  const service = createService(carPhotos, deps, EMBEDS);

  const listRoute = (
    path: `/${string}`,
    id: string,
    summary: string,
    narrowed: (ctx: Context) => Promise<Record<string, number>>,
  ): Route =>
    route({
      id,
      method: 'get',
      path,
      needs: 'public',
      cacheTags: ['car-photos', 'cars'],
      summary,
      description: 'Visitors see active photos of active cars.',
      key: CAR_KEY,
      parameters: embedParameters(Object.keys(EMBEDS)),
      list: carPhotos.fields,
      answers: { 200: listAnswer('The photos.', 'CarPhoto') },
      run: async (ctx) =>
        answerList(ctx, 'car-photos', await service.list(ctx, await narrowed(ctx))),
    });
  const ofCar = async (ctx: Context) => ({
    car_id: await carId(knex, ctx, ctx.params.key ?? ''),
  });

  const createRoute = (path: `/${string}`, id: string, car: (ctx: Context) => string): Route =>
    route({
      id,
      method: 'post',
      path,
      needs: WRITE,
      summary: 'Add photos to a car',
      description: `One photo as a record, or up to ${LIMITS.carPhotosAtOnce} at once as \`images\`, \`names\` and \`display_orders\`, matched by index.`,
      key: CAR_KEY,
      input: NEW_PHOTOS,
      answers: {
        201: answer('The new photo, or the list of the new photos.', {
          oneOf: [schemaRef('CarPhoto'), arrayOf('CarPhoto')],
        }),
        ...failures(404),
      },
      run: async (ctx) => {
        const id = await carId(knex, ctx, car(ctx));
        const photos = await sentPhotos(ctx, uploads);
        const ids = await addCarPhotos(bus, { carId: id, photos }, actorOf(ctx));
        const records = await Promise.all(ids.map((each) => service.one(ctx, String(each))));
        return isSingle(ctx) ? records[0] : records;
      },
    });
  const carInPath = (ctx: Context) => ctx.params.key ?? '';

  return {
    tag: docs.tag,
    records: { [docs.name]: carPhotos.record },
    routes: [
      listRoute('/car-photos', 'listCarPhotos', 'List photos of all cars', async () => ({})),
      createRoute('/car-photos', 'createCarPhotos', (ctx) => carKey(ctx.state.body.car_id)),
      listRoute('/car-photos/:key', 'listPhotosOfCar', 'List the photos of a car', ofCar),
      createRoute('/car-photos/:key', 'createPhotosOfCar', carInPath),
      ...changeRoutes(carPhotos, { ...docs, key: 'Id of the photo.' }, WRITE, service),
      listRoute('/cars/:key/car-photos', 'listNestedCarPhotos', 'List the photos of a car', ofCar),
      createRoute('/cars/:key/car-photos', 'createNestedCarPhotos', carInPath),
    ],
  };
}

/** The id of a car by its id or slug; throws a 404 for one that the reader may not see. */
async function carId(knex: Knex, ctx: Context, key: string): Promise<number> {
  const id = recordId(key);
  if (id === 0 && !isSlug(key)) throw notFound('car.notFound');
  const query = Car.query(knex).select('id');
  query.where(id === 0 ? { slug: key } : { id });
  narrowToVisible(query, cars, ctx);
  const car = await query.first();
  if (!car) throw notFound('car.notFound');
  return car.id;
}

/** The car that a body names; '' for anything but a number or a text. */
const carKey = (given: unknown): string =>
  typeof given === 'number' || typeof given === 'string' ? String(given) : '';

const CAR_KEY = 'Id or slug of the car.';

const oneOf = (...names: string[]): Schema => ({ oneOf: names.map(schemaRef) });

/** One photo, or several. */
const NEW_PHOTOS: WriteBody = {
  required: true,
  describe: () => ({
    content: {
      'application/json': { schema: oneOf('CarPhotoCreate', 'CarPhotosUpload') },
      'multipart/form-data': {
        schema: oneOf('CarPhotoCreateForm', 'CarPhotosUploadForm'),
        encoding: {
          image: { contentType: PICTURE_TYPES },
          images: { contentType: PICTURE_TYPES },
          translations: { contentType: 'application/json' },
        },
      },
    },
    inputs: {
      ...describeCreate(carPhotos as unknown as ContentResource).input.describe().inputs,
      ...requestBody('CarPhotosUpload', several, [
        { file: 'images', path: 'images', types: PICTURE_TYPES, many: LIMITS.carPhotosAtOnce },
      ]).describe().inputs,
    },
  }),
  schema: null,
  maxFiles: carPhotos.maxFiles ?? 1,
};

function several(): Schema {
  const schema = inSchema(carPhotosUpload);
  return { ...schema, properties: { ...schema.properties, ...alsoTaken(docs) } };
}
