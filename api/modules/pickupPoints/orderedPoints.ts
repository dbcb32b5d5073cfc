import type { Knex } from 'knex';
import { type DirectQuery, fromLists, integerOf, textOf } from '../../../db/directTransaction.ts';
import { PickupPoint } from '../../../db/models/pickupPoint.ts';

/** A point that an order names, as the list of its shipping method has it. */
export interface WantedPoint {
  method: number;
  code: string;
  /** Null without an active point of this code. */
  name: string | null;
  street: string;
  city: string;
  zip: string;
  country: string;
  /** Whether the method has a list of points at all. */
  is_listed: boolean | number;
}

/** Reads the points that orders name, by their methods and codes; asks nothing where there is none. */
export async function readWantedPoints(
  query: DirectQuery,
  wanted: readonly Pick<WantedPoint, 'method' | 'code'>[],
): Promise<WantedPoint[]> {
  if (wanted.length === 0) return [];
  return query<WantedPoint>(READ, [
    JSON.stringify(wanted.map(({ method, code }) => [method, code])),
  ]);
}

const READ = fromLists(
  (list) =>
    `select ${integerOf('wanted')} as method, ${textOf('wanted', 1)} as code, p.name,
       coalesce(p.street, '') as street, coalesce(p.city, '') as city, coalesce(p.zip, '') as zip,
       coalesce(p.country, '') as country,
       exists (select 1 from pickup_points l
         where l.shipping_method_id = ${integerOf('wanted')} and l.is_active = true) as is_listed
     from ${list('$1')} as wanted left join pickup_points p
       on p.shipping_method_id = ${integerOf('wanted')} and p.code = ${textOf('wanted', 1)}
       and p.is_active = true`,
);

/** The same of one point, outside of the checkout. */
export async function findWantedPoint(
  knex: Knex,
  method: number,
  code: string,
): Promise<WantedPoint[]> {
  const active = () =>
    PickupPoint.query(knex).where({ shipping_method_id: method, is_active: true });
  const [point, listed] = await Promise.all([active().findOne({ code }), active().first()]);
  const { name = null, street = '', city = '', zip = '', country = '' } = point ?? {};
  return [{ method, code, name, street, city, zip, country, is_listed: listed !== undefined }];
}
