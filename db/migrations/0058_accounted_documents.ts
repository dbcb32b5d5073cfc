import type { Knex } from 'knex';
import { texts } from './columns.ts';

const AT_ONCE = 500;

/** Documents are found by the period that accountants enter them in. */
export async function accountedDocuments(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('order_documents', (table) => {
    texts(table, 'accounted_on');
    table.index(['accounted_on', 'order_id']);
  });
  for (let last = 0; ; ) {
    const documents: { id: number; facts: unknown }[] = await trx('order_documents')
      .select('id', 'facts')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE);
    if (documents.length === 0) return;
    for (const { id, facts } of documents) {
      await trx('order_documents')
        .where({ id })
        .update({ accounted_on: accountedOn(facts) });
      last = id;
    }
  }
}

/** The tax point, or the day of issue for a seller that pays no VAT. */
function accountedOn(facts: unknown): string {
  const read: unknown = typeof facts === 'string' ? JSON.parse(facts) : facts;
  const { isVatPayer, taxableOn, issuedOn }: Record<string, unknown> = Object(read);
  return String((isVatPayer && taxableOn) || issuedOn || '');
}
