import type { Knex } from 'knex';
import type { Order } from '../../../../db/models/order.ts';
import type { Context } from '../../../platform/http/context.ts';
import { sendPdf } from '../../../platform/http/sendFile.ts';
import { printDocument, proformaFacts, readIssued, readSeller } from '../../documents/index.ts';

/** Answers an order's proforma as it is now. */
export async function answerProforma(ctx: Context, knex: Knex, order: Order): Promise<void> {
  const seller = await readSeller(knex, order.locale);
  const facts = proformaFacts(order, seller, await readIssued(knex, order.id));
  const { pdf, fileName } = await printDocument(knex, facts);
  sendPdf(ctx, pdf, fileName);
}
