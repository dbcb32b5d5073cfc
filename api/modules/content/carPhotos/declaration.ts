import { z } from 'zod';
import { CarPhoto } from '../../../../db/models/car.ts';
import { LIMITS } from '../../../contract/constants.ts';
import { defineResource } from '../resources/defineResource.ts';

export const carPhotos = defineResource('car-photos', {
  model: CarPhoto,
  docs: {
    alsoTakes: z.object({ car_id: z.string().meta({ description: 'Id or slug of the car.' }) }),
  },
  fields: { car_id: { type: 'integer' } },
  visible: (query) => query.where('car_photos.is_active', true).modify('ofActiveCars'),
  alsoVisible(query, { resource, id }) {
    if (resource === 'cars')
      query.orWhere({ 'car_photos.is_active': true, 'car_photos.car_id': id });
  },
  // More than the rule allows, so that the rule rejects the excess and not the parser.
  maxFiles: LIMITS.carPhotosAtOnce * 2,
});
