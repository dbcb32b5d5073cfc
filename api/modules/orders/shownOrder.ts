import type { Knex } from 'knex';
import { pragueToday } from '../../contract/dates.ts';
import type { Order } from '../../contract/types.ts';
import type { Context } from '../../platform/http/context.ts';
import { presentOrder } from './present.ts';
import { findOrder } from './queries.ts';

/** The order of a request’s path as the back-office shows it; throws a 404. */
export const shownOrder = async (
  { knex, now }: { knex: Knex; now(): Date },
  { params, state }: Context,
): Promise<Order> =>
  presentOrder(await findOrder(knex, params.key), state.locale, pragueToday(now()));
