import { LIMITS } from '../../../contract/constants.ts';
import { carPhotosUpload } from '../../../contract/entities/carPhoto.ts';
import { answer, arrayOf, failures, listAnswer } from '../../../platform/openapi/answers.ts';
import { inSchema } from '../../../platform/openapi/inSchema.ts';
import { embedParameters } from '../../../platform/openapi/listParameters.ts';
import {
  type Described,
  type RouterPart,
  type Schema,
  schemaRef,
} from '../../../platform/openapi/model.ts';
import { PICTURE_TYPES, requestBody } from '../../../platform/openapi/requestBody.ts';
import { carPhotos } from '../../content/carPhotos/declaration.ts';
import { carPhotoEmbeds } from '../../content/cars/photosRouter.ts';
import { alsoTaken, writesOf } from '../../content/resources/describe.ts';

const { tag, name } = carPhotos.docs;
const several = inSchema(carPhotosUpload);
const { inputs } = requestBody(
  'CarPhotosUpload',
  { ...several, properties: { ...several.properties, ...alsoTaken(carPhotos.docs) } },
  [{ file: 'images', path: 'images', types: PICTURE_TYPES, many: LIMITS.carPhotosAtOnce }],
);
const { 'post /car-photos': single, ...changes } = writesOf(carPhotos, 'Id of the photo.');

const oneOf = (...names: string[]): Schema => ({ oneOf: names.map(schemaRef) });

const list = (id: string, summary: string): Omit<Described, 'rule'> => ({
  id,
  summary,
  description: 'Visitors see active photos of active cars.',
  key: 'Id or slug of the car.',
  parameters: embedParameters(Object.keys(carPhotoEmbeds)),
  list: carPhotos.fields,
  isKept: true,
  answers: { 200: listAnswer('The photos.', 'CarPhoto') },
});

const create = (id: string): Omit<Described, 'rule'> => ({
  id,
  summary: 'Add photos to a car',
  description: `One photo as a record, or up to ${LIMITS.carPhotosAtOnce} at once as \`images\`, \`names\` and \`display_orders\`, which belong together by index.`,
  key: 'Id or slug of the car.',
  body: {
    required: true,
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
    inputs: { ...single?.body?.inputs, ...inputs },
    schema: null,
    maxFiles: LIMITS.carPhotosAtOnce,
  },
  answers: {
    201: answer('The new photo, or the list of the new photos.', {
      oneOf: [schemaRef('CarPhoto'), arrayOf('CarPhoto')],
    }),
    ...failures(404),
  },
});

/** In the path of a write the key is a photo, else it is a car. */
export const carPhotosPart: RouterPart = {
  tag,
  routes: {
    'get /car-photos': list('listCarPhotos', 'List photos of all cars'),
    'post /car-photos': create('createCarPhotos'),
    'get /car-photos/{key}': list('listPhotosOfCar', 'List the photos of a car'),
    'post /car-photos/{key}': create('createPhotosOfCar'),
    ...changes,
    'get /cars/{key}/car-photos': list('listNestedCarPhotos', 'List the photos of a car'),
    'post /cars/{key}/car-photos': create('createNestedCarPhotos'),
  },
  records: { [name]: carPhotos.record },
};
