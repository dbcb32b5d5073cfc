import type { Order } from '../../../db/models/order.ts';
import { orderRuleOrder } from '../../contract/entities/order.ts';
import { orderCorrection } from '../../contract/entities/orderCorrection.ts';
import type { OrderCorrection } from '../../contract/types.ts';
import { parseInput } from '../../platform/http/validate.ts';
import { correctableOf } from './orderTrail.ts';

/** A correction as it was sent, over the order as it is; throws a 422 with every broken rule. */
export const parseCorrection = (order: Order, body: Record<string, unknown>): OrderCorrection =>
  parseInput(orderCorrection, { ...correctableOf(order), ...body }, orderRuleOrder);
