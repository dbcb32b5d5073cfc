import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { factsOf } from '../../testing/factsOf.ts';
import {
  testOrder as order,
  PAYER,
  SELLER as seller,
  testOrder,
} from '../../testing/testOrders.ts';
import { invoiceDraft } from './drafts.ts';
import { previewOf, printedForm } from './printedForm.ts';
import { renderDocument } from './renderDocument.ts';

const site = 'https://rysi.example.cz';
const proformaOf = (...of: Parameters<typeof factsOf>) => printedForm(factsOf(...of), site);
const LOOK = { accent: '', logo: null };
/** Amounts have no-break spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('an invoice', () => {
  it('is written in the order’s language', () => {
    const czech = proformaOf(order(), seller);
    expect(czech).toMatchObject({
      title: 'Proforma faktura',
      number: '0000000012',
      fileName: 'proforma-0000000012.pdf',
      supplier: {
        name: 'Rysi Drift Team s.r.o.',
        address: ['Pod Rysím vrchem 27', '397 01 Písek'],
        facts: ['IČO: 99027178'],
      },
    });
    expect(plain(czech.total)).toBe('2 092,60 Kč');
    const english = proformaOf(order({ locale: 'en' }), seller);
    expect(english).toMatchObject({
      title: 'Proforma invoice',
      total: '2,092.60\u00a0CZK',
    });
    expect(english.lines[0]).toMatchObject({
      name: 'Cap',
      quantity: '2 pcs',
      unitPrice: '490.90\u00a0CZK',
      total: '981.80\u00a0CZK',
    });
  });

  it('is dated in Prague and due seven days later', () => {
    const facts = new Map(proformaOf(order(), seller).facts);
    expect(plain(facts.get('Datum vystavení') ?? '')).toBe('22. 3. 2026');
    expect(plain(facts.get('Datum splatnosti') ?? '')).toBe('29. 3. 2026');
    expect(facts.get('Variabilní symbol')).toBe('2600000012');
  });

  it.each([9_260, 209_260])('asks for nothing that was paid and given back: %s', (refunded) => {
    const given = { paid_halere: 209_260, refunded_halere: refunded };
    expect(proformaOf(order(), seller).transfer).not.toBeNull();
    expect(proformaOf(order(given), seller)).toMatchObject({ transfer: null });
    expect(factsOf(order(given), seller).paidHalere).toBe(209_260);
  });

  it('ends with a row for shipping and one for the payment at 0', () => {
    const { lines } = proformaOf(order(), seller);
    expect(lines.slice(-2).map(({ name, total }) => [name, plain(total)])).toEqual([
      ['Doprava: Balík do ruky', '129,00 Kč'],
      ['Způsob platby: Bankovní převod', '0,00 Kč'],
    ]);
  });

  it('asks for a bank transfer by QR', () => {
    expect(proformaOf(order(), seller).transfer?.spayd).toBe(
      'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:2092.60*CC:CZK*DT:20260329*X-VS:2600000012' +
        '*RN:RYSI DRIFT TEAM S.R.O.*MSG:OBJEDNAVKA 0000000012',
    );
  });

  it('names the account as a Czech number and as an IBAN', () => {
    const { facts = [] } = proformaOf(order(), seller).transfer ?? {};
    expect(facts.slice(0, 2)).toEqual([
      ['Číslo účtu', '19-2000145399/0800'],
      ['Účet (IBAN)', 'CZ65 0800 0000 1920 0014 5399'],
    ]);
    const abroad = { ...seller, bank_iban: 'SK31 1200 0000 1987 4263 7541' };
    const [first] = proformaOf(order(), abroad).transfer?.facts ?? [];
    expect(first).toEqual(['Účet (IBAN)', 'SK31 1200 0000 1987 4263 7541']);
  });

  it('has no due date and no QR for other payments, nor without an account', () => {
    const card = proformaOf(order({ payment_kind: 'card' }), seller);
    expect(card.transfer).toBeNull();
    expect(card.facts.map(([label]) => label)).not.toContain('Datum splatnosti');
    const nowhere = { ...seller, bank_iban: 'CZ00' };
    expect(proformaOf(order(), nowhere).transfer).toBeNull();
  });

  it('goes by the team’s or the site’s name when the seller’s is not set', () => {
    const team = { ...seller, seller_name: '' };
    expect(proformaOf(order(), team).supplier.name).toBe('The Badgers');
    const nobody = { ...team, 'site.name': '', seller_address: '' };
    expect(proformaOf(order(), nobody).supplier).toMatchObject({
      name: 'rysi.example.cz',
      address: [],
    });
  });
});

it('is due on the day of issue where that is later', () => {
  const late = {
    ...factsOf(testOrder(), seller),
    kind: 'invoice',
    issuedOn: '2026-04-15',
  } as const;
  const { facts, transfer } = printedForm(late, site);
  expect(plain(new Map(facts).get('Datum splatnosti') ?? '')).toBe('15. 4. 2026');
  expect(transfer?.spayd).toContain('*DT:20260415*');
});

it.each([
  ['cs', 'Náhled', 'Faktura', 'nahled-faktury', 'Náhled nemá číslo'],
  ['en', 'Preview', 'Invoice', 'invoice-preview', 'no number'],
] as const)(
  'a preview says in %s that it is none, on every page',
  async (locale, mark, title, file, note) => {
    const now = new Date('2026-04-15T10:00:00.000Z');
    const source = { order: order({ locale, lines: 30 }), seller: PAYER, documents: [], now };
    const preview = previewOf(invoiceDraft(source), site);
    expect(preview).toMatchObject({ mark, title, number: '', fileName: `${file}-0000000012.pdf` });
    expect(preview.notes[0]).toContain(note);
    expect(preview.facts.map(([, value]) => plain(value)).slice(0, 2)).toEqual([
      '15. 4. 2026',
      '15. 4. 2026',
    ]);
    const marked = vi.spyOn(PDFDocument.prototype, 'text');
    const pdf = await renderDocument(preview, LOOK);
    const drawn = marked.mock.calls.map(([text]) => text);
    marked.mockRestore();
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
    expect(drawn.filter((text) => text === mark.toUpperCase())).toHaveLength(pages ?? 0);
    expect(drawn.join('\n')).toContain(preview.words.previewMark);
  },
);

describe('a VAT payer’s document', () => {
  const facts = factsOf(testOrder(), PAYER);

  it('has unit prices without VAT, the rates, and what they add up to', () => {
    const { title, lines, vat } = printedForm({ ...facts, kind: 'invoice' }, site);
    expect(title).toBe('Faktura – daňový doklad');
    expect(lines.map(({ unitBase, rate }) => plain(`${unitBase} ${rate}`))).toEqual([
      '405,70 Kč 21 %',
      '438,30 Kč 12 %',
      '106,61 Kč 21 %',
      '0,00 Kč ',
    ]);
    expect(vat.map((line) => plain(Object.values(line).join(' | ')))).toEqual([
      '21 % | 918,02 Kč | 192,78 Kč | 1 110,80 Kč',
      '12 % | 876,61 Kč | 105,19 Kč | 981,80 Kč',
      'Dohromady | 1 794,63 Kč | 297,97 Kč | 2 092,60 Kč',
    ]);
  });

  it('has shipping and fee at the rates of what they go with, and no row for what is free', () => {
    const items = [
      { slug: 'ride', name_cs: 'Jízda', quantity: 1, price_halere: 300_000, vat_rate: 12 },
      { slug: 'cap', name_cs: 'Kšiltovka', quantity: 1, price_halere: 100_000, vat_rate: 21 },
    ];
    const follows = { shipping_vat_rate: null, payment_fee_halere: 3_900, total_halere: 416_800 };
    const mixed = factsOf(Object.assign(testOrder(follows), { items }), PAYER);
    expect(mixed.lines.map(({ name, halere, vatRate }) => [name, halere, vatRate])).toEqual([
      ['Jízda', 300_000, 12],
      ['Kšiltovka', 100_000, 21],
      ['Doprava: Balík do ruky', 9_675, 12],
      ['Doprava: Balík do ruky', 3_225, 21],
      ['Způsob platby: Bankovní převod', 0, 12],
      ['Doběrečné', 2_925, 12],
      ['Doběrečné', 975, 21],
    ]);
    const rides = factsOf(Object.assign(testOrder(follows), { items: items.slice(0, 1) }), PAYER);
    expect(rides.vat.map(({ rate, total }) => [rate, total])).toEqual([[12, 316_800]]);
    const fixed = testOrder({ ...follows, shipping_vat_rate: 21, shipping_price_halere: 0 });
    const free = Object.assign(fixed, { payment_fee_halere: 0, items: items.slice(0, 1) });
    expect(factsOf(free, PAYER).vat.map(({ rate }) => rate)).toEqual([12]);
    const unpaying = factsOf(Object.assign(testOrder(follows), { items }), seller);
    expect(unpaying.lines).toHaveLength(5);
    expect(unpaying.vat).toEqual([{ rate: 0, base: 416_800, vat: 0, total: 416_800 }]);
  });

  it('that is paid asks for nothing more', () => {
    const paid = { ...facts, kind: 'invoice', paidHalere: facts.totalHalere } as const;
    const { transfer, balance, notes, facts: labelled } = printedForm(paid, site);
    expect(transfer).toBeNull();
    expect(balance.map(([, value]) => plain(value))).toEqual(['2 092,60 Kč', '0,00 Kč']);
    expect(notes[0]).toContain('neplaťte ji znovu');
    expect(labelled.map(([label]) => label)).not.toContain('Datum splatnosti');
  });

  it('that is half paid asks for the rest', () => {
    const half = printedForm({ ...facts, paidHalere: 100_000 }, site);
    expect(half.transfer?.spayd).toContain('*AM:1092.60*');
  });
});

it('who pays no VAT says so, and has neither rates nor a day of taxable supply', () => {
  const { title, vat, notes, facts } = printedForm(
    { ...factsOf(testOrder(), seller), kind: 'invoice', taxableOn: '2026-03-24' },
    site,
  );
  expect([title, vat]).toEqual(['Faktura', []]);
  expect(facts.map(([label]) => label)).not.toContain('Datum zdanitelného plnění');
  expect(notes).toContain('Nejsme plátci DPH.');
});

it('a company is named before the person who ordered', () => {
  const company = {
    company_name: 'Brzdy s.r.o.',
    company_ico: '27074358',
    company_dic: 'CZ27074358',
  };
  expect(proformaOf(testOrder(company), seller).customer).toMatchObject({
    name: 'Brzdy s.r.o.',
    facts: ['IČO: 27074358', 'DIČ: CZ27074358', 'Jiřina Žáková'],
  });
});

it('does not ask for e-mail and phone of the customer, so it has neither', () => {
  expect(JSON.stringify(proformaOf(testOrder(), seller))).not.toMatch(/jirina@|600 700/);
  expect(JSON.stringify(factsOf(testOrder(), seller).customer)).not.toMatch(/jirina@|600 700/);
});

describe('renderDocument', () => {
  const pagesOf = async (changes: Parameters<typeof order>[0]) => {
    const pdf = await renderDocument(proformaOf(order(changes), seller), LOOK);
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/Lang (cs-CZ)');
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/OutputIntents');
    return text.match(/\/Type \/Page\b(?!s)/g)?.length;
  };

  it('takes one page for a usual order and more for a long one', async () => {
    expect(await pagesOf({ lines: 3 })).toBe(1);
    expect(await pagesOf({ lines: 30 })).toBe(2);
    expect(await pagesOf({ lines: 100 })).toBe(5);
  });

  it('takes one page for a usual invoice of a VAT payer, its QR code included', async () => {
    const facts = { ...factsOf(testOrder({ lines: 1 }), PAYER), kind: 'invoice' } as const;
    const pdf = await renderDocument(printedForm(facts, site), LOOK);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

  it('carries its ISDOC form inside', async () => {
    const printed = proformaOf(order(), seller);
    const pdf = (await renderDocument(printed, LOOK, '<Invoice/>')).toString('latin1');
    expect(pdf).toContain('/AFRelationship /Alternative');
    expect(pdf).toContain('(invoice.isdoc)');
  });

  it('holds the longest texts that an order may have', async () => {
    const customer_name = 'Ž'.repeat(200);
    const customer_address = Array.from({ length: 500 }, () => 'Nádražní').join('\n');
    const shipping_name_cs = 'Balík '.repeat(33);
    expect(await pagesOf({ customer_name, customer_address, shipping_name_cs })).toBe(2);
  });
});

it('says of a credit note what it credits, which nobody may have paid', () => {
  for (const [locale, label] of [
    ['cs', 'Celkem dobropisováno'],
    ['en', 'Total credited'],
  ] as const) {
    const facts = { ...factsOf(testOrder({ locale }), seller), kind: 'credit_note' as const };
    expect(printedForm(facts, site).totalLabel).toBe(label);
  }
});
