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
