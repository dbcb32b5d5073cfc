import type { Knex } from 'knex';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import type { DocumentFacts } from '../../contract/documents.ts';

/**
 * A document with the days that it may say: nothing is due before it was issued, and who pays no VAT
 * has no day of taxable supply (§ 29 of the VAT act binds payers alone).
 */
export const withDays = (facts: DocumentFacts): DocumentFacts => ({
  ...facts,
  taxableOn: facts.isVatPayer ? facts.taxableOn : null,
  dueOn: facts.dueOn !== null && facts.dueOn < facts.issuedOn ? facts.issuedOn : facts.dueOn,
});

/** The day by which accountants enter a document: its tax point, or the day of issue for who pays no VAT. */
export const accountedOn = (facts: DocumentFacts): string =>
  withDays(facts).taxableOn ?? facts.issuedOn;

/**
 * Notes that day of documents that have none: of those that an instance issued during an update, which was
 * still of the version before and didn't know the column.
 */
export async function noteAccountedDays(knex: Knex): Promise<void> {
  const without = await OrderDocument.query(knex).select('id', 'facts').where({ accounted_on: '' });
  for (const { id, facts } of without) {
    await OrderDocument.query(knex)
      .findById(id)
      .patch({ accounted_on: accountedOn(facts) });
  }
}
