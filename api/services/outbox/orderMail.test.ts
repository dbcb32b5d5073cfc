import { describe, expect, it } from 'vitest';
import { Order } from '../../../db/models/order.ts';
import type { Seller } from '../invoices/invoice.ts';
import { orderMail } from './orderMail.ts';

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

const order = (changes: Partial<Order> = {}) =>
  Order.fromJson({
    id: 12,
    created_at: '2026-03-21T23:30:00.000Z',
    locale: 'cs',
    customer_name: 'Jiřina <b>Žáková',
    customer_email: 'jirina@example.cz',
    customer_phone: '+420 600 700 800',
    customer_address: 'Nádražní 5, Písek, 397 01',
    shipping_name_cs: 'Balík do ruky',
    shipping_name_en: 'Parcel',
    shipping_price_halere: 12_900,
    payment_name_cs: 'Bankovní převod',
    payment_name_en: 'Bank transfer',
    payment_kind: 'bank_transfer',
    total_halere: 111_080,
    items: [{ name_cs: 'Kšiltovka', name_en: 'Cap', quantity: 2, price_halere: 49_090 }],
    ...changes,
  });

/** Amounts have no-break spaces. */
const plain = (text: string) => text.replace(/[^\S\n]/g, ' ');
const mail = (changes: Partial<Order> = {}, settings: Partial<Seller> = {}) => {
  const made = orderMail(order(changes), { ...seller, ...settings }, 'https://rysi.example.cz/');
  return { ...made, text: plain(made.text), html: plain(made.html) };
};

describe('the confirmation of an order', () => {
  it('says what was ordered and how to pay it, in Czech', () => {
    const { to, subject, text } = mail();
    expect([to, subject]).toEqual(['jirina@example.cz', 'Objednávka #0000000012']);
    expect(text).toBe(
      [
        'Děkujeme za objednávku.',
        'Tímto e-mailem vaši objednávku potvrzujeme.',
        '',
        'Číslo objednávky: #0000000012',
        '',
        'Kšiltovka, 2 ks × 490,90 Kč: 981,80 Kč',
        'Doprava: Balík do ruky: 129,00 Kč',
        'Způsob platby: Bankovní převod: zdarma',
        'Celkem k úhradě: 1 110,80 Kč',
        '',
        'Platba převodem',
        'Účet (IBAN): CZ65 0800 0000 1920 0014 5399',
        'BIC: GIBACZPX',
        'Variabilní symbol: 12',
        'Částka: 1 110,80 Kč',
        'Datum splatnosti: 29. 3. 2026',
        '',
        'Dodací údaje',
        'Jiřina <b>Žáková',
        'Nádražní 5',
        'Písek',
        '397 01',
        'jirina@example.cz',
        '+420 600 700 800',
        '',
        'Rysi Drift Team s.r.o.',
        'Pod Rysím vrchem 27',
        '397 01 Písek',
        'IČO: 99027178',
        '',
        'Obchodní podmínky: https://rysi.example.cz/terms?lang=cs',
        '',
      ].join('\n'),
    );
  });

  it('says the same as HTML, in the language of the order, and only text becomes text', () => {
    const { subject, html } = mail({ locale: 'en' });
    expect(subject).toBe('Order #0000000012');
    for (const part of [
      'Thank you for your order.',
      '2 pcs × 490.90 CZK',
      'Shipping: Parcel</td>',
      '<b>1,110.80 CZK</b>',
      'CZ65 0800 0000 1920 0014 5399',
      '29. 3. 2026',
      'Jiřina &lt;b&gt;Žáková',
      'href="https://rysi.example.cz/terms?lang=en"',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('calls what costs nothing free, but a product has its price', () => {
    const items = [{ name_cs: 'Samolepka', name_en: 'Sticker', quantity: 1, price_halere: 0 }];
    const free = { shipping_name_cs: 'Osobní odběr', shipping_price_halere: 0 };
    const made = orderMail(Object.assign(order(free), { items }), seller, 'https://rysi.example');
    const [text, html] = [plain(made.text), plain(made.html)];
    expect(text).toContain('Doprava: Osobní odběr: zdarma');
    expect(text).toContain('Samolepka, 1 ks × 0,00 Kč: 0,00 Kč');
    expect(html).toMatch(/Doprava: Osobní odběr<\/td><td[^>]*>zdarma</);
    expect(mail({ locale: 'en' }).text).toContain('Payment method: Bank transfer: free');
  });

  it('keeps Czech words of one letter with the next one', () => {
    const items = [{ name_cs: 'Hrnek z garáže', name_en: 'Mug', quantity: 1, price_halere: 100 }];
    const { text, html } = orderMail(
      Object.assign(order(), { items }),
      seller,
      'https://rysi.example.cz',
    );
    for (const part of [text, html]) {
      expect(part).toContain('Hrnek z\u00a0garáže');
      expect(part).toContain('1\u00a0ks');
    }
  });

  it('asks for cash when the goods are received', () => {
    const { text, html } = mail({ payment_kind: 'cash_on_delivery' });
    expect(text).toContain('Platba při převzetí\nPři převzetí zaplatíte 1 110,80 Kč.');
    expect(html).toContain('Při převzetí zaplatíte 1 110,80 Kč.');
    expect(text).not.toContain('Variabilní symbol');
  });

  it('shows an account as it is written, and says where to ask for one that is missing', () => {
    expect(mail({}, { bank_iban: '19-2000145399/0800' }).text).toContain(
      'Účet (IBAN): 19-2000145399/0800\nVariabilní symbol: 12\nČástka: 1 110,80 Kč',
    );
    const { text } = mail({}, { bank_iban: '' });
    expect(text).toContain('stačí na tento e-mail odpovědět.\nVariabilní symbol: 12');
    expect(text).not.toContain('IBAN');
  });
});
