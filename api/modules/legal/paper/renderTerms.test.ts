import { describe, expect, it } from 'vitest';
import { legalNumbers } from '../../../contract/legal/facts.ts';
import { fillPlaceholders, unknownPlaceholders } from '../../../contract/legal/placeholders.ts';
import withdrawal from '../../../contract/legal/templates/withdrawal.json' with { type: 'json' };
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { noBreaks } from '../../../contract/noBreaks.ts';
import { plainText } from '../../../platform/html.ts';
import { textOfPdf } from '../../../testing/testPdf.ts';
import { cleanLegal } from '../cleanLegal.ts';
import { templateOf } from '../versions.ts';
import { renderTerms } from './renderTerms.ts';

const SELLER = '<strong>Rysi Drift Team s.r.o.</strong><br />Pod Rysím vrchem 27';
const values = {
  seller: { card: `<address>${SELLER}</address>`, line: SELLER },
  team: 'Rysi',
  email: '<a href="mailto:info@rysi.cz">info@rysi.cz</a>',
  vat: '',
  numbers: legalNumbers((key) => (key === 'withdrawal_days' ? '30' : '')),
};
const site = 'https://rysi.example.cz';

const render = (locale: Locale, content: string, instruction = '') =>
  renderTerms(
    {
      locale,
      content,
      withdrawal: instruction,
      valid_from: '2026-01-01',
      created_at: '2026-03-01T10:00:00.000Z',
    },
    { look: { accent: '', logo: null }, sellerName: 'Rysi Drift Team s.r.o.', site },
  );

/** What each page's head and foot say. */
const AROUND =
  /^(?:Rysi Drift Team s\.r\.o\. {2}·.*|(?:Page|Strana) \d+.*|(?:Terms|Obchodní).* \d+)$/gm;

/** Without spaces, the labels of lists and the addresses of links. */
const lettersOf = (text: string) =>
  text.replace(/\(https:[^)]*\)/g, '').replace(/[\s\u2060•–]/g, '');

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

describe.each(LOCALES)('what an order agreed to, on paper in %s', (locale) => {
  const fill = (html: string) => fillPlaceholders(html, values, locale);
  const content = fill(templateOf('terms', locale));
  const instruction = fill(withdrawal[locale].join(''));

  it('is PDF/A with tags, a language and a title', async () => {
    const pdf = (await render(locale, content, instruction)).toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf).toContain(`/Lang (${locale === 'cs' ? 'cs-CZ' : 'en'})`);
    expect(pdf).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(pdf).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(pdf).toContain('/DisplayDocTitle true');
    for (const tag of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody']) {
      expect(pdf, tag).toContain(`/S /${tag}\n`);
    }
  });

  it('says every word of the terms, the instruction and the form', async () => {
    const text = textOfPdf(await render(locale, content, instruction));
    const shown = lettersOf(text.replace(/\u00a0/g, ' ').replace(AROUND, ''));
    for (const html of [content, instruction]) {
      for (const line of plainText(locale === 'cs' ? noBreaks(html) : html).split('\n')) {
        expect(shown).toContain(lettersOf(line));
      }
    }
    expect(text).toContain(`${site}/withdrawal`);
    expect(text.replace(/\s/g, ' ')).toContain(locale === 'cs' ? '30 dnů' : '30 days');
  });

  it('has the form on a page of its own', async () => {
    const both = pagesOf(await render(locale, '<p>a</p>', instruction));
    const without = pagesOf(await render(locale, '<p>a</p>'));
    expect([without, both]).toEqual([1, 3]);
  });

  it('has an instruction as the sanitiser would leave it, whose placeholders are known', () => {
    const html = withdrawal[locale].join('');
    expect(cleanLegal(html).replaceAll(' rel="noopener"', '')).toBe(html);
    expect(unknownPlaceholders(html)).toEqual([]);
  });
});

it('leaves no line alone at the end of a page, nor a heading without its text', async () => {
  const three = `${'word '.repeat(60)}`.trim();
  for (let above = 30; above < 42; above += 1) {
    const html = `${'<p>one line</p>'.repeat(above)}<h2>Heading</h2><p>${three}</p>`;
    const pdf = await render('en', html);
    const lines = textOfPdf(pdf).split('\n');
    const heading = lines.indexOf('Heading');
    // The foot of the first page is drawn after its text.
    const isParted = lines.slice(heading, heading + 4).some((line) => /^Rysi/.test(line));
    expect([above, isParted]).toEqual([above, false]);
  }
});

it('takes whatever a team may write, over as many pages as it needs', async () => {
  const row = '<tr><th scope="row">Cap &amp; mug</th><td colspan="2">7 <em>days</em></td></tr>';
  const head = '<thead><tr><th scope="col">What</th><th>How long</th></tr></thead>';
  const html = [
    'Bare words<h2 id="a">Heading</h2><h3>Lower</h3><h4>Lowest</h4>',
    `<table><caption>Periods</caption>${head}<tbody>${row.repeat(60)}</tbody></table>`,
    `<table><tbody><tr><td>${'long cell '.repeat(1_000)}</td></tr></tbody></table>`,
    '<table></table><ul></ul><p></p><p> </p>',
    '<ol><li>One<ul><li>Inner</li></ul></li><li><p>Two</p><p>More</p></li></ol>',
    '<blockquote><p>Quoted</p>bare</blockquote><p><s>old</s> <u>new</u> <code>code</code></p>',
    `<p>${'A sentence without an end, '.repeat(2_000)}LAST</p><p>${'w'.repeat(3_000)}</p>`,
    '<p>李 ½ 🏁</p>',
  ].join('');
  const pdf = await render('en', html);
  const text = textOfPdf(pdf);
  expect(pagesOf(pdf)).toBeGreaterThan(10);
  expect(text.match(/Cap & mug/g)).toHaveLength(60);
  expect(text.match(/long cell/g)?.length).toBeGreaterThan(500);
  for (const word of ['Bare words', 'Lowest', 'Periods', 'Inner', 'More', 'Quoted', 'LAST']) {
    expect(text).toContain(word);
  }
  expect(text.match(/w/g)?.length).toBeGreaterThan(3_000);
});
