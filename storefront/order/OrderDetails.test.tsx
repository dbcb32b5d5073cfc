// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderPage, OwnBooking } from '../../api/contract/types.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { OrderDetails } from './OrderDetails.tsx';

const payment: OrderPage['payment'] = {
  name: { en: 'Bank transfer', cs: 'Bankovní převod' },
  kind: 'bank_transfer',
  fee: 0,
  state: 'unpaid',
  card: null,
  open: 980,
  paid: 0,
  refunded: 0,
  owed: 0,
  due: '2026-03-29',
  variable_symbol: 2_600_000_042,
};

const order: OrderPage = {
  number: '#0000000042',
  status: 'pending',
  history: [{ status: 'pending', created_at: '2026-03-21T10:00:00.000Z' }],
  items: [
    {
      id: 1,
      name: { en: 'Cap', cs: 'Kšiltovka' },
      price: 490,
      quantity: 1,
      product: { slug: 'cap', image_path: '/uploads/ab/cap.webp', image_info: null },
      is_withdrawable: true,
      category: 'merchandise',
      left: 1,
    },
    {
      id: 2,
      name: { en: 'Old shirt', cs: 'Staré tričko' },
      price: 490,
      quantity: 1,
      product: null,
      is_withdrawable: true,
      category: 'merchandise',
      left: 1,
    },
  ],
  shipping: {
    name: { en: 'Parcel', cs: 'Balík' },
    price: 0,
    kind: 'parcel',
    days: { from: 3, to: 7 },
  },
  customer: {
    name: 'Jiřina Žáková',
    address: ['Nádražní 5', '397 01 Písek'],
    company_name: '',
    company_ico: '',
    company_dic: '',
  },
  payment,
  total: 980,
  note: '',
  tracking: { number: '', url: '' },
  documents: [],
  withdrawal: {
    isPossible: true,
    isOfCompany: false,
    asksAccount: false,
    until: null,
    isOver: false,
    days: 14,
    consumer: { name: 'Jiřina Žáková', email: 'j…a@example.cz' },
    cases: [],
  },
};

const IBAN = 'CZ58 5500 0000 0012 6509 8001';
const settings = { seller_name: 'Rysi s.r.o.', seller_ico: '99027178', contact_phone: '+420 382' };

const show = (changes: Partial<OrderPage> = {}, locale: 'cs' | 'en' = 'en') =>
  renderInSite(<OrderDetails order={{ ...order, ...changes }} secret="abc" />, {
    locale,
    fetch: async () =>
      Response.json(
        Object.entries(settings).map(([setting_key, value]) => ({ setting_key, value })),
      ),
  });

it('has no empty part about a seller of whom nothing is set yet', async () => {
  const known = () => screen.queryByRole('region', { name: 'Seller' });
  show();
  await screen.findByText('Rysi s.r.o.');
  expect(known()).not.toBeNull();
  cleanup();
  renderInSite(<OrderDetails order={order} secret="abc" />, {
    fetch: async () => Response.json([{ setting_key: 'bank_iban', value: IBAN }]),
  });
  // The settings have come, and there is nothing of the seller among them.
  await screen.findByText(IBAN);
  expect(known()).toBeNull();
});

const part = (name: string) => screen.getByRole('region', { name });
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

it.each([
  ['en', 'What you ordered', 'Credited', '-100.00 CZK', '880.00 CZK'],
  ['cs', 'Co jste objednali', 'Dobropisováno', '-100,00 Kč', '880,00 Kč'],
] as const)(
  'says what credit notes took off the price, so that it is what the documents say: %s',
  (locale, items, credited, off, total) => {
    show({ total: 880, credited: 100 }, locale);
    const lines = within(part(items)).getAllByRole('definition').slice(-2);
    expect(lines.map(({ textContent }) => plain(textContent))).toEqual([off, total]);
    expect(within(part(items)).getByText(credited)).toBeShown();
  },
);
/** What the page's main buttons are, as text and address. */
const mainButtons = () =>
  [...document.querySelectorAll('[data-look="signal"]')].map((button) => [
    plain(button.textContent),
    button.getAttribute('href'),
  ]);

const card = (state: 'none' | 'waiting' | 'refused') =>
  ({ ...payment, kind: 'card', card: { state, isOffered: true } }) as const;
const paid = { ...payment, state: 'paid', open: 0, paid: 980 } as const;
const tracking = { number: 'DR1', url: 'https://posta.example/DR1' };
const PAY = '/api/order-pages/abc/pay';

it.each<[string, Partial<OrderPage>, (readonly [string, string])[]]>([
  ['an unpaid transfer', {}, [['Pay 980.00 CZK', '#pay']]],
  ['a card payment', { payment: card('none') }, [['Pay by card', PAY]]],
  ['one under way', { payment: card('waiting') }, [['Continue to the card payment', PAY]]],
  ['a refused one', { payment: card('refused') }, [['Pay by card again', PAY]]],
  ['a paid order', { payment: paid }, []],
  [
    'a parcel on its way',
    { payment: paid, status: 'shipped', tracking },
    [['Follow the parcel', tracking.url]],
  ],
])(
  'has one main button for what is next, which withdrawing never is: %s',
  (_, changes, buttons) => {
    show(changes);
    expect(mainButtons()).toEqual(buttons);
    expect(screen.getByRole('button', { name: 'Withdraw from the contract here' })).toBeTruthy();
  },
);

const withdrawn = (quantities: readonly (readonly [number, number])[]) => ({
  ...order.withdrawal,
  isPossible: quantities.length < 2,
  cases: [
    {
      id: 1,
      state: 'received' as const,
      name: 'Jiřina Žáková',
      note: '',
      refund_account: '',
      reason: '',
      created_at: '2026-03-22T10:00:00.000Z',
      decided_at: null,
      items: quantities.map(([order_item_id, quantity]) => ({
        order_item_id,
        quantity,
        name: order.items.find(({ id }) => id === order_item_id)?.name ?? { en: '', cs: '' },
      })),
    },
  ],
});
const ALL = [
  [1, 1],
  [2, 1],
] as const;

it('asks for no payment of what was withdrawn from as a whole', () => {
  show({ withdrawal: withdrawn(ALL) }, 'cs');
  expect(plain(part('Stav').textContent)).toContain(
    'Vaše odstoupení od celé objednávky nám došlo 22. 3. 2026 11:00. Nic teď neplaťte. ' +
      'Jak jsme rozhodli, vám napíšeme.',
  );
  expect(part('Stav').textContent).not.toContain('Zaplaťte');
  expect(mainButtons()).toEqual([]);
  expect(part('Platba').querySelector('section, dl')).toBeNull();
});

const severally = (count: number): OrderPage['withdrawal'] => {
  const { cases, ...about } = withdrawn([[1, 1]]);
  return {
    ...about,
    cases: Array.from({ length: count }, (_, at) =>
      cases.map((made) => ({
        ...made,
        id: at + 1,
        items: made.items.map((item) =>
          at === 1 ? { ...item, name: { en: 'Shirt', cs: 'Tričko' } } : item,
        ),
      })),
    ).flat(),
  };
};

it.each([
  ['en', 2, '2 withdrawals from this order wait for our decision, the latest received on 22. 3.'],
  ['cs', 2, 'Na rozhodnutí čekají 2 odstoupení od této objednávky, poslední nám došlo 22. 3.'],
  ['cs', 5, 'Na rozhodnutí čeká 5 odstoupení od této objednávky, poslední nám došlo 22. 3.'],
] as const)('says in %s how many withdrawals wait: %i', (locale, count, text) => {
  const items = order.items.map((item) => ({ ...item, quantity: 9 }));
  show({ items, payment: paid, withdrawal: severally(count) }, locale);
  const state = plain(part(locale === 'cs' ? 'Stav' : 'State').textContent);
  expect(state).toContain(text);
  expect(state).toContain(locale === 'cs' ? 'O každém vám napíšeme' : 'decision on each of them');
  expect(state).not.toMatch(/od části|a part of/);
});

it('names what a withdrawal is about in its heading, which tells two of the same minute apart', () => {
  show({ withdrawal: severally(2) });
  const headings = within(part('Withdrawal from the contract')).getAllByRole('heading', {
    level: 3,
  });
  expect(headings.map(({ textContent }) => plain(textContent))).toEqual([
    'Withdrawal of 22. 3. 2026 11:00: Cap',
    'Withdrawal of 22. 3. 2026 11:00: Shirt',
  ]);
});

it('still asks for no payment once that withdrawal is settled', () => {
  const [made] = withdrawn(ALL).cases;
  if (!made) throw new Error('No withdrawal');
  const settled = { ...made, state: 'settled' as const, decided_at: '2026-03-23T10:00:00.000Z' };
  show({ withdrawal: { ...withdrawn(ALL), cases: [settled] } });
  const state = plain(part('State').textContent);
  expect(state).toContain('You do not need to pay anything more.');
  expect(state).not.toContain('Please pay');
  expect(state).not.toContain('We then pack');
  expect(mainButtons()).toEqual([]);
  expect(part('Payment').querySelector('section, dl')).toBeNull();
});

it.each<[string, Partial<OrderPage>, string]>([
  ['paid', { payment: paid }, 'our decision and when you will get your money back.'],
  [
    'paid, and the money went back',
    { payment: { ...paid, state: 'refunded', refunded: 980 } },
    'We will e-mail you our decision.',
  ],
  [
    'paid in part, no more than what is kept costs',
    {
      payment: { ...payment, state: 'partly_paid', paid: 400, open: 580 },
      withdrawal: withdrawn([[1, 1]]),
    },
    'We will e-mail you our decision.',
  ],
  ['sent', { payment: paid, status: 'completed' }, 'How to return the goods is in the receipt'],
])('says what is next after a withdrawal: %s', (_, changes, next) => {
  show({ withdrawal: withdrawn(ALL), ...changes });
  const state = plain(part('State').textContent);
  expect(state).toContain(next);
  expect(state).not.toContain('not need to pay');
  expect(state).not.toContain('We pack the order');
});

it.each([
  ['a transfer', {}],
  ['a card', { payment: card('none') }],
])(
  'asks for no payment of %s that can wait for a decision, and says what will be to pay',
  (_, changes) => {
    show({ withdrawal: withdrawn([[1, 1]]), ...changes });
    const state = plain(part('State').textContent);
    expect(state).toContain('from a part of the order on 22. 3. 2026 11:00.');
    expect(state).toContain(
      'our decision. You can wait with the payment until then: ' +
        'if we accept the withdrawal, you will have 490.00 CZK left to pay instead of 980.00 CZK.',
    );
    expect(state).not.toMatch(/please pay/i);
    expect(state).toContain('We then pack');
    expect(mainButtons()).toEqual([]);
  },
);

it('still tells who asks for it how to pay the whole amount before the decision', () => {
  const { unmount } = show({ withdrawal: withdrawn([[1, 1]]) });
  const whole = within(part('Payment')).getByText('Pay the whole amount now').closest('details');
  expect(whole?.open).toBe(false);
  expect(plain(whole?.textContent)).toContain(
    'we will return what you have paid beyond the new price',
  );
  expect(plain(whole?.textContent)).toContain('980.00 CZK');
  expect(part('Payment').querySelectorAll('dl')).toHaveLength(1);
  unmount();
  show({ withdrawal: withdrawn([[1, 1]]), payment: card('refused') });
  const button = part('Payment').querySelector(`details a[href="${PAY}"]`);
  expect(button?.textContent).toBe('Pay by card again');
});

it.each([
  ['who will get money back', 800, 'when you will get your money back'],
  ['who has paid what is kept', 490, 'We will e-mail you our decision.'],
])('asks %s for nothing more', (_, came, said) => {
  const given = { ...payment, state: 'partly_paid', paid: came, open: 980 - came } as const;
  show({ withdrawal: withdrawn([[1, 1]]), payment: given });
  const state = plain(part('State').textContent);
  expect(state).toContain('You do not need to pay anything now.');
  expect(state).toContain(said);
  expect(state).not.toMatch(/please pay|wait with the payment|of the payment/i);
  expect(state).toContain('We pack the order and send it');
  expect(mainButtons()).toEqual([]);
  expect(part('Payment').querySelector('section, details')).toBeNull();
});

it.each([
  ['cash on delivery', { ...payment, kind: 'cash_on_delivery' as const }],
  ['what is paid', paid],
])('lets nobody wait with %s', (_, given) => {
  show({ withdrawal: withdrawn([[1, 1]]), payment: given });
  expect(part('State').textContent).not.toContain('wait with the payment');
});

it('does not say that nothing is to be done while a withdrawal waits: goods go back', () => {
  const withdrawal = withdrawn([[1, 1]]);
  const { unmount } = show({ status: 'completed', payment: paid, withdrawal });
  expect(part('State').textContent).toContain('How to return the goods');
  expect(part('State').textContent).not.toContain('There is nothing else you need to do');
  unmount();
  const cases = withdrawal.cases.map((made) => ({ ...made, state: 'refused' as const }));
  show({ status: 'completed', payment: paid, withdrawal: { ...withdrawal, cases } });
  expect(part('State').textContent).toContain('There is nothing else you need to do');
});

it('says of what a withdrawal took the price off', () => {
  const [made] = withdrawn([[1, 1]]).cases;
  if (!made) throw new Error('No withdrawal');
  const settled = { ...made, state: 'settled' as const, taken_off: 600 };
  show({ withdrawal: { ...withdrawn([[1, 1]]), cases: [settled] } }, 'cs');
  const shown = plain(part('Odstoupení od smlouvy').textContent);
  expect(shown).toContain('Z ceny objednávky jsme odečetli 600,00 Kč.');
  const rows = [...part('Co jste objednali').querySelectorAll('dl > div')].map((row) =>
    plain(row.textContent),
  );
  expect(rows.filter((row) => row.startsWith('Odstoupení'))).toEqual([
    expect.stringMatching(/^Odstoupení: 1 × .*-\d/),
    expect.stringMatching(/^Odstoupení: doprava a další snížení ceny-\d/),
  ]);
});

it('says what happens next in both languages', () => {
  const { unmount } = show();
  expect(plain(part('State').textContent)).toContain(
    'Please pay 980.00 CZK by 29. 3. 2026. As soon as the money arrives, we confirm it by e-mail. ' +
      'We then pack the order and send it; it usually arrives within 3–7 working days',
  );
  unmount();
  show({ payment: paid }, 'cs');
  expect(plain(part('Stav').textContent)).toContain(
    'Objednávku zabalíme a odešleme; obvykle dorazí do 3–7 pracovních dnů. O odeslání vám napíšeme.',
  );
});

it.each([
  ['en', 'State', /We have returned the money for this order\..*write to us/, /pack/],
  ['cs', 'Stav', /Peníze za objednávku jsme vám vrátili\..*napište nám/, /zabalíme/],
] as const)(
  'promises nothing of an order whose money went back: %s',
  (locale, title, told, promised) => {
    const back = { state: 'refunded', open: 0, paid: 980, refunded: 980 } as const;
    const items = order.items.map((item) => ({ ...item, voucher_kind: 'experience' as const }));
    show({ status: 'processing', items, payment: { ...payment, ...back } }, locale);
    const text = plain(part(title).textContent);
    expect(text).toMatch(told);
    expect(text).not.toMatch(promised);
    expect(document.querySelector('#items p')).toBeNull();
  },
);

it('shows where the order goes, who sells it, and products that the shop still has', async () => {
  const company = { company_name: 'Brzdy s.r.o.', company_ico: '27074358', company_dic: '' };
  show({ customer: { ...order.customer, ...company } });
  expect(part('Delivery details').textContent).toContain(
    'Brzdy s.r.o.\nJiřina Žáková\nNádražní 5\n397 01 Písek\nCompany No. (IČO): 27074358',
  );
  await screen.findByText('Rysi s.r.o.');
  expect(within(part('Seller')).getByRole('link').getAttribute('href')).toBe('tel:+420382');
  const items = within(part('What you ordered'));
  expect(items.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product/cap',
  ]);
  expect(part('What you ordered').querySelectorAll('img')).toHaveLength(1);
});

it('shows what came back and what is still to come back', () => {
  const money = { state: 'partly_refunded', open: 0, paid: 980, refunded: 490, owed: 100 } as const;
  show({ payment: { ...payment, ...money } });
  const shown = plain(part('Payment').textContent);
  for (const text of ['Paid980.00 CZK', 'Returned490.00 CZK', 'To be returned100.00 CZK']) {
    expect(shown).toContain(text);
  }
});

it('shows what will be written on a voucher until the voucher itself does', () => {
  const [cap] = order.items;
  if (!cap) throw new Error('no item');
  const items = [{ ...cap, voucher_kind: 'experience' as const, dedication: 'To Petra' }];
  show({ items });
  expect(part('What you ordered').textContent).toContain('Dedication: To Petra');
  cleanup();
  const voucher = { id: 5, code: 'AAAA-BBBB-CCCC', kind: 'experience', state: 'valid' } as const;
  const end = { order_item_id: 1, name: cap.name, valid_until: '2027-03-31' };
  const own = { dedication: 'To Pavel', value: null, remaining: null };
  show({ items, vouchers: [{ ...voucher, ...end, ...own }] });
  expect(part('What you ordered').textContent).not.toContain('Dedication');
});

it('names no shipping where nothing is shipped', () => {
  show({ shipping: { ...order.shipping, name: { en: 'Without', cs: 'Bez' }, kind: 'none' } });
  expect(part('What you ordered').textContent).not.toContain('Shipping');
  expect(part('Your details').textContent).toContain('Jiřina Žáková');
});

it.each([
  ['en', 'Delivery details', 'Your details', 'Pick-up point', 'Collecting the order'],
  ['cs', 'Dodací údaje', 'Vaše údaje', 'Výdejní místo', 'Osobní odběr'],
] as const)(
  'names no place of delivery once nothing is delivered: %s',
  (locale, delivery, own, ...places) => {
    const point = { name: 'Z-BOX', address: ['Nádražní 1'] };
    for (const nothing of [{ withdrawal: withdrawn(ALL) }, { status: 'cancelled' }] as const) {
      for (const shipping of [{}, { point }, { kind: 'pickup' }] as const) {
        show({ ...nothing, shipping: { ...order.shipping, ...shipping } }, locale);
        expect(part(own).textContent).toContain('Jiřina Žáková');
        expect(screen.queryByRole('region', { name: delivery })).toBeNull();
        for (const place of places) expect(screen.queryByText(place)).toBeNull();
        cleanup();
      }
    }
    // What was sent before went there.
    show({ withdrawal: withdrawn(ALL), status: 'completed' }, locale);
    expect(part(delivery).textContent).toContain('Jiřina Žáková');
  },
);

it('calls the payment free of charge only where it has no fee', () => {
  const cash = { kind: 'cash_on_delivery', name: { en: 'Cash', cs: 'Dobírka' } } as const;
  show({ payment: { ...payment, ...cash, fee: 49 }, total: 1029 });
  const ordered = plain(part('What you ordered').textContent);
  expect(ordered).toContain('Cash-on-delivery fee49.00 CZK');
  expect(ordered).not.toContain('Payment: Cash');
});

it('cash is named as what is paid on delivery, and no longer as something to come once it is received', () => {
  const cash = { kind: 'cash_on_delivery', name: { en: 'Cash', cs: 'Dobírka' } } as const;
  const { unmount } = show({ payment: { ...payment, ...cash }, status: 'shipped' });
  expect(plain(part('Payment').textContent)).toContain('You will pay 980.00 CZK');
  unmount();
  show({ payment: { ...payment, ...cash }, status: 'completed' });
  const shown = plain(part('Payment').textContent);
  expect(shown).toContain('Payment on delivery: 980.00 CZK');
  expect(shown).not.toContain('You will pay');
});

it('tells a company why it is offered no withdrawal', () => {
  show({ withdrawal: { ...order.withdrawal, isPossible: false, isOfCompany: true } });
  const withdrawal = part('Withdrawal from the contract');
  expect(withdrawal.textContent).toContain('Only consumers');
  const contact = within(withdrawal).getByRole('link', { name: 'write to us' });
  expect(contact.getAttribute('href')).toBe('/#contact');
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

it('says what to do about the date of a voucher: choose it, or come with the voucher', () => {
  const [cap] = order.items;
  if (!cap) throw new Error('no item');
  const items = [{ ...cap, voucher_kind: 'experience' as const }];
  const voucher = { id: 5, code: 'AAAA-BBBB-CCCC', kind: 'experience', state: 'valid' } as const;
  const end = { order_item_id: 1, name: cap.name, dedication: '', valid_until: '2027-03-31' };
  const vouchers = [{ ...voucher, ...end, value: null, remaining: null }];
  const booking: OwnBooking = {
    id: 3,
    item_id: 1,
    product_id: 2,
    product_name: cap.name,
    state: 'booked',
    slot: null,
    code: voucher.code,
    may_move: false,
    move_until: null,
    price_difference: 0,
    voucher_state: 'valid',
  };
  const given = {
    items,
    vouchers,
    shipping: { ...order.shipping, kind: 'none' as const },
    payment: { ...payment, open: 0, paid: 980 },
  };
  const saysWith = (dates: OrderPage['dates']) => {
    const { unmount } = show({ ...given, ...(dates && { dates }) });
    const text = part('State').textContent ?? '';
    unmount();
    return text;
  };
  expect(saysWith(undefined)).toContain('Agree with us on the date');
  const none = { bookings: [], offers: [] };
  expect(saysWith(none)).toContain('where you also choose its date');
  expect(saysWith({ ...none, bookings: [booking] })).toContain('Bring it on the day');
});
