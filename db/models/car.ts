import { Model, type Modifiers, type RelationMappings } from 'objection';
import type { SpecIcon } from '../../api/contract/constants.ts';
import { listModifiers } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** The texts of a car in one language; the labels of its specification cells are among them. */
export class CarTranslation extends Translation {
  static override tableName = 'car_translations';
  static override idColumn = ['car_id', 'language'];
  static override parentKey = 'car_id';

  declare car_id: number;
  declare name: string;
  declare description: string;
  declare specs_1: string;
  declare specs_2: string;
  declare specs_3: string;
  /** Holds the season's year (public-site §3). */
  declare specs_4: string;
  declare spec_1_label: string;
  declare spec_2_label: string;
  declare spec_3_label: string;
  declare spec_4_label: string;
}

/** A car of the team. The database keeps at most one current (back-office §3). */
export class Car extends Translatable {
  static override tableName = 'cars';
  static override booleans = ['is_active', 'is_current'];
  static override translated = [
    'name',
    'description',
    'specs_1',
    'specs_2',
    'specs_3',
    'specs_4',
    'spec_1_label',
    'spec_2_label',
    'spec_3_label',
    'spec_4_label',
  ] as const;
  static override translationModel = CarTranslation;
  static override modifiers = listModifiers;
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(Car),
    photos: {
      relation: Model.HasManyRelation,
      modelClass: CarPhoto,
      join: { from: 'cars.id', to: 'car_photos.car_id' },
    },
  });

  declare slug: string;
  declare is_active: boolean;
  declare is_current: boolean;
  declare image_path: string;
  declare horsepower: number | null;
  declare display_order: number;
  declare spec_1_icon: SpecIcon;
  declare spec_2_icon: SpecIcon;
  declare spec_3_icon: SpecIcon;
  declare spec_4_icon: SpecIcon;
  declare translations?: CarTranslation[];
  declare photos?: CarPhoto[];
}

/** What is written under a car's photo, in one language. */
export class CarPhotoTranslation extends Translation {
  static override tableName = 'car_photo_translations';
  static override idColumn = ['car_photo_id', 'language'];
  static override parentKey = 'car_photo_id';

  declare car_photo_id: number;
  declare description: string;
}

/** A photo of a car, in the order 1, 2, 3 … */
export class CarPhoto extends Translatable {
  static override tableName = 'car_photos';
  static override booleans = ['is_active'];
  static override translated = ['description'] as const;
  static override translationModel = CarPhotoTranslation;
  static override modifiers: Modifiers = {
    ...listModifiers,
    /** Photos of inactive cars are hidden from visitors (decisions, Reading and writing). */
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
  declare image_path: string;
  /** The plain name, used where `description` is empty. */
  declare name: string;
  declare is_active: boolean;
  declare display_order: number;
  declare translations?: CarPhotoTranslation[];
  declare car?: Car;
}
