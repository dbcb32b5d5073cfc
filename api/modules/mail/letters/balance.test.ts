import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Order, OrderItem } from '../../../../db/models/order.ts';
import { formatHalere } from '../../../contract/money.ts';
import { openHalere, paymentState } from '../../../contract/payments.ts';
import { letter, order, plain, textOf, withdrawnFrom } from '../../../testing/testLetter.ts';

describe('the confirmation of an order', () => {
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
});
