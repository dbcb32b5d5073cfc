import type { Knex } from 'knex';
import { ShippingMethod } from '../../../../db/models/content.ts';
import { Product } from '../../../../db/models/product.ts';
import {
  orderCreate,
  orderRuleOrder,
  orderWithoutAddress,
} from '../../../contract/entities/order.ts';
import { mayNeedAddress, needsAddress } from '../../../contract/shipping.ts';
import type { OrderInput } from '../../../contract/types.ts';
import { parseInput } from '../../../platform/http/validate.ts';

type Body = Record<string, unknown>;

/**
 * An order as it was sent; throws a 422 with every broken rule. A missing address is none of them yet
 * in an order that is right otherwise: whether there is a parcel is known when it is placed.
 */
export async function parseOrder(knex: Knex, body: Body): Promise<OrderInput> {
  try {
    return parseInput(orderWithoutAddress, body, orderRuleOrder);
  } catch (error) {
    if (await isKnownWithoutParcel(knex, body)) throw error;
    return parseInput(orderCreate, body, orderRuleOrder);
  }
}

async function isKnownWithoutParcel(knex: Knex, body: Body): Promise<boolean> {
  const { shipping_method, items } = orderCreate.shape;
  const chosen = shipping_method.safeParse(body.shipping_method);
  const shipping = chosen.success && (await ShippingMethod.query(knex).findById(chosen.data));
  if (shipping) return !needsAddress(shipping);
  const ordered = items.safeParse(body.items);
  if (!ordered.success) return false;
  const ids = [...new Set(ordered.data.map(({ id }) => id))];
  const products = await Product.query(knex)
    .whereIn(
      'id',
      ids.filter((id) => typeof id === 'number'),
    )
    .orWhereIn(
      'slug',
      ids.filter((id) => typeof id === 'string'),
    );
  const categories = products.map(({ category }) => category);
  return products.length === ids.length && !mayNeedAddress(categories);
}
