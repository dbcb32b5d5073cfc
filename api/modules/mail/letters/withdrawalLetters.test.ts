import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../db/models/order.ts';
import { by, letter, order, plain, textOf, withdrawnFrom } from '../../../testing/testLetter.ts';
import { textOfLetter } from '../letter.ts';

describe('mails about withdrawals', () => {
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
      textOf({ kind, facts, order: withdrawnFrom(order(of), 1, 0, 'received') }),
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

  it.each([
    [
      'less than what is kept costs',
      { paid_halere: 30_000 },
      ['vracet tedy není co.'],
      ['není tedy co vracet.'],
    ],
    [
      'more than what is kept costs',
      { paid_halere: 70_000 },
      ['a zbytek vám vrátíme. Peníze vrátíme do 14 dnů'],
      ['vrací se jen zbytek. Peníze je třeba vrátit do 14 dnů'],
    ],
    [
      'all, of which a part went back',
      { paid_halere: 111_080, refunded_halere: 60_000, payment_state: 'partly_refunded' },
      ['Zpět nic posílat nemusíte. Jak jsme'],
      ['není tedy co vracet.'],
    ],
  ] as const)('promise of what was paid only what goes back: %s', (_, paid, customer, team) => {
    const told = (kind: 'withdrawal' | 'team_withdrawal') =>
      textOf({ kind, order: withdrawnFrom(order(paid), 1, 0, 'received') });
    for (const text of customer) expect(told('withdrawal')).toContain(text);
    for (const text of team) expect(told('team_withdrawal')).toContain(text);
    const isBack = paid.paid_halere === 70_000;
    expect(told('withdrawal').includes('Peníze vrátíme')).toBe(isBack);
    expect(told('team_withdrawal').includes('Peníze je třeba vrátit')).toBe(isBack);
  });

  it.each([
    ['a part of an unpaid order', {}, 1, true],
    ['a part of a paid one', { paid_halere: 111_080 }, 1, false],
    ['a part of one paid in cash', { payment_kind: 'cash_on_delivery' }, 1, false],
    ['all of it', {}, 2, false],
    ['a part of one that was paid beyond what is kept', { paid_halere: 70_000 }, 1, false],
  ] as const)(
    'let who withdrew from %s wait with the payment: %j',
    (_, changes, pieces, mayWait) => {
      const made = withdrawnFrom(order(changes), pieces, 0, 'received');
      const told = textOf({ kind: 'withdrawal', order: made });
      const left = 'když odstoupení přijmeme, zbude vám zaplatit 619,90 Kč místo 1 110,80 Kč.';
      expect(told.includes(`S platbou můžete do té doby počkat: ${left}`)).toBe(mayWait);
    },
  );

  it('let nobody wait any more once the withdrawal is decided', () => {
    for (const state of ['settled', 'refused'] as const) {
      const made = withdrawnFrom(order(), 1, state === 'settled' ? 49_090 : 0, state);
      expect(textOf({ kind: 'withdrawal', order: made })).not.toContain('S platbou můžete');
    }
  });

  it.each([
    ['an unpaid order', {}, true],
    ['a paid one', { paid_halere: 111_080 }, false],
    ['one that is paid on delivery', { payment_kind: 'cash_on_delivery' }, false],
    ['a cancelled one', { status: 'cancelled' }, false],
  ] as const)(
    'say what is left to pay, where a withdrawal from %s is refused',
    (_, changes, isSaid) => {
      const made = withdrawnFrom(order(changes), 1, 0, 'refused');
      const told = textOf({ kind: 'withdrawal_refused', order: made });
      expect(told.includes('Co bude dál\nZa objednávku zbývá zaplatit 1 110,80 Kč.')).toBe(isSaid);
      expect(told.includes('Co bude dál')).toBe(isSaid);
    },
  );

  it.each([
    [
      'withdrawal_settled',
      0,
      'S platbou můžete do té doby počkat: když odstoupení přijmeme, zbude',
    ],
    [
      'withdrawal_refused',
      0,
      'S platbou můžete do té doby počkat: když odstoupení přijmeme, zbude',
    ],
    ['withdrawal_refused', 61_990, 'Nic teď neplaťte.'],
  ] as const)(
    'of one decided while another waits, %s: %i haléře paid',
    (kind, paid_halere, said) => {
      const made = withdrawnFrom(order({ paid_halere }), 1, 0, 'received');
      const told = textOf({ kind, order: made });
      expect(told).toContain(`Co bude dál\nDalší vaše odstoupení teprve posoudíme. ${said}`);
      expect(told).not.toContain('Za objednávku zbývá');
    },
  );

  it('tell who withdrew from all of an unpaid order not to pay it', () => {
    const of = (pieces: number, changes: Partial<Order> = {}) =>
      textOf({ kind: 'withdrawal', order: withdrawnFrom(order(changes), pieces, 0) });
    expect(of(2)).toContain('Co bude dál\nNic teď neplaťte. Zpět nic posílat nemusíte.');
    expect(of(1)).not.toContain('neplaťte');
    expect(of(2, { paid_halere: 111_080 })).not.toContain('neplaťte');
  });

  it('tell who paid beyond what is kept, or that much, not to pay the rest', () => {
    const of = (paid_halere: number) => {
      const made = withdrawnFrom(order({ paid_halere }), 1, 0, 'received');
      return textOf({ kind: 'withdrawal', order: made });
    };
    expect(of(70_000)).toContain('Nic teď neplaťte. Zpět');
    expect(of(61_990)).toContain('Nic teď neplaťte. Zpět');
    expect(of(61_989)).toContain('zbude vám zaplatit 0,01 Kč místo');
    expect(of(61_989)).not.toContain('neplaťte');
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

  it.each([
    ['paid is as much as it costs', { paid_halere: 111_080 }, false],
    ['some was returned', { paid_halere: 121_080, refunded_halere: 10_000 }, true],
    [
      'the carrier may have the cash',
      { payment_kind: 'cash_on_delivery', status: 'shipped' },
      true,
    ],
  ] as const)('announce the mail about a refund where %s: %s', (_, changes, isSaid) => {
    const told = textOf({ kind: 'withdrawal_settled', locale: 'en', order: order(changes) });
    expect(told.includes('We confirm the money we return in a separate e-mail.')).toBe(isSaid);
  });

  it('confirm a withdrawal with its time and content', () => {
    const facts = {
      at: '2026-03-25T10:15:00.000Z',
      name: 'Jiří Žák',
      items: [{ name: 'Kšiltovka', quantity: 1 }],
      text: 'Nesedí.\nDíky.',
    };
    const text = textOf({ kind: 'withdrawal', facts });
    expect(text).toContain('Doručeno: 25. 3. 2026 11:15');
    // 'Přijato' would also say that it was accepted.
    expect(text).not.toMatch(/přija/i);
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
    ['withdrawal_settled', 'cs', 'jsme vyřídili.\n\nJak jsme rozhodli\nPeníze jdou.\n\nDoručeno:'],
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
});
