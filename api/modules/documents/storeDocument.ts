import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import {
  type IssuedFacts,
  type IssuedKind,
  isPrefix,
  type Seller,
} from '../../contract/documents.ts';
import { isDryRun } from '../../platform/commands.ts';
import { accountedOn } from './accountingDays.ts';
import { takeNumber } from './numbers.ts';
import { printing } from './printing.ts';
import { ratesOf, totalOf } from './rates.ts';

interface Storing {
  /** The document that a correction corrects. */
  original: number | null;
  now: Date;
  userId: number | null;
}

/** Numbers a document and keeps its bytes, both in one transaction: either both are there or neither. */
export async function storeDocument(
  trx: Knex.Transaction,
  facts: IssuedFacts,
  { original, now, userId }: Storing,
): Promise<OrderDocument> {
  const series = seriesOf(facts.kind, facts.seller);
  const { text, ...number } = await takeNumber(trx, series, Number(facts.issuedOn.slice(0, 4)));
  const numbered = { ...facts, number: text };
  const { pdf, isdoc } = isDryRun(trx) ? NOT_PRINTED : await printing.print(trx, numbered);
  return OrderDocument.query(trx).insertAndFetch({
    ...number,
    order_id: facts.orderId,
    kind: facts.kind,
    number_text: text,
    original_id: original,
    issued_at: now.toISOString(),
    accounted_on: accountedOn(numbered),
    total_halere: totalOf(ratesOf(facts)),
    facts: numbered,
    pdf,
    isdoc: Buffer.from(isdoc),
    digest: createHash('sha256').update(pdf).digest('hex'),
    user_id: userId,
  });
}

const NOT_PRINTED = { pdf: Buffer.alloc(0), isdoc: '' };

/** The letters before a number: the setting's, or the default where that is empty or taken. */
function seriesOf(kind: IssuedKind, seller: Seller): string {
  const letters = {
    invoice: seller.invoice_prefix ?? '',
    advance: 'P',
    credit_note: seller.credit_note_prefix || 'D',
    debit_note: 'V',
  }[kind];
  return isPrefix(letters) ? letters : '';
}
