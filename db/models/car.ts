import { Model, type Modifiers, type RelationMappings } from 'objection';
import type { SpecIcon } from '../../api/contract/constants.ts';
import { RESOURCES } from '../../api/contract/resources.ts';
import { contentModel } from './contentModel.ts';
import { listModifiers } from './listModifiers.ts';
import { translationsRelation } from './translatable.ts';

const CAR_TEXTS = [...RESOURCES.cars.texts, ...RESOURCES.cars.nestedTexts] as const;

/** A car of the team. The database keeps at most one current. */
export class Car extends contentModel('cars', CAR_TEXTS) {
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(Car),
    photos: {
      relation: Model.HasManyRelation,
      modelClass: CarPhoto,
      join: { from: 'cars.id', to: 'car_photos.car_id' },
    },
  });

  declare spec_1_icon: SpecIcon;
  declare spec_2_icon: SpecIcon;
  declare spec_3_icon: SpecIcon;
  declare spec_4_icon: SpecIcon;
  declare photos?: CarPhoto[];
}

/** A photo of a car, in the order 1, 2, 3 … `name` is shown where `description` is empty. */
export class CarPhoto extends contentModel('car-photos') {
  static override modifiers: Modifiers = {
    ...listModifiers,
    /** Photos of inactive cars are hidden from visitors. */
    ofActiveCars: (query) =>
      query.whereExists(
        Car.query().where('cars.is_active', true).whereColumn('cars.id', 'car_photos.car_id'),
      ),
  };
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(CarPhoto),
    car: {
      relation: Model.BelongsToOneRelation,
      modelClass: Car,
      join: { from: 'car_photos.car_id', to: 'cars.id' },
    },
  });

  declare car_id: number;
  declare car?: Car;
}
