import type { Modifiers } from 'objection';
import type { SpecIcon } from '../../api/contract/constants.ts';
import { RESOURCES } from '../../api/contract/resources.ts';
import { contentModel } from './contentModel.ts';

const CAR_TEXTS = [...RESOURCES.cars.texts, ...RESOURCES.cars.nestedTexts] as const;

/** A car of the team. The database allows at most one current car. */
export class Car extends contentModel('cars', CAR_TEXTS) {
  declare spec_1_icon: SpecIcon;
  declare spec_2_icon: SpecIcon;
  declare spec_3_icon: SpecIcon;
  declare spec_4_icon: SpecIcon;
}

const PlainPhoto = contentModel('car-photos');

/** A photo of a car; its display order starts at 1. `name` is shown if `description` is empty. */
export class CarPhoto extends PlainPhoto {
  static override modifiers: Modifiers = {
    ...PlainPhoto.modifiers,
    /** Photos of inactive cars are hidden from visitors. */
    ofActiveCars: (query) =>
      query.whereExists(
        Car.query().where('cars.is_active', true).whereColumn('cars.id', 'car_photos.car_id'),
      ),
  };

  declare car_id: number;
}
