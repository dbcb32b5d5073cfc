import { expect, it } from 'vitest';
import type { OrderRow } from '../../api/contract/types.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { csvText } from '../importing/csvFile.ts';
import { type AccountedDays, orderTable } from './exportOrders.ts';
import type { OrderShape } from './orderShapes.ts';

const order: OrderRow = {
  id: 42,
  variable_symbol: 2_600_000_042,
  created_at: '2026-11-20T23:05:00.000Z',
  status: 'pending',
  customer_name: '=HYPERLINK("x")',
  customer_email: 'jana@example.cz',
  customer_phone: '+420 777 123 456',
  customer_note: 'Zvoňte; dvakrát',
  company_name: 'Kola s.r.o.',
  company_ico: '01234567',
  company_dic: 'CZ01234567',
  street: 'Dlouhá 5',
  town: 'Písek',
  postal_code: '39701',
  country: 'CZ',
  pickup_point_code: '3060',
  pickup_point_name: 'Z-BOX Písek',
  pickup_point_address: 'Nádražní 5, 397 01 Písek',
  items: [
    { name: 'Čepice', quantity: 2 },
    { name: 'Kniha', quantity: 1 },
  ],
  vat: [
    { rate: 21, base: 950.25, vat: 199.55 },
    { rate: 12, base: 100, vat: 12 },
  ],
  shipping_name: 'Balík',
  shipping_price: 129,
  payment_name: 'Dobírka',
  payment_kind: 'cash_on_delivery',
  payment_fee: 39,
  payment_state: 'unpaid',
  total: 1261.8,
  paid: 0,
  refunded: 0,
  open: 1261.8,
  documents: ['2026000001', 'D2026000001'],
  issued: [
    {
      number: 'D2026000001',
      kind: 'credit_note',
      issued_on: '2026-12-05',
      taxable_on: '2026-12-02',
      accounted_on: '2026-12-02',
      corrects: '2026000001',
      customer_name: 'Jana',
      company_name: 'Kola s.r.o.',
      company_ico: '01234567',
      company_dic: 'CZ01234567',
      vat: [{ rate: 21, base: -100, vat: -21 }],
      total: -121,
    },
    {
      number: '2026000001',
      kind: 'invoice',
      issued_on: '2026-11-21',
      taxable_on: '2026-11-21',
      accounted_on: '2026-11-21',
      corrects: '',
      customer_name: 'Jana',
      company_name: 'Kola s.r.o.',
      company_ico: '01234567',
      company_dic: 'CZ01234567',
      vat: [
        { rate: 21, base: 950.25, vat: 199.55 },
        { rate: 12, base: 100, vat: 12 },
      ],
      total: 1261.8,
    },
  ],
};

const table = async (shape: OrderShape, locale: 'cs' | 'en', changes: Partial<OrderRow> = {}) => {
  const { translate } = await createI18nProvider(locale);
  const { headings, rows } = orderTable(shape, [{ ...order, ...changes }], translate);
  return csvText(headings, rows, locale).slice(1).split('\r\n');
};

it('the list’s columns are written for people: words, and the time in Prague', async () => {
  expect(await table('plain', 'en', { customer_name: 'Jana' })).toEqual([
    'Order,Date and time,Name,E-mail,Total,Status,Payment,Received,Refunded',
    '#0000000042,2026-11-21 00:05,Jana,jana@example.cz,1261.8,Pending,Unpaid,0,0',
  ]);
});

it('a carrier gets the address, what is sent and the cash to collect', async () => {
  expect(await table('carrier', 'cs')).toEqual([
    'Objednávka;Jméno;Firma;Ulice;Město;PSČ;Země;Telefon;E-mail;Položky;Způsob dopravy;ID výdejního místa;Výdejní místo;Adresa výdejního místa;Dobírka;Poznámka',
    '#0000000042;"\'=HYPERLINK(""x"")";Kola s.r.o.;Dlouhá 5;Písek;39701;CZ;+420777123456;' +
      'jana@example.cz;2× Čepice, 1× Kniha;Balík;3060;Z-BOX Písek;Nádražní 5, 397 01 Písek;1261,8;"Zvoňte; dvakrát"',
  ]);
});

it('a carrier collects nothing for what is paid another way', async () => {
  const [, row = ''] = await table('carrier', 'en', { payment_kind: 'bank_transfer' });
  expect(row).toContain(',Balík,3060,Z-BOX Písek,"Nádražní 5, 397 01 Písek",0,');
});

it('accounting gets VAT by rate, the time in Prague and the numbers of documents', async () => {
  const [headings = '', row = ''] = await table('accounting', 'en', { customer_name: 'Jana' });
  expect(headings).toBe(
    'Order,Variable symbol,Date and time,Name,Company,IČO,DIČ,Base 21 %,VAT 21 %,' +
      'Base 12 %,VAT 12 %,Without VAT,Total,Shipping method,Of which shipping,Payment method,' +
      'Of which payment fee,Payment,Received,Refunded,Documents,Status',
  );
  expect(row).toBe(
    '#0000000042,2600000042,2026-11-21 00:05,Jana,Kola s.r.o.,01234567,CZ01234567,950.25,199.55,' +
      '100,12,0,1261.8,Balík,129,Dobírka,39,Unpaid,0,0,"2026000001, D2026000001",Pending',
  );
});

it('has columns for a rate that is no longer offered, where one occurs', async () => {
  const vat = [{ rate: 15, base: 100, vat: 15 }];
  const [headings = '', row = ''] = await table('accounting', 'cs', { vat });
  expect(headings).toContain(
    ';Základ 21 %;DPH 21 %;Základ 15 %;DPH 15 %;Základ 12 %;DPH 12 %;Bez DPH;',
  );
  expect(row).toContain(';0;0;100;15;0;0;0;');
  const issued = order.issued.map((document) => ({ ...document, vat }));
  const [ofDocuments = '', ...documents] = await table('documents', 'cs', { issued });
  expect(ofDocuments).toContain(';Základ 15 %;DPH 15 %;');
  for (const document of documents) expect(document).toContain(';0;0;100;15;0;0;0;');
});

it('documents of one day are in the order of their numbers, though orders come newest first', () => {
  const [, invoice] = order.issued;
  if (!invoice) throw new Error('The order has no invoice.');
  const orders = ['2026000003', '2026000002', '2026000001'].map((number) => ({
    ...order,
    issued: [{ ...invoice, number }],
  }));
  const { rows } = orderTable('documents', orders, (key) => key);
  expect(rows.map(([number]) => number)).toEqual(['2026000001', '2026000002', '2026000003']);
});

it('documents of other days are left out where days are asked for', () => {
  const numbersOf = (days: AccountedDays) =>
    orderTable('documents', [order], (key) => key, days).rows.map(([number]) => number);
  // The credit note was issued on 5 December, with the tax point of the 2nd.
  expect(numbersOf({ from: '2026-12-01', to: '2026-12-02' })).toEqual(['D2026000001']);
  expect(numbersOf({ to: '2026-11-30' })).toEqual(['2026000001']);
  expect(numbersOf({ from: '2026-12-03' })).toEqual([]);
});

it('documents are a row each, by their tax point, with the VAT that each adds', async () => {
  expect(await table('documents', 'cs')).toEqual([
    'Číslo dokladu;Druh dokladu;Datum vystavení;Datum zdanitelného plnění;Opravovaný doklad;Objednávka;' +
      'Variabilní symbol;Jméno;Firma;IČO;DIČ;Základ 21 %;DPH 21 %;Základ 12 %;DPH 12 %;Bez DPH;Celkem',
    '2026000001;Faktura;2026-11-21;2026-11-21;;#0000000042;2600000042;Jana;Kola s.r.o.;01234567;' +
      'CZ01234567;950,25;199,55;100;12;0;1261,8',
    'D2026000001;Dobropis;2026-12-05;2026-12-02;2026000001;#0000000042;2600000042;Jana;Kola s.r.o.;' +
      '01234567;CZ01234567;-100;-21;0;0;0;-121',
  ]);
});
