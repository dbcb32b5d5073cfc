import type { Knex } from 'knex';
import type { Bus } from '../platform/commands.ts';
import { productBus } from '../productBus.ts';

/** A bus with the product's consequences, for tests that call commands without a server. */
export const testBus = (knex: Knex, now?: () => Date): Bus =>
  productBus({ knex, ...(now && { now }) });
