import { LIMITS } from '../../../contract/constants.ts';
import { carPhotosUpload } from '../../../contract/entities/carPhoto.ts';
import { carPhotos } from '../../car-photos/declaration.ts';
import { carPhotoEmbeds } from '../../cars/photosRouter.ts';
import { answer, failures, header, listAnswer, NOT_MODIFIED } from '../answers.ts';
import { inSchema } from '../inSchema.ts';
import { embedParameter, IF_NONE_MATCH, listParameters } from '../listParameters.ts';
import { type Described, type Parameter, type Part, type Schema, schemaRef } from '../model.ts';
import { alsoTaken, writesOf } from '../plainResource.ts';
import { PICTURE_TYPES, requestBody } from '../requestBody.ts';

const key = (description: string): Parameter => ({
  name: 'key',
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});

const ofCar = key('Id or slug of the car.');
const ofPhoto = key('Id of the photo.');

const { tag, name } = carPhotos.docs;
const writes = writesOf(carPhotos);
const several = inSchema(carPhotosUpload);
const upload = requestBody(
  'CarPhotosUpload',
  { ...several, properties: { ...several.properties, ...alsoTaken(carPhotos.docs) } },
  [{ file: 'images', path: 'images', types: PICTURE_TYPES, many: LIMITS.carPhotosAtOnce }],
);
const either = (media: 'CarPhotoCreate' | 'CarPhotoCreateForm', more: string): Schema => ({
  oneOf: [schemaRef(media), schemaRef(more)],
});

const list = (id: string, summary: string, parameters: Parameter[]): Described => ({
  id,
  summary,
  description: 'Visitors see active photos of active cars.',
  access: 'public',
  parameters: [
    ...parameters,
    ...listParameters(carPhotos.fields),
    embedParameter(Object.keys(carPhotoEmbeds)),
    IF_NONE_MATCH,
  ],
  answers: {
    200: listAnswer('The photos.', schemaRef('CarPhoto'), { ETag: header('ETag') }),
    304: NOT_MODIFIED,
    ...failures(400, ...(parameters.length > 0 ? ([404] as const) : [])),
  },
});

const create = (id: string, parameters: Parameter[]): Described => ({
  id,
  summary: 'Add photos to a car',
  description: `One photo as a record, or up to ${LIMITS.carPhotosAtOnce} at once as \`images\`, \`names\` and \`display_orders\`, which belong together by index.`,
  access: 'administrator',
  parameters,
  body: {
    required: true,
    content: {
      'application/json': { schema: either('CarPhotoCreate', 'CarPhotosUpload') },
      'multipart/form-data': {
        schema: either('CarPhotoCreateForm', 'CarPhotosUploadForm'),
        encoding: {
          image: { contentType: PICTURE_TYPES },
          images: { contentType: PICTURE_TYPES },
          translations: { contentType: 'application/json' },
        },
      },
    },
  },
  answers: {
    201: answer('The new photo, or the list of the new photos.', {
      oneOf: [schemaRef('CarPhoto'), { type: 'array', items: schemaRef('CarPhoto') }],
    }),
    ...failures(400, 404, 413, 415, 422),
  },
});

/** In the path of a write the key is a photo, else it is a car. */
export const carPhotosPart: Part = {
  tag,
  paths: {
    '/car-photos': {
      get: list('listCarPhotos', 'List photos of all cars', []),
      post: create('createCarPhotos', []),
    },
    '/car-photos/{key}': {
      get: list('listPhotosOfCar', 'List the photos of a car', [ofCar]),
      post: create('createPhotosOfCar', [ofCar]),
      put: { ...writes.put, parameters: [ofPhoto] },
      patch: { ...writes.patch, parameters: [ofPhoto] },
      delete: { ...writes.delete, parameters: [ofPhoto] },
    },
    '/cars/{key}/car-photos': {
      get: list('listNestedCarPhotos', 'List the photos of a car', [ofCar]),
      post: create('createNestedCarPhotos', [ofCar]),
    },
  },
  records: { [name]: carPhotos.record },
  inputs: { ...writes.inputs, ...upload.inputs },
};
