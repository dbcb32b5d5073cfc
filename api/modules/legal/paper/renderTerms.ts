import { formatDate } from '../../../contract/dates.ts';
import { fillIn } from '../../../contract/fillIn.ts';
import type { Locale } from '../../../contract/locales.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { noBreaks } from '../../../contract/noBreaks.ts';
import { drawFeet, drawHead } from '../../../platform/pdf/letterhead.ts';
import { type Look, openSheet, PAGE } from '../../../platform/pdf/sheet.ts';
import { drawHtml } from './drawHtml.ts';
import { createFlow } from './flow.ts';
import { readHtml } from './readHtml.ts';

interface Terms {
  locale: Locale;
  /** The day from which the terms hold, YYYY-MM-DD. */
  valid_from: string;
  /** HTML without placeholders. */
  content: string;
  /** The instruction on withdrawal with its form, in HTML; '' for none. */
  withdrawal: string;
  /** When an order first agreed to it: an ISO timestamp. */
  created_at: string;
}

interface Printing {
  look: Look;
  sellerName: string;
  /** The address of the site, which links to its own pages begin with. */
  site: string;
}

/** Parts of the instruction: each begins a page of its own, so that the form can be sent alone. */
const PART = /(?=<h2\b)/;

/**
 * The terms that an order agreed to, the instruction on withdrawal and its model form as PDF/A
 * (Civil Code, § 1820 and 1827 (2)). Fonts and pdfkit are loaded with this file.
 */
export async function renderTerms(terms: Terms, printing: Printing): Promise<Buffer> {
  const { locale, valid_from, content, withdrawal, created_at } = terms;
  const { look, sellerName, site } = printing;
  const say = documents[locale].legal;
  const titled = {
    title: say.termsTitle,
    number: fillIn(say.termsFrom, { day: formatDate(valid_from, locale) }),
    locale,
    sellerName,
    issued: new Date(created_at),
  };
  const sheet = await openSheet(titled, look, null);
  drawHead(sheet, titled, look);
  const place = { flow: createFlow(sheet, locale), site, x: PAGE.left };
  const draw = (html: string) => drawHtml(place, readHtml(locale === 'cs' ? noBreaks(html) : html));
  draw(content);
  for (const part of withdrawal.split(PART).filter(Boolean)) {
    sheet.newPage();
    draw(part);
  }
  const foot = [sellerName, new URL(site).host].join('  ·  ');
  drawFeet(sheet, { ...titled, words: documents[locale].invoice, foot });
  return sheet.finish();
}
