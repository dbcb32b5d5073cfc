import type { Knex } from 'knex';
import type { DocumentFacts, Seller } from '../../contract/documents.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Encoder } from '../../platform/images/encoder.ts';
import type { Look } from '../../platform/pdf/sheet.ts';
import { isdocOf } from './isdoc.ts';
import { type PrintedForm, previewOf, printedForm } from './printedForm.ts';

interface PrintingDeps {
  publicUrl: string;
  files: FileStore;
  encoder: Encoder;
}

interface Printing extends PrintingDeps {
  /** The last logo: its path never names another picture. */
  logo?: { path: string; bytes: Buffer };
}

/** By the database: documents are issued deep inside its transactions, which carry nothing else. */
const printings = new WeakMap<object, Printing>();

/** Says where documents of a database take the site's address and logo from. */
export function printDocuments(knex: Knex, deps: PrintingDeps): void {
  printings.set(knex.client.config, { ...deps });
}

/** A document as PDF/A with its ISDOC form inside; a proforma has none. */
export async function printDocument(knex: Knex, facts: DocumentFacts) {
  const isdoc = facts.kind === 'proforma' ? null : isdocOf(facts);
  const printed = printedForm(facts, siteOf(knex));
  const pdf = await render(knex, printed, facts.seller, isdoc);
  return { pdf, isdoc: isdoc ?? '', fileName: printed.fileName };
}

/** An invoice as it would look if it were issued now; nothing is kept of it. */
export async function printPreview(knex: Knex, facts: DocumentFacts) {
  const printed = previewOf(facts, siteOf(knex));
  return { pdf: await render(knex, printed, facts.seller, null), fileName: printed.fileName };
}

const siteOf = (knex: Knex) => printings.get(knex.client.config)?.publicUrl ?? 'http://localhost';

async function render(knex: Knex, printed: PrintedForm, seller: Seller, isdoc: string | null) {
  const look = await lookOf(knex, seller);
  // Loaded when a document is asked for: fonts and pdfkit would slow the server's start.
  const { renderDocument } = await import('./renderDocument.ts');
  return renderDocument(printed, look, isdoc);
}

/** What documents that are kept are printed with. */
export const printing = { print: printDocument };

/** The team's look on what is printed of a database. */
export const lookOf = async (knex: Knex, seller: Seller): Promise<Look> => ({
  accent: seller.theme_accent ?? '',
  logo: await logoOf(printings.get(knex.client.config), seller),
});

/** The logo for light ground, else the other; none where it can't be read: the name is printed then. */
async function logoOf(printing: Printing | undefined, seller: Seller): Promise<Look['logo']> {
  const path = seller.logo_light_path || seller.logo_path || '';
  if (!printing || !path.startsWith(UPLOADS)) return null;
  if (printing.logo?.path !== path) {
    try {
      const stored = await printing.files.get(path.slice(UPLOADS.length));
      printing.logo = { path, bytes: await printing.encoder.logo(stored) };
    } catch {
      return null;
    }
  }
  return printing.logo.bytes;
}

const UPLOADS = '/uploads/';
