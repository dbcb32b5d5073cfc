import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { ShippingMethod } from '../../../db/models/content.ts';
import { PickupPoint, zipKey } from '../../../db/models/pickupPoint.ts';
import { LIMITS } from '../../contract/constants.ts';
import { countriesOf } from '../../contract/countries.ts';
import { asksPoint } from '../../contract/shipping.ts';
import { fold } from '../../contract/slug.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Listed } from '../../platform/lists/applyListQuery.ts';
import {
  boolean,
  integer,
  type ListFields,
  moment,
  text,
  words,
} from '../../platform/lists/fields.ts';
import { likePattern } from '../../platform/lists/likePattern.ts';
import { listRows } from '../../platform/lists/listRows.ts';

export const pointFields: ListFields = {
  id: integer,
  shipping_method: { ...integer, column: 'shipping_method_id' },
  code: text,
  name: words,
  street: words,
  city: words,
  zip: text,
  country: text,
  is_active: boolean,
  updated_at: moment,
};

const listed: Listed = {
  model: PickupPoint,
  fields: pointFields,
  order: [
    ['shipping_method_id', 'asc'],
    ['town_key', 'asc'],
  ],
};

export const listPoints = (knex: Knex, ctx: Context): Promise<PickupPoint[]> =>
  listRows(ctx, PickupPoint.query(knex), listed, 'pickup-points');

/** The last text that begins with this one, as bytes are ordered. */
const lastOf = (beginning: string) => `${beginning}\u{10ffff}`;

/**
 * The active points of a method whose town or postal code begins with what was typed; further words may be
 * anywhere in name and street. Where there is no such town, the points that have all the words somewhere.
 * Of nothing typed the first points are returned.
 */
export async function findPoints(
  knex: Knex,
  methodId: number,
  typed: string,
): Promise<PickupPoint[]> {
  const method = await ShippingMethod.query(knex).findById(methodId).modify('active');
  const asked = fold(typed).trim().replace(/\s+/g, ' ');
  if (!method || !asksPoint(method)) return [];
  const active = () =>
    PickupPoint.query(knex)
      .where({ shipping_method_id: methodId, is_active: true })
      .whereIn('country', countriesOf(method));
  if (asked === '') return first(active().orderBy('town_key'));
  const found = await first(isZip(asked) ? byZip(active(), asked) : byTown(active(), asked));
  return found.length > 0 ? found : first(withWords(active(), asked.split(' ')));
}

type Points = QueryBuilder<PickupPoint, PickupPoint[]>;

const isZip = (asked: string) => /^\d/.test(asked);

function byZip(points: Points, asked: string): Points {
  const zip = zipKey(asked);
  return points.where('zip_key', '>=', zip).where('zip_key', '<=', lastOf(zip)).orderBy('zip_key');
}

/** A town may have several words, of which the last one may be part of something else. */
function byTown(points: Points, asked: string): Points {
  const [town = '', ...more] = asked.split(/[ ,]+/);
  const begun = points.where('town_key', '>=', town).where('town_key', '<=', lastOf(town));
  return withWords(begun, more).orderBy('town_key');
}

function withWords(points: Points, words: readonly string[]): Points {
  for (const word of words.filter(Boolean)) {
    points.whereRaw("pickup_points.search like ? escape '\\'", [likePattern(word)]);
  }
  return points;
}

const first = (points: Points) =>
  points.orderBy('name').orderBy('id').limit(LIMITS.pointsFound).execute();
