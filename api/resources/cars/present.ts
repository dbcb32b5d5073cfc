import { Car } from '../../../db/models/car.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import type { PerLocale } from '../../contract/locales.ts';
import type { Car as WireCar } from '../../contract/types.ts';
import type { Presenting } from '../crud/declaration.ts';

/** A car as it travels. */
export function presentCar(car: Car, { picture }: Presenting): WireCar {
  const texts = translationsOf(Car.translated, car.translations);
  return {
    id: car.id,
    slug: car.slug,
    is_active: car.is_active,
    is_current: car.is_current,
    image_path: car.image_path,
    image_info: picture(car.image_path),
    horsepower: car.horsepower,
    display_order: car.display_order,
    spec_icons: {
      spec_1_icon: car.spec_1_icon,
      spec_2_icon: car.spec_2_icon,
      spec_3_icon: car.spec_3_icon,
      spec_4_icon: car.spec_4_icon,
      spec_1_label: inBoth(texts, 'spec_1_label'),
      spec_2_label: inBoth(texts, 'spec_2_label'),
      spec_3_label: inBoth(texts, 'spec_3_label'),
      spec_4_label: inBoth(texts, 'spec_4_label'),
    },
    translations: { en: shown(texts.en), cs: shown(texts.cs) },
    version: car.version,
  };
}

const inBoth = <Field extends string>(texts: PerLocale<Record<Field, string>>, field: Field) => ({
  en: texts.en[field],
  cs: texts.cs[field],
});

const shown = ({
  name,
  description,
  specs_1,
  specs_2,
  specs_3,
  specs_4,
}: WireCar['translations']['en']) => ({
  name,
  description,
  specs_1,
  specs_2,
  specs_3,
  specs_4,
});
