import { describe, expect, it } from 'vitest';
import { OrderItem } from '../../../../db/models/order.ts';
import { Product } from '../../../../db/models/product.ts';
import { Booking } from '../../../../db/models/slot.ts';
import { Voucher } from '../../../../db/models/voucher.ts';
import { by, letter, order, plain, textOf, withdrawnFrom } from '../../../testing/testLetter.ts';
import { SELLER } from '../../../testing/testOrders.ts';
import { textOfLetter } from '../letter.ts';

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
    ['cs', 'Věnování: Pro tátu'],
    ['en', 'Dedication: Pro tátu'],
  ] as const)(
    'repeats what will be written on a voucher, so that a slip is seen: %s',
    (locale, said) => {
      const ride = { name_cs: 'Jízda', name_en: 'Ride', quantity: 1, price_halere: 100 };
      const withRide = (dedication: string) =>
        textOf({ locale, order: Object.assign(order(), { items: [{ ...ride, dedication }] }) });
      expect(plain(withRide('Pro tátu'))).toContain(`\n${said}\n`);
      expect(withRide('')).not.toContain(said.slice(0, 8));
    },
  );

  it('repeats what is written on an issued voucher, not what was ordered before', () => {
    const ride = { id: 1, name_cs: 'Jízda', quantity: 1, price_halere: 100, dedication: 'Tátovi' };
    const items = [OrderItem.fromJson({ ...ride, voucher_kind: 'experience' })];
    const issued = { order_item_id: 1, piece: 1, kind: 'experience', code: 'AAAABBBBCCCC' };
    const end = { valid_until: '2999-11-25', cancelled_at: null, redeemed_at: null };
    const vouchers = [Voucher.fromJson({ ...issued, ...end, dedication: 'Mámě' })];
    const text = plain(textOf({ order: Object.assign(order(), { items, vouchers }) }));
    expect(text.match(/Věnování: .*/g)).toEqual(['Věnování: Mámě']);
  });

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

  it.each([
    ['experience', 'cs', 'Termín každého zážitku si domluvte s námi a vouchery přineste vytištěné'],
    ['experience', 'en', 'Agree with us on the date of each experience, then bring the vouchers'],
    [
      'money',
      'cs',
      'Těmito vouchery zaplatíte u nás na místě, i po částech. Stačí je mít vytištěné',
    ],
    [
      'money',
      'en',
      'Use the vouchers to pay when you visit us, printed or on your phone. You can spend them',
    ],
  ] as const)('speaks of as many vouchers as can be used: %s in %s', (kind, locale, said) => {
    const sold = { id: 1, name_cs: 'Jízda', name_en: 'Ride', quantity: 3, price_halere: 1 };
    const end = { valid_until: '2027-11-25', cancelled_at: null, redeemed_at: null };
    const of = (usable: number) => {
      const vouchers = [1, 2, 3].map((piece) =>
        Voucher.fromJson({
          ...{ order_item_id: 1, piece, kind, code: `AAAABBBBCCC${piece}`, ...end },
          ...(piece > usable && { redeemed_at: '2026-11-25' }),
        }),
      );
      const items = [OrderItem.fromJson({ ...sold, voucher_kind: kind })];
      const paid = order({ ...by('none'), paid_halere: 111_080 });
      return textOf({ kind: 'paid', locale, order: Object.assign(paid, { items, vouchers }) });
    };
    expect(of(2)).toContain(said);
    expect(of(3)).toContain(said);
    expect(of(1)).not.toContain(said);
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
      place: 'Pod Rysím vrchem 27, 397 01 Písek',
      hours: [['Po–Pá', '9:00–17:00']] as const,
      hasForm: true,
    };
    const text = textOf({ shop, order: order({ ...by('pickup'), paid_halere: 111_080 }) });
    expect(text).toContain('Než se pro ni vydáte, počkejte prosím na náš telefonát.');
    expect(text).toContain(
      'Osobní odběr\nKde: Pod Rysím vrchem 27, 397 01 Písek\nPo–Pá: 9:00–17:00',
    );
    const english = letter({ shop, locale: 'en', order: order(by('pickup')) });
    expect(JSON.stringify(english.parts)).toContain('397\u00a001');
    expect(textOf({ shop })).not.toContain('Osobní odběr');
  });

  it('keeps Czech words of one letter with the next one', () => {
    const items = [{ name_cs: 'Hrnek z garáže', name_en: 'Mug', quantity: 1, price_halere: 100 }];
    const text = textOfLetter(letter({ order: Object.assign(order(), { items }) }));
    expect(text).toContain('Hrnek z\u00a0garáže');
    expect(text).toContain('1\u00a0ks');
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
    expect(textOf({ seller: { ...SELLER, bank_iban: '1234/0800' } })).toContain(
      'Účet (IBAN): 1234/0800\nVariabilní symbol: 2600000012\nČástka: 1 110,80 Kč',
    );
    const text = textOf({ seller: { ...SELLER, bank_iban: '' } });
    expect(text).toContain('stačí na tento e-mail odpovědět.');
    expect(text).toContain('Variabilní symbol: 2600000012');
    expect(text).not.toContain('IBAN');
  });
});
