import { describe, expect, it } from 'vitest';
import { Order } from '../../../db/models/order.ts';
import type { Seller } from './invoice.ts';
import { invoiceOf } from './invoice.ts';
import { renderInvoice } from './renderInvoice.ts';

const seller: Seller = {
  'site.name': 'The Badgers',
  seller_name: 'Rysi Drift Team s.r.o.',
  seller_address: 'Pod Rysím vrchem 27, 397 01 Písek',
  seller_ico: '99027178',
  seller_dic: '',
  bank_iban: 'CZ65 0800 0000 1920 0014 5399',
  bank_bic: 'GIBACZPX',
  contact_email: 'info@example.cz',
  contact_phone: '',
};

const order = (changes: Partial<Order> & { lines?: number } = {}) => {
  const { lines = 2, ...columns } = changes;
  return Order.fromJson({
    id: 12,
    created_at: '2026-03-21T23:30:00.000Z',
    locale: 'cs',
    customer_name: 'Jiřina Žáková',
    customer_email: 'jirina@example.cz',
    customer_phone: '+420 600 700 800',
    customer_address: 'Nádražní 5, Písek, 397 01',
    shipping_name_cs: 'Balík do ruky',
    shipping_name_en: 'Parcel',
    shipping_price_halere: 12_900,
    payment_name_cs: 'Bankovní převod',
    payment_name_en: 'Bank transfer',
    payment_kind: 'bank_transfer',
    total_halere: 49_090 * 2 * lines + 12_900,
    items: Array.from({ length: lines }, () => ({
      name_cs: 'Kšiltovka',
      name_en: 'Cap',
      quantity: 2,
      price_halere: 49_090,
    })),
    ...columns,
  });
};

const site = 'https://rysi.example.cz';
/** Amounts have no-break spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('an invoice', () => {
  it('is written in the order’s language', () => {
    const czech = invoiceOf(order(), seller, 'final', site);
    expect(czech).toMatchObject({
      title: 'Faktura',
      number: '0000000012',
      fileName: 'faktura-0000000012.pdf',
      supplier: {
        name: 'Rysi Drift Team s.r.o.',
        address: ['Pod Rysím vrchem 27', '397 01 Písek'],
        facts: ['IČO: 99027178'],
      },
    });
    expect(plain(czech.total)).toBe('2 092,60 Kč');
    const english = invoiceOf(order({ locale: 'en' }), seller, 'proforma', site);
    expect(english).toMatchObject({
      title: 'Proforma invoice',
      total: '2,092.60\u00a0CZK',
    });
    expect(english.lines[0]).toEqual({
      name: 'Cap',
      quantity: '2 pcs',
      unitPrice: '490.90\u00a0CZK',
      total: '981.80\u00a0CZK',
    });
  });

  it('is dated in Prague and due seven days later', () => {
    const facts = new Map(invoiceOf(order(), seller, 'final', site).facts);
    expect(plain(facts.get('Datum vystavení') ?? '')).toBe('22. 3. 2026');
    expect(plain(facts.get('Datum splatnosti') ?? '')).toBe('29. 3. 2026');
    expect(facts.get('Variabilní symbol')).toBe('12');
  });

  it('ends with a row for shipping and one for the payment at 0', () => {
    const { lines } = invoiceOf(order(), seller, 'final', site);
    expect(lines.slice(-2).map(({ name, total }) => [name, plain(total)])).toEqual([
      ['Doprava: Balík do ruky', '129,00 Kč'],
      ['Způsob platby: Bankovní převod', '0,00 Kč'],
    ]);
  });

  it('asks for a bank transfer by QR', () => {
    expect(invoiceOf(order(), seller, 'proforma', site).transfer?.spayd).toBe(
      'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:2092.60*CC:CZK*DT:20260329*X-VS:12' +
        '*RN:RYSI DRIFT TEAM S.R.O.*MSG:OBJEDNAVKA 0000000012',
    );
  });

  it('has no due date and no QR for other payments, nor without an account', () => {
    const card = invoiceOf(order({ payment_kind: 'card' }), seller, 'final', site);
    expect(card.transfer).toBeNull();
    expect(card.facts.map(([label]) => label)).not.toContain('Datum splatnosti');
    const nowhere = { ...seller, bank_iban: 'CZ00' };
    expect(invoiceOf(order(), nowhere, 'final', site).transfer).toBeNull();
  });

  it('goes by the team’s or the site’s name when the seller’s is not set', () => {
    const team = { ...seller, seller_name: '' };
    expect(invoiceOf(order(), team, 'final', site).supplier.name).toBe('The Badgers');
    const nobody = { ...team, 'site.name': '', seller_address: '' };
    expect(invoiceOf(order(), nobody, 'final', site).supplier).toMatchObject({
      name: 'rysi.example.cz',
      address: [],
    });
  });
});

describe('renderInvoice', () => {
  const pagesOf = async (changes: Parameters<typeof order>[0]) => {
    const pdf = await renderInvoice(invoiceOf(order(changes), seller, 'final', site));
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/Lang (cs-CZ)');
    return text.match(/\/Type \/Page\b(?!s)/g)?.length;
  };

  it('takes one page for a usual order and more for a long one', async () => {
    expect(await pagesOf({ lines: 3 })).toBe(1);
    expect(await pagesOf({ lines: 30 })).toBe(2);
    expect(await pagesOf({ lines: 100 })).toBe(5);
  });

  it('holds the longest texts that an order may have', async () => {
    const customer_name = 'Ž'.repeat(200);
    const customer_address = Array.from({ length: 500 }, () => 'Nádražní').join('\n');
    const shipping_name_cs = 'Balík '.repeat(33);
    expect(await pagesOf({ customer_name, customer_address, shipping_name_cs })).toBe(2);
  });
});
