import { localized } from '../../api/contract/locales.ts';
import type { Car, CarPhoto } from '../../api/contract/types.ts';
import { detailQuery, sectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

/** The year in a car's fourth specification, 19xx or 20xx; 0 when there is none. */
export function seasonYear(car: Pick<Car, 'translations'>): number {
  const { en, cs } = car.translations;
  const year = /\b(?:19|20)\d{2}\b/.exec(`${en.specs_4} ${cs.specs_4}`)?.[0];
  return year ? Number(year) : 0;
}

/** The active cars, newest season first; cars of one season in display order. */
export const bySeason = (cars: readonly Car[]): Car[] =>
  cars
    .filter((car) => car.is_active)
    .sort((a, b) => seasonYear(b) - seasonYear(a) || a.display_order - b.display_order);

export const inDisplayOrder = (cars: readonly Car[]): Car[] =>
  cars.filter((car) => car.is_active).sort((a, b) => a.display_order - b.display_order);

export const carName = (car: Car, locale: 'cs' | 'en'): string =>
  localized(car.translations, 'name', locale);

export const carsQuery = (access: ApiAccess) => sectionQuery<Car[]>(access, '/cars');

/** One car by its slug; null when it doesn't exist. */
export const carQuery = (access: ApiAccess, slug: string) =>
  detailQuery<Car>(access, `/cars/${encodeURIComponent(slug)}`);

/** A car's photos; null when the car doesn't exist. */
export const carPhotosQuery = (access: ApiAccess, slug: string) =>
  detailQuery<CarPhoto[]>(access, `/car-photos/${encodeURIComponent(slug)}`);
