import type { Knex } from 'knex';
import { AgreedText } from '../../../../db/models/agreedText.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { sellerNameOf } from '../../../contract/siteNames.ts';
import { lookOf, readSeller } from '../../documents/index.ts';

/** An attachment. */
export interface TermsFile {
  name: string;
  pdf: Buffer;
}

interface Deps {
  knex: Knex;
  publicUrl: string;
}

/**
 * Returns the PDF of what an order agreed to, by its digest; null where there is no such text. It is
 * made with the first mail that needs it and stored with the text: one for each version and language.
 */
export function createTermsFiles({ knex, publicUrl }: Deps) {
  // Mails that are sent at once wait for the same one.
  const making = new Map<string, Promise<TermsFile | null>>();
  return (digest: string): Promise<TermsFile | null> => {
    const file = making.get(digest) ?? termsFile(knex, digest, publicUrl);
    making.set(digest, file);
    const done = () => void making.delete(digest);
    file.then(done, done);
    return file;
  };
}

async function termsFile(knex: Knex, digest: string, site: string): Promise<TermsFile | null> {
  const text = await AgreedText.query(knex).findById(digest);
  if (!text) return null;
  const name = documents[text.locale].legal.termsFile;
  if (text.pdf) return { name, pdf: text.pdf };
  const seller = await readSeller(knex, text.locale);
  const { renderTerms } = await import('./renderTerms.ts');
  const pdf = await renderTerms(text, {
    look: await lookOf(knex, seller),
    sellerName: sellerNameOf(seller, new URL(site).host),
    site,
  });
  await AgreedText.query(knex).findById(digest).whereNull('pdf').patch({ pdf });
  return { name, pdf };
}
