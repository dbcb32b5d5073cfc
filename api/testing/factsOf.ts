import type { Order } from '../../db/models/order.ts';
import type { DocumentFacts, Seller } from '../contract/documents.ts';
import { orderFacts } from '../modules/documents/facts.ts';

/** What the documents of an order say before any was issued. */
export const factsOf = (order: Order, seller: Seller): DocumentFacts =>
  orderFacts(order, seller, []);
