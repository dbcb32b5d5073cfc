import type { Car, CarPhoto } from '../../api/contract/types.ts';
import { detailQuery } from '../app/detailQuery.ts';
import { sectionQuery } from '../app/sectionQuery.ts';
import type { ApiAccess } from '../app/site.ts';

export const carsQuery = (access: ApiAccess) => sectionQuery<Car[]>(access, '/cars');

/** One car by its slug; null when there is none. */
export const carQuery = (access: ApiAccess, slug: string) =>
  detailQuery<Car>(access, `/cars/${encodeURIComponent(slug)}`);

/** A car's photos; null when there is no such car. */
export const carPhotosQuery = (access: ApiAccess, slug: string) =>
  detailQuery<CarPhoto[]>(access, `/car-photos/${encodeURIComponent(slug)}`);
