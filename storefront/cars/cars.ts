import { type Locale, localized, type PerLocale } from '../../api/contract/locales.ts';
import type { Car, CarPhoto } from '../../api/contract/types.ts';
import { detailQuery, type SectionQuery, sectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

/** What lists show of a car: its name, and the year in its fourth specification. */
interface Named {
  translations: PerLocale<Pick<Car['translations']['en'], 'name' | 'specs_4'>>;
}

/** A car without the texts of its own page. */
export type ListedCar = Named &
  Pick<
    Car,
    | 'id'
    | 'slug'
    | 'image_path'
    | 'image_info'
    | 'horsepower'
    | 'is_current'
    | 'is_active'
    | 'display_order'
  >;

/** The year in a car's fourth specification, 19xx or 20xx; 0 when there is none. */
export function seasonYear(car: Named): number {
  const { en, cs } = car.translations;
  const year = /\b(?:19|20)\d{2}\b/.exec(`${en.specs_4} ${cs.specs_4}`)?.[0];
  return year ? Number(year) : 0;
}

/** The active cars, newest season first; cars of one season in display order. */
export const bySeason = <T extends ListedCar>(cars: readonly T[]): T[] =>
  cars
    .filter((car) => car.is_active)
    .sort((a, b) => seasonYear(b) - seasonYear(a) || a.display_order - b.display_order);

export const inDisplayOrder = <T extends ListedCar>(cars: readonly T[]): T[] =>
  cars.filter((car) => car.is_active).sort((a, b) => a.display_order - b.display_order);

export const carName = (car: Named, locale: Locale): string =>
  localized(car.translations, 'name', locale);

export function carsQuery(access: ApiAccess): SectionQuery<ListedCar[]> {
  const asked = sectionQuery<Car[]>(access, '/cars');
  return { ...asked, queryFn: async (context) => (await asked.queryFn(context)).map(listed) };
}

function listed(car: Car): ListedCar {
  const { id, slug, image_path, image_info, horsepower } = car;
  const { is_current, is_active, display_order, translations } = car;
  const texts = (locale: Locale) => {
    const { name, specs_4 } = translations[locale];
    return { name, specs_4 };
  };
  return {
    id,
    slug,
    image_path,
    image_info,
    horsepower,
    is_current,
    is_active,
    display_order,
    translations: { en: texts('en'), cs: texts('cs') },
  };
}

/** One car by its slug; null when it doesn't exist. */
export const carQuery = (access: ApiAccess, slug: string) =>
  detailQuery<Car>(access, `/cars/${encodeURIComponent(slug)}`);

/** A car's photos; null when the car doesn't exist. */
export const carPhotosQuery = (access: ApiAccess, slug: string) =>
  detailQuery<CarPhoto[]>(access, `/car-photos/${encodeURIComponent(slug)}`);
