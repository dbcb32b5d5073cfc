import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShippingMethod } from '../../../../db/models/content.ts';
import { Order, OrderItem } from '../../../../db/models/order.ts';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { Product } from '../../../../db/models/product.ts';
import { Booking, Slot } from '../../../../db/models/slot.ts';
import { Voucher } from '../../../../db/models/voucher.ts';
import { Withdrawal } from '../../../../db/models/withdrawal.ts';
import type { BookingState, ShippingKind } from '../../../contract/constants.ts';
import type { Seller } from '../../../contract/documents.ts';
import { formatHalere } from '../../../contract/money.ts';
import { openHalere, paymentState } from '../../../contract/payments.ts';
import { textOfLetter } from '../letter.ts';
import { orderLetter } from './orderLetter.ts';

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
    symbol_year: 2026,
    locale: 'cs',
    customer_name: 'Jiřina <b>Žáková',
    customer_email: 'jirina@example.cz',
    customer_phone: '+420 600 700 800',
    customer_address: 'Nádražní 5, Písek, 397 01',
    pickup_point_code: '',
    shipping_name_cs: 'Balík do ruky',
    shipping_name_en: 'Parcel',
    shipping_price_halere: 12_900,
    payment_name_cs: 'Bankovní převod',
    payment_name_en: 'Bank transfer',
    payment_kind: 'bank_transfer',
    payment_fee_halere: 0,
    total_halere: 111_080,
    paid_halere: 0,
    refunded_halere: 0,
    refunded_earlier_halere: 0,
    credited_halere: 0,
    owed_halere: 0,
    status: 'pending',
    shippingMethod: { kind: 'parcel' },
    items: [{ name_cs: 'Kšiltovka', name_en: 'Cap', quantity: 2, price_halere: 49_090 }],
    ...changes,
  });

/** An order of whose item some pieces were withdrawn, which took the price off by so much. */
function withdrawnFrom(given: Order, quantity: number, taken_off_halere: number): Order {
  const items = (given.items ?? []).map((item, at) => item.$set({ id: at + 1 }));
  const settled = { id: 1, state: 'settled', items: [{ order_item_id: 1, quantity }] };
  const withdrawals = [Withdrawal.fromJson({ ...settled, taken_off_halere })];
  const total_halere = given.total_halere - taken_off_halere;
  return Object.assign(given, { items, withdrawals, total_halere });
}

/** An order by a shipping method of this kind. */
const by = (kind: ShippingKind) => ({ shippingMethod: ShippingMethod.fromJson({ kind }) });

type Given = Parameters<typeof orderLetter>[0];

const letter = ({ order: given = order(), ...changes }: Partial<Given> = {}) =>
  orderLetter({
    kind: 'placed',
    locale: given.locale,
    order: given,
    bookings: [],
    facts: {},
    seller,
    publicUrl: 'https://rysi.example.cz',
    shop: { delivery: { from: 3, to: 7 }, place: '', hours: [] },
    calendarLink: 'https://rysi.example.cz/dates.ics',
    documentLink: (id) => `https://rysi.example.cz/document/${id}`,
    link: 'https://rysi.example.cz/order/S',
    today: '2026-04-01',
    to: given.customer_email,
    ...changes,
  });

/** Amounts have no-break spaces. */
const plain = (text: string) => text.replace(/[^\S\n]/g, ' ');
const textOf = (changes?: Partial<Given>) => plain(textOfLetter(letter(changes)));

describe('the confirmation of an order', () => {
  it('names withdrawn pieces as they are called, whatever is in their name', () => {
    const items = [
      { id: 1, name_cs: 'Mikina $& $1', name_en: 'x', quantity: 2, price_halere: 100 },
    ];
    const given = withdrawnFrom(
      order({ items: items.map((item) => OrderItem.fromJson(item)) }),
      1,
      100,
    );
    expect(textOf({ order: given })).toContain('Odstoupení: 1 × Mikina $& $1: ');
  });

  it('says of what a withdrawal took the price off, and asks for what is left', () => {
    const text = textOf({ order: withdrawnFrom(order(), 1, 49_090) });
    expect(text).toContain(
      [
        'Kšiltovka, 2 ks × 490,90 Kč: 981,80 Kč',
        'Odstoupení: 1 × Kšiltovka: -490,90 Kč',
        'Doprava: Balík do ruky: 129,00 Kč',
        'Způsob platby: Bankovní převod: zdarma',
        'Celkem k úhradě: 619,90 Kč',
      ].join('\n'),
    );
    expect(text).toContain('Částka: 619,90 Kč');
    expect(text).not.toContain('1 110,80');
  });

  it('says what credit notes took off the price, and asks for what is left', () => {
    const text = textOf({ order: order({ credited_halere: 10_000 }) });
    expect(text).toContain(
      [
        'Způsob platby: Bankovní převod: zdarma',
        'Dříve dobropisovaná část ceny: -100,00 Kč',
        'Celkem k úhradě: 1 010,80 Kč',
      ].join('\n'),
    );
    expect(text).toContain('Částka: 1 010,80 Kč');
    expect(text).not.toContain('1 110,80');
  });

  it('says what was ordered and how to pay it, in Czech', () => {
    const { to, subject } = letter();
    expect([to, plain(subject)]).toEqual(['jirina@example.cz', 'Objednávka #0000000012']);
    expect(textOf()).toBe(
      [
        'Děkujeme za objednávku.',
        '',
        'Tímto e-mailem vaši objednávku #0000000012 potvrzujeme.',
        '',
        'Kšiltovka, 2 ks × 490,90 Kč: 981,80 Kč',
        'Doprava: Balík do ruky: 129,00 Kč',
        'Způsob platby: Bankovní převod: zdarma',
        'Celkem k úhradě: 1 110,80 Kč',
        '',
        'Platba převodem',
        'Číslo účtu: 19-2000145399/0800',
        'Účet (IBAN): CZ65 0800 0000 1920 0014 5399',
        'BIC: GIBACZPX',
        'Variabilní symbol: 2600000012',
        'Částka: 1 110,80 Kč',
        'Datum splatnosti: 29. 3. 2026',
        '',
        'Co bude dál',
        'Zaplaťte prosím 1 110,80 Kč do 29. 3. 2026. Jakmile peníze dorazí, potvrdíme vám to ' +
          'e-mailem. Potom objednávku zabalíme a odešleme; obvykle dorazí do 3–7 pracovních dnů ' +
          'od zaplacení. O odeslání vám napíšeme.',
        '',
        'Dodací údaje',
        'Jiřina <b>Žáková',
        'Nádražní 5',
        '397 01 Písek',
        'jirina@example.cz',
        '+420 600 700 800',
        '',
        'Zobrazit objednávku: https://rysi.example.cz/order/S',
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
    expect(letter().parts).toContainEqual(
      expect.objectContaining({ type: 'qr', code: expect.stringContaining('AM:1110.80') }),
    );
  });

  it.each([
    [
      'cs',
      'od smlouvy nelze odstoupit (§ 1837 písm. j',
      'Vouchery posíláme po zaplacení e-mailem.',
    ],
    [
      'en',
      'you cannot withdraw from the contract (Civil Code, § 1837 j)',
      'Vouchers are sent by e-mail',
    ],
  ] as const)(
    'says what cannot be withdrawn from, and how a voucher comes: %s',
    (locale, exempt, voucher) => {
      const ride = {
        name_cs: 'Jízda',
        name_en: 'Ride',
        quantity: 1,
        price_halere: 500_000,
        voucher_kind: 'experience',
      };
      const withRide = (changes: object) =>
        textOf({ locale, order: Object.assign(order(), { items: [{ ...ride, ...changes }] }) });
      const dated = withRide({ category: 'experience', is_withdrawable: false });
      expect(dated).toContain(exempt);
      expect(dated).toContain(voucher);
      const cap = withRide({
        category: 'merchandise',
        is_withdrawable: true,
        voucher_kind: '',
      });
      expect(cap).not.toContain('1837');
      expect(cap).not.toContain(voucher);
    },
  );

  it.each([
    ['agreed on with the team', false, [], 'Termín si domluvte s námi'],
    ['chosen by the customer', true, [], 'Termín si vyberte na stránce objednávky'],
    [
      'booked',
      true,
      [{ order_item_id: 1, piece: 1, state: 'booked' }],
      'V den termínu si voucher vezměte s sebou',
    ],
  ])('says what to do about the date of a voucher that is %s', (_, hasDates, bookings, said) => {
    const item = { id: 1, name_cs: 'Jízda', quantity: 1, price_halere: 1, product_id: 2 };
    const items = [OrderItem.fromJson({ ...item, voucher_kind: 'experience' })];
    for (const one of items) one.product = Product.fromJson({ id: 2, has_dates: hasDates });
    const issued = { order_item_id: 1, piece: 1, kind: 'experience', code: 'AAAABBBBCCCC' };
    const end = { valid_until: '2027-11-25', cancelled_at: null, redeemed_at: null };
    const vouchers = [Voucher.fromJson({ ...issued, ...end })];
    const paid = { paid_halere: 111_080, ...by('none') };
    const text = textOf({
      kind: 'paid',
      order: Object.assign(order(paid), { items, vouchers }),
      bookings: bookings.map((booking) => Booking.fromJson(booking)),
    });
    expect(text.replaceAll('\u00a0', ' ')).toContain(said);
    expect(text.match(/Termín si|V den termínu/g)).toHaveLength(1);
  });

  it('brings the vouchers once they are issued, without those that are over', () => {
    const items = [
      { id: 1, name_cs: 'Jízda', quantity: 3, price_halere: 500_000, voucher_kind: 'experience' },
    ];
    const voucher = (code: string, changes: object = {}) => ({
      order_item_id: 1,
      code,
      valid_until: '2027-11-25',
      cancelled_at: null,
      redeemed_at: null,
      ...changes,
    });
    const valid = voucher('AAAABBBBCCCC');
    const vouchers = [
      valid,
      voucher('DDDDEEEEFFFF', { cancelled_at: '2026-11-25' }),
      voucher('GGGGHHHHJJJJ', { redeemed_at: '2026-11-25' }),
    ];
    const of = { kind: 'paid', order: Object.assign(order(), { items, vouchers }) } as const;
    expect(textOf(of)).toContain(
      'Voucher máte v příloze jako PDF.\n\nJízda, platí do 25. 11. 2027: AAAA-BBBB-CCCC',
    );
    expect(textOf(of)).not.toMatch(/DDDD|GGGG/);
    expect(letter(of).vouchers).toEqual([valid]);
    expect(letter({ ...of, kind: 'shipped' }).vouchers).toBeUndefined();
    expect(textOf({ kind: 'paid' })).not.toContain('Voucher');
  });

  it.each([
    ['used', { redeemed_at: '2026-03-25', valid_until: '2026-12-31' }],
    ['expired', { redeemed_at: null, valid_until: '2026-03-31' }],
  ])('neither attaches vouchers that are all %s nor tells anybody to use them', (_, changes) => {
    const items = [{ id: 1, name_cs: 'Jízda', quantity: 1, price_halere: 1 }];
    const over = order({
      ...by('none'),
      paid_halere: 111_080,
      items: items.map((item) => OrderItem.fromJson({ ...item, voucher_kind: 'experience' })),
      vouchers: [Voucher.fromJson({ code: 'AAAABBBBCCCC', cancelled_at: null, ...changes })],
    });
    const text = textOf({ kind: 'paid', order: over });
    expect(text).toContain('Nic dalšího už dělat nemusíte.');
    expect(text).not.toMatch(/Termín|AAAA/);
    expect(letter({ kind: 'paid', order: over }).vouchers).toEqual([]);
    expect(textOf({ order: over })).not.toContain('Vouchery posíláme');
    const onItsLastDay = textOf({ kind: 'paid', order: over, today: '2026-03-31' });
    expect(onItsLastDay.includes('AAAA')).toBe(changes.redeemed_at === null);
  });

  it('says how a voucher for an amount is used: it needs no date', () => {
    const items = [{ name_cs: 'Poukaz', quantity: 1, price_halere: 1, voucher_kind: 'money' }];
    const paid = order({
      ...by('none'),
      paid_halere: 111_080,
      items: items.map((item) => OrderItem.fromJson(item)),
    });
    const text = textOf({ kind: 'paid', order: paid });
    expect(text).toContain('Voucherem zaplatíte u nás na místě, i po částech');
    expect(text).not.toContain('Termín');
    const english = textOf({ kind: 'paid', order: paid, locale: 'en' });
    expect(english).toContain('Use the voucher to pay when you visit us');
    expect(english).not.toContain('date');
  });

  it.each(['placed', 'team_order'] as const)('repeats the note of the customer: %s', (kind) => {
    const noted = order({ customer_note: 'Zvonek nejde.\nDíky.' });
    expect(textOf({ kind, order: noted })).toContain(
      'Poznámka k objednávce\n> Zvonek nejde.\n> Díky.',
    );
    expect(textOf({ kind })).not.toContain('Poznámka');
  });

  it('calls what costs nothing free, but a product has its price', () => {
    const items = [{ name_cs: 'Samolepka', name_en: 'Sticker', quantity: 1, price_halere: 0 }];
    const free = { shipping_name_cs: 'Osobní odběr', shipping_price_halere: 0 };
    const text = textOf({ order: Object.assign(order(free), { items }) });
    expect(text).toContain('Doprava: Osobní odběr: zdarma');
    expect(text).toContain('Samolepka, 1 ks × 0,00 Kč: 0,00 Kč');
    expect(textOf({ locale: 'en' })).toContain('Payment method: Bank transfer: free');
  });

  it('names no shipping where nothing is shipped, and says how the order comes', () => {
    const nothing = { shipping_name_cs: 'Bez dopravy', shipping_price_halere: 0 };
    const text = textOf({ order: order({ ...nothing, ...by('none') }) });
    expect(text).not.toContain('Doprava');
    expect(text).toContain('po zaplacení vám podrobnosti napíšeme e-mailem.');
    expect(text).toContain('Vaše údaje');
  });

  it('counts one piece and several in English', () => {
    expect(textOf({ locale: 'en' })).toContain('Cap, 2 pcs × 490.90');
    const items = [{ name_cs: 'Hrnek', name_en: 'Mug', quantity: 1, price_halere: 100 }];
    const one = Object.assign(order(), { items });
    expect(textOf({ locale: 'en', order: one })).toContain('Mug, 1 pc × ');
  });

  it('asks who collects the order to wait for a call, and says where and when', () => {
    const shop = {
      delivery: { from: 3, to: 7 },
      place: 'Pod Rysím vrchem 27, Písek',
      hours: [['Po–Pá', '9:00–17:00']] as const,
    };
    const text = textOf({ shop, order: order({ ...by('pickup'), paid_halere: 111_080 }) });
    expect(text).toContain('Než se pro ni vydáte, počkejte prosím na náš telefonát.');
    expect(text).toContain('Osobní odběr\nKde: Pod Rysím vrchem 27, Písek\nPo–Pá: 9:00–17:00');
    expect(textOf({ shop })).not.toContain('Osobní odběr');
  });

  it('keeps Czech words of one letter with the next one', () => {
    const items = [{ name_cs: 'Hrnek z garáže', name_en: 'Mug', quantity: 1, price_halere: 100 }];
    const text = textOfLetter(letter({ order: Object.assign(order(), { items }) }));
    expect(text).toContain('Hrnek z\u00a0garáže');
    expect(text).toContain('1\u00a0ks');
  });

  it('says nothing of how to pay what is paid', () => {
    const text = textOf({ order: order({ paid_halere: 111_080 }) });
    expect(text).not.toContain('Platba převodem');
    expect(text).not.toContain('k úhradě');
  });

  it.each<[string, Partial<Order>, string[]]>([
    ['nothing', {}, ['Celkem k úhradě: 1 110,80 Kč']],
    [
      'all of it',
      { paid_halere: 111_080 },
      ['Celkem: 1 110,80 Kč', 'Už uhrazeno: 1 110,80 Kč', 'Zbývá uhradit: 0,00 Kč'],
    ],
    [
      'a part of it',
      { paid_halere: 100_000 },
      ['Celkem: 1 110,80 Kč', 'Už uhrazeno: 1 000,00 Kč', 'Zbývá uhradit: 110,80 Kč'],
    ],
    [
      'too much, which went back,',
      { paid_halere: 200_000, refunded_halere: 88_920 },
      [
        'Celkem: 1 110,80 Kč',
        'Už uhrazeno: 2 000,00 Kč',
        'Vráceno: 889,20 Kč',
        'Zbývá uhradit: 0,00 Kč',
      ],
    ],
    [
      'all of it and then cancelled,',
      { paid_halere: 111_080, status: 'cancelled' },
      ['Celkem: 1 110,80 Kč', 'Už uhrazeno: 1 110,80 Kč'],
    ],
    [
      'all of it, which went back,',
      { paid_halere: 111_080, refunded_halere: 111_080, payment_state: 'refunded' },
      ['Celkem: 1 110,80 Kč', 'Už uhrazeno: 1 110,80 Kč', 'Vráceno: 1 110,80 Kč'],
    ],
    [
      'cash to the carrier',
      { payment_kind: 'cash_on_delivery', status: 'completed' },
      ['Celkem: 1 110,80 Kč'],
    ],
  ])('says, where %s was paid, what came and what is left', (_, changes, lines) => {
    for (const kind of ['placed', 'team_order'] as const) {
      const sums = letter({ kind, order: order(changes) }).parts.flatMap((part) =>
        part.type === 'lines' ? part.lines.slice(3) : [],
      );
      expect(sums.map(({ name, total }) => plain(`${name}: ${total}`))).toEqual(lines);
    }
  });

  it('says of what came and what is left as much as the order’s balance, whatever was booked', () => {
    const amount = fc.integer({ min: 0, max: 200_000 });
    const given = fc.record({ total: amount, paid: amount, refunded: amount });
    fc.assert(
      fc.property(given, ({ total, paid, refunded }) => {
        const back = Math.min(paid, refunded);
        const money = { total, paid, refunded: back };
        const booked = { total_halere: total, paid_halere: paid, refunded_halere: back };
        const state = paymentState(money, { isCancelled: false });
        const text = textOf({ order: order({ ...booked, payment_state: state }), locale: 'en' });
        const says = (halere: number) => plain(formatHalere(halere, 'en'));
        const isLeft = text.includes(`Left to pay: ${says(openHalere(money))}\n`);
        expect(isLeft).toBe(paid > 0 && state !== 'refunded');
        expect(text.includes(`Total due: ${says(total)}\n`)).toBe(paid === 0);
        expect(text.includes(`Already paid: ${says(paid)}\n`)).toBe(paid > 0);
        expect(text.includes(`Amount: ${says(openHalere(money))}\n`)).toBe(openHalere(money) > 0);
      }),
    );
  });

  it('asks who receives the goods for what is left, and nobody who has received them', () => {
    const cash = { payment_kind: 'cash_on_delivery', paid_halere: 11_080 } as const;
    expect(textOf({ order: order(cash) })).toContain('Při převzetí zaplatíte 1 000,00 Kč.');
    const received = textOf({ order: order({ ...cash, paid_halere: 0, status: 'completed' }) });
    expect(received).not.toContain('zaplatíte');
  });

  it('asks for no money for an order that was withdrawn from as a whole', () => {
    for (const payment_kind of ['bank_transfer', 'card', 'cash_on_delivery'] as const) {
      const text = textOf({ order: withdrawnFrom(order({ payment_kind }), 2, 0) });
      expect(text).not.toMatch(/Platba př|Zaplaťte|zaplatíte|k úhradě|odešleme/);
      expect(text).toContain('Co bude dál\nNic už platit nemusíte.');
    }
  });

  it('asks for no money for an order that was cancelled meanwhile, and promises no vouchers', () => {
    const items = [{ name_cs: 'Jízda', quantity: 1, price_halere: 1, voucher_kind: 'experience' }];
    for (const payment_kind of ['bank_transfer', 'cash_on_delivery'] as const) {
      const changes = { payment_kind, items: items.map((item) => OrderItem.fromJson(item)) };
      expect(textOf({ order: order(changes) })).toMatch(/Platba p.*Vouchery posíláme/s);
      const text = textOf({ order: order({ ...changes, status: 'cancelled' }) });
      expect(text).not.toMatch(/Platba p|Variabilní symbol|Vouchery posíláme|k úhradě/);
      expect(text).toContain('Celkem: 1 110,80 Kč');
      expect(text).toContain('Jízda');
    }
  });

  it('says of an order whose money went back that it did, and promises nothing', () => {
    const items = [{ name_cs: 'Jízda', quantity: 1, price_halere: 1, voucher_kind: 'experience' }];
    const refunded = order({
      status: 'processing',
      payment_state: 'refunded',
      paid_halere: 111_080,
      refunded_halere: 111_080,
      items: items.map((item) => OrderItem.fromJson(item)),
    });
    const text = textOf({ order: refunded });
    expect(text).toContain('Co bude dál\nPeníze za objednávku jsme vám vrátili');
    expect(text).not.toMatch(/zabalíme|Vouchery posíláme|Celkem k úhradě|Variabilní symbol/);
    expect(textOf({ order: refunded, locale: 'en' })).toContain('We have returned the money');
  });

  it('calls the payment free of charge only where it has no fee', () => {
    const cash = { payment_kind: 'cash_on_delivery', payment_name_cs: 'Dobírka' } as const;
    const text = textOf({ order: order({ ...cash, payment_fee_halere: 4_900 }) });
    expect(text).toContain('Doběrečné: 49,00 Kč');
    expect(text).not.toContain('zdarma');
    expect(textOf({ order: order(cash) })).toContain('Dobírka: zdarma');
  });

  it('asks for cash when the goods are received', () => {
    const text = textOf({ order: order({ payment_kind: 'cash_on_delivery' }) });
    expect(text).toContain('Platba při převzetí\nPři převzetí zaplatíte 1 110,80 Kč.');
    expect(text).not.toContain('Variabilní symbol');
  });

  it('shows an account as it is written, and says where to ask for one that is missing', () => {
    expect(textOf({ seller: { ...seller, bank_iban: '1234/0800' } })).toContain(
      'Účet (IBAN): 1234/0800\nVariabilní symbol: 2600000012\nČástka: 1 110,80 Kč',
    );
    const text = textOf({ seller: { ...seller, bank_iban: '' } });
    expect(text).toContain('stačí na tento e-mail odpovědět.');
    expect(text).toContain('Variabilní symbol: 2600000012');
    expect(text).not.toContain('IBAN');
  });
});

describe('the date of what was ordered', () => {
  const ride = { id: 1, name_cs: 'Jízda', name_en: 'Ride', quantity: 2, price_halere: 500_000 };
  const ordered = { slot_cs: '12. 4. 2026 10:00, Sosnová', slot_en: '12. 4. 2026 10:00, Sosnová' };
  const given = () => order({ items: [OrderItem.fromJson({ ...ride, ...ordered })] });
  const piece = (at: number, state: BookingState, starts_at: string, slotState = 'planned') =>
    Object.assign(Booking.fromJson({ order_item_id: 1, piece: at, state }), {
      slot: Slot.fromJson({ starts_at, place_cs: 'Most', place_en: '', state: slotState }),
    });
  const first = '2026-05-01T08:00:00.000Z';
  const second = '2026-05-02T08:00:00.000Z';

  it.each<[string, Booking[], string]>([
    ['none is booked', [], 'Jízda (12. 4. 2026 10:00, Sosnová)'],
    [
      'it was moved',
      [piece(1, 'booked', first), piece(2, 'booked', first)],
      'Jízda (1. 5. 2026 10:00, Most)',
    ],
    [
      'one piece was moved',
      [piece(1, 'booked', first), piece(2, 'booked', second)],
      'Jízda (1× 1. 5. 2026 10:00, Most; 1× 2. 5. 2026 10:00, Most)',
    ],
    [
      'one piece gave its place back',
      [piece(1, 'released', first), piece(2, 'booked', second)],
      'Jízda (2. 5. 2026 10:00, Most)',
    ],
    ['it was cancelled', [piece(1, 'to_choose', first, 'cancelled')], 'Jízda'],
    ['it is booked no more', [piece(1, 'released', first)], 'Jízda (12. 4. 2026 10:00, Sosnová)'],
  ])('is the one that holds now where %s', (_, bookings, name) => {
    expect(textOf({ order: given(), bookings })).toContain(`${name}, 2 ks × `);
    expect(textOf({ kind: 'shipped', order: given(), bookings })).toContain(`${name}: 2 ks`);
    expect(textOf({ kind: 'team_order', order: given(), bookings })).toContain(`${name}, 2 ks`);
  });

  it.each<[string, Booking[], string[]]>([
    ['held', [piece(1, 'booked', first)], ['Přidat do kalendáře', 'Add to calendar']],
    [
      'cancelled',
      [piece(1, 'to_choose', first, 'cancelled')],
      ['Odebrat z kalendáře', 'Remove from calendar'],
    ],
    [
      'cancelled, and one held',
      [piece(1, 'to_choose', first, 'cancelled'), piece(2, 'booked', second)],
      ['Aktualizovat kalendář', 'Update calendar'],
    ],
    ['given back', [piece(1, 'released', first)], ['Odebrat z kalendáře', 'Remove from calendar']],
    ['none', [], []],
  ])('is offered for the calendar as what its file does: %s', (_, bookings, labels) => {
    for (const [at, locale] of (['cs', 'en'] as const).entries()) {
      const { parts } = letter({ kind: 'date_cancelled', order: given(), bookings, locale });
      const links = parts.flatMap((part) => (part.type === 'links' ? part.links : []));
      expect(links.map(([label]) => plain(label))).toEqual(labels.slice(at, at + 1));
    }
  });

  it('is, in a withdrawal, the one that was given back', () => {
    const bookings = [piece(1, 'booked', first), piece(2, 'released', second)];
    const facts = { items: [{ name: 'Jízda (12. 4. 2026 10:00, Sosnová)', quantity: 1 }] };
    const text = textOf({ kind: 'withdrawal', order: given(), bookings, facts });
    expect(text).toContain('Čeho se týká\nJízda (2. 5. 2026 10:00, Most): 1 ks');
  });
});

describe('other mails about an order', () => {
  it('say of an order that is collected that it is ready, not that it was sent', () => {
    const shop = { delivery: { from: 3, to: 7 }, place: 'Písek', hours: [] };
    const collected = order({ ...by('pickup'), status: 'shipped', paid_halere: 111_080 });
    const given = { kind: 'shipped', shop, order: collected } as const;
    expect(plain(letter(given).subject)).toBe('Objednávka #0000000012: připravená k odběru');
    const text = textOf(given);
    expect(text).toContain('Objednávku si můžete vyzvednout.\n\nOsobní odběr\nKde: Písek');
    expect(text).not.toMatch(/odesl|telefonát/);
    expect(letter({ kind: 'shipped', locale: 'en' }).title).toBe('Your order has been sent.');
  });

  it('say at which point the parcel is collected', () => {
    const given = order({
      customer_address: '',
      status: 'shipped',
      pickup_point_code: '3060',
      pickup_point_name: 'Z-BOX Písek',
      pickup_point_address: 'Nádražní 5, 397 01 Písek',
    });
    const placed = textOf({ order: given });
    expect(placed).toContain('Výdejní místo\nZ-BOX Písek\nNádražní 5\n397 01 Písek');
    expect(placed).toContain('Vaše údaje\nJiřina');
    expect(textOf({ order: given, kind: 'shipped' })).toContain('na výdejní místo');
    expect(textOf({ order: order({ status: 'shipped' }), kind: 'shipped' })).not.toContain(
      'výdejní',
    );
  });

  it('name the amount that they are about', () => {
    expect(textOf({ kind: 'paid' })).toContain('nám přišlo 1 110,80 Kč.');
    expect(textOf({ kind: 'paid', facts: { halere: 50_000 } })).toContain('přišlo 500,00 Kč.');
    const refunded = textOf({ kind: 'refunded', facts: { halere: -49_090 } });
    expect(refunded).toContain('jsme vám vrátili 490,90 Kč.');
  });

  it('say what happens next, and when', () => {
    const paid = { paid_halere: 111_080 };
    expect(textOf({ kind: 'paid', order: order(paid) })).toContain(
      'Co bude dál\nObjednávku zabalíme a odešleme; obvykle dorazí do 3–7 pracovních dnů.',
    );
    expect(textOf({ kind: 'shipped', order: order(paid) })).toContain('v nejbližších dnech.');
    expect(textOf({ kind: 'completed', order: order(paid) })).toContain('Nic dalšího už dělat');
    expect(textOf({ kind: 'cancelled' })).toContain('Nic už platit nemusíte.');
    const owed = order({ ...paid, owed_halere: 111_080, status: 'cancelled' });
    expect(textOf({ kind: 'cancelled', order: owed })).toContain(
      '1 110,80 Kč vám vrátíme do 14 dnů stejným způsobem, jakým jste platili.',
    );
    expect(textOf({ kind: 'refunded', locale: 'en' })).toContain('by the next working day.');
    expect(textOf({ kind: 'reminder', locale: 'en' })).toContain('We may cancel an order that');
    expect(textOf({ kind: 'card_failed', locale: 'en' })).toContain('by card, or by bank transfer');
    const settled = textOf({ kind: 'withdrawal_settled', locale: 'en', order: order(paid) });
    expect(settled).toContain('in a separate e-mail.');
    const back = order({ ...paid, owed_halere: 50_000 });
    expect(textOf({ kind: 'withdrawal_settled', locale: 'en', order: back })).toContain(
      'We return 500.00 CZK to you and confirm it in a separate e-mail.',
    );
  });

  it.each([
    ['a part of it was paid', { paid_halere: 61_080 }, 1, true],
    ['nothing was paid', {}, 1, true],
    ['it is withdrawn from as a whole', {}, 2, false],
    ['it was cancelled', { status: 'cancelled' }, 1, false],
    [
      'the carrier may have the cash',
      { payment_kind: 'cash_on_delivery', status: 'shipped' },
      1,
      false,
    ],
  ] as const)('say what is left to pay for an order of which %s', (_, changes, pieces, isSaid) => {
    const told = textOf({
      kind: 'withdrawal_settled',
      locale: 'en',
      order: withdrawnFrom(order(changes), pieces, 0),
    });
    expect(told.includes('is left to pay for your order.')).toBe(isSaid);
  });

  it('name every document at a payment, so that none seems to hold that was credited, and the credit note at a refund', () => {
    const documents = [
      { id: 1, kind: 'invoice', number_text: '2026000001' } as const,
      { id: 2, kind: 'credit_note', number_text: 'D2026000001' } as const,
      { id: 3, kind: 'invoice', number_text: '2026000002' } as const,
    ].map((document) => OrderDocument.fromJson(document));
    const told = Object.assign(order({ paid_halere: 111_080 }), { documents });
    const paid = textOf({ kind: 'paid', order: told });
    expect(paid).toContain('Faktura 2026000001 (PDF): https://rysi.example.cz/document/1');
    expect(paid).toContain('Dobropis D2026000001 (PDF): https://rysi.example.cz/document/2');
    expect(paid).toContain('Faktura 2026000002 (PDF): https://rysi.example.cz/document/3');
    // Goods may go before they are paid for: then their invoice is issued.
    for (const kind of ['shipped', 'completed'] as const) {
      expect(textOf({ kind, order: told })).toContain('Faktura 2026000002 (PDF): https');
    }
    const back = textOf({ kind: 'refunded', order: told, locale: 'en' });
    expect(back).toContain('Credit note D2026000001 (PDF): https://rysi.example.cz/document/2');
    expect(back).not.toContain('Invoice');
  });

  it('tell the team of a withdrawal, with the account for the refund', () => {
    const facts = {
      at: '2026-03-25T10:15:00.000Z',
      name: 'Jiří Žák',
      account: '2700017005/9999',
      text: 'Nesedí.',
    };
    const told = letter({ kind: 'team_withdrawal', facts, to: 'team@example.cz' });
    expect([told.to, told.replyTo]).toEqual(['team@example.cz', 'jirina@example.cz']);
    const text = plain(textOfLetter(told));
    expect(text).toContain('Účet pro vrácení peněz: 2700017005/9999');
    expect(text).toContain('Co zákazník napsal\n> Nesedí.');
    expect(text).not.toContain('Co bude dál');
  });

  it('say until when goods go back, and where to', () => {
    const facts = { at: '2026-03-25T10:15:00.000Z', name: 'Jiří Žák' };
    const sent = { status: 'completed', paid_halere: 111_080 } as const;
    const text = textOf({ kind: 'withdrawal', facts, order: order(sent) });
    // The 8th of April 2026 is a Wednesday.
    expect(text).toContain('Zboží nám prosím pošlete zpět do 8. 4. 2026.');
    expect(text).toContain('Kam zboží poslat\nRysi Drift Team s.r.o.\nPod Rysím vrchem 27\n397 01');
    const service = textOf({ kind: 'withdrawal', facts, order: order(by('none')) });
    expect(service).not.toContain('Kam zboží poslat');
  });

  const cap = { name: 'Kšiltovka', quantity: 1 };
  const ride = { name: 'Jízda', quantity: 1, isGoods: false } as const;
  const paid = { paid_halere: 111_080 };
  it.each<[string, object, object, [string[], string[]]]>([
    ['unpaid, not sent', {}, cap, [['Zpět nic posílat nemusíte. Jak jsme'], ['Nic nebylo zapl']]],
    [
      'paid, not sent',
      paid,
      cap,
      [
        ['posílat nemusíte. Peníze vrátíme do 14 dnů od odstoupení. Jak'],
        ['neposílejte prosím nic', 'občanského zákoníku).'],
      ],
    ],
    [
      'sent',
      { ...paid, status: 'shipped' },
      cap,
      [['Zboží nám prosím pošlete', 'počkat ale můžeme'], ['ne však dřív, než zboží']],
    ],
    [
      'sent for cash',
      { payment_kind: 'cash_on_delivery', status: 'completed' },
      cap,
      [['pošlete zpět', 'Peníze vrátíme'], ['Peníze je třeba vrátit']],
    ],
    [
      'a voucher',
      { ...paid, status: 'completed' },
      ride,
      [['Zpět nic posílat nemusíte. Peníze'], ['občanského zákoníku).']],
    ],
  ])('ask of either side of a withdrawal only what is to be done: %s', (_, of, item, said) => {
    const facts = { at: '2026-03-25T10:15:00.000Z', items: [item as typeof cap] };
    const [toCustomer, toTeam] = (['withdrawal', 'team_withdrawal'] as const).map((kind) =>
      textOf({ kind, facts, order: order(of) }),
    );
    for (const text of said[0]) expect(toCustomer).toContain(text);
    for (const text of said[1]) expect(toTeam).toContain(text);
    expect(toCustomer?.includes('Kam zboží poslat')).toBe(toCustomer?.includes('pošlete zpět'));
    expect(toCustomer?.includes('Peníze')).toBe(toTeam?.includes('Peníze'));
  });

  it.each([
    ['bank_transfer', 'pending'],
    ['cash_on_delivery', 'completed'],
  ] as const)('promise no money again that went back: %s, %s', (payment_kind, status) => {
    const back = {
      paid_halere: 111_080,
      refunded_halere: 111_080,
      payment_state: 'refunded',
    } as const;
    const told = (kind: 'withdrawal' | 'team_withdrawal' | 'withdrawal_settled') =>
      textOf({ kind, order: withdrawnFrom(order({ ...back, payment_kind, status }), 1, 0) });
    expect(told('withdrawal')).not.toContain('Peníze');
    expect(told('withdrawal_settled')).not.toContain('peněz');
    expect(told('team_withdrawal')).toContain('už má zpět, není tedy co vracet.');
  });

  it('tell who withdrew from all of an unpaid order not to pay it', () => {
    const of = (pieces: number, changes: Partial<Order> = {}) =>
      textOf({ kind: 'withdrawal', order: withdrawnFrom(order(changes), pieces, 0) });
    expect(of(2)).toContain('Co bude dál\nNic teď neplaťte. Zpět nic posílat nemusíte.');
    expect(of(1)).not.toContain('neplaťte');
    expect(of(2, { paid_halere: 111_080 })).not.toContain('neplaťte');
  });

  it('do not say that nothing is left to do while a withdrawal waits for the team', () => {
    const text = (state: 'received' | 'refused') => {
      const made = withdrawnFrom(order({ paid_halere: 111_080 }), 1, 0);
      for (const each of made.withdrawals ?? []) each.$set({ state, created_at: '2026-03-25' });
      return textOf({ kind: 'completed', order: made });
    };
    expect(text('refused')).toContain('Co bude dál');
    expect(text('received')).not.toContain('Co bude dál');
  });

  it('say that what is sent is in the parcel, without what was withdrawn from before', () => {
    const sent = { status: 'shipped' } as const;
    const text = textOf({ kind: 'shipped', order: withdrawnFrom(order(sent), 1, 49_090) });
    expect(text).toContain('Kšiltovka: 1 ks');
  });

  it('announce no refund where nothing was paid', () => {
    const text = textOf({ kind: 'withdrawal_settled', locale: 'en', order: order() });
    expect(text).not.toContain('the money');
  });

  it('confirm a withdrawal with its time and content', () => {
    const facts = {
      at: '2026-03-25T10:15:00.000Z',
      name: 'Jiří Žák',
      items: [{ name: 'Kšiltovka', quantity: 1 }],
      text: 'Nesedí.\nDíky.',
    };
    const text = textOf({ kind: 'withdrawal', facts });
    expect(text).toContain('Přijato: 25. 3. 2026 11:15');
    expect(text).toContain('Čeho se týká\nKšiltovka: 1 ks');
    expect(text).toContain('Spotřebitel: Jiří Žák\nE-mail: jirina@example.cz');
    expect(text).toContain('Co jste napsali\n> Nesedí.\n> Díky.');
  });

  it('name what a withdrawal is about in the language of the mail: the team speaks another one', () => {
    const items = [
      { name: 'Kšiltovka', quantity: 1 },
      { name: 'Odstraněno', quantity: 2 },
    ];
    const toTeam = textOf({ kind: 'team_withdrawal', locale: 'en', facts: { items } });
    expect(toTeam).toContain('Cap: 1 pc\nOdstraněno: 2 pcs');
    expect(textOf({ kind: 'withdrawal', facts: { items } })).toContain('Kšiltovka: 1 ks');
  });

  it.each([
    ['withdrawal_settled', 'cs', 'jsme vyřídili.\n\nJak jsme rozhodli\nPeníze jdou.\n\nPřijato:'],
    ['withdrawal_refused', 'cs', 'stačí na tento e-mail odpovědět.\n\nJak jsme rozhodli\nPeníze'],
    ['withdrawal_settled', 'en', 'We have settled your withdrawal from the contract for order #'],
    ['withdrawal_refused', 'en', 'Our decision\nPeníze jdou.\n\nReceived: 25. 3. 2026 11:15'],
  ] as const)('report the decision on a withdrawal: %s in %s', (kind, locale, told) => {
    const items = [{ name: 'Kšiltovka', quantity: 1 }];
    const facts = { at: '2026-03-25T10:15:00.000Z', items, text: 'Peníze jdou.' };
    const text = textOf({ kind, locale, facts });
    expect(text).toContain(told);
    expect(text).toContain(locale === 'cs' ? 'Kšiltovka: 1' : 'Cap: 1');
  });

  it('tell the team in its language how much was ordered, to be answered to the customer', () => {
    const english = order({ locale: 'en' });
    const told = letter({
      kind: 'team_order',
      locale: 'cs',
      order: english,
      to: 'team@example.cz',
    });
    expect([told.to, told.replyTo]).toEqual(['team@example.cz', 'jirina@example.cz']);
    expect(plain(told.subject)).toBe('Nová objednávka #0000000012: 1 110,80 Kč');
    const text = plain(textOfLetter(told));
    expect(text).toContain('2 kusy za 1 110,80 Kč.');
    expect(text).toContain('Kšiltovka, 2 ks');
    expect(text).not.toContain('Obchodní podmínky');
  });

  it('list what is in the parcel, without what it costs', () => {
    const text = textOf({ kind: 'shipped' });
    expect(text).toContain('Kšiltovka: 2 ks');
    expect(text).not.toContain('Kč');
    expect(text).not.toContain('zásilk');
    const parcel = { tracking_number: 'DR1CZ', tracking_url: 'https://parcels.example/DR1CZ' };
    const tracked = textOf({ kind: 'shipped', order: order(parcel) });
    expect(tracked).toContain('Číslo zásilky: DR1CZ');
    expect(tracked).toContain('Sledovat zásilku: https://parcels.example/DR1CZ');
  });

  it('remind of what is still to be paid', () => {
    const partly = { paid_halere: 100_000 };
    const reminder = letter({ kind: 'reminder', order: order(partly) });
    expect(plain(textOfLetter(reminder))).toContain('nám zatím nedorazilo 110,80 Kč');
    expect(plain(textOfLetter(reminder))).toContain('Částka: 110,80 Kč');
    expect(reminder.parts).toContainEqual(
      expect.objectContaining({
        type: 'qr',
        code: expect.stringMatching(/AM:110\.80\*CC:CZK\*X-VS:2600000012/),
      }),
    );
  });
});
