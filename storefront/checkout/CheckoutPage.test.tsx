// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStore } from '../cart/cartStore.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testHoodie, testProduct } from '../testing/testProduct.ts';
import CheckoutPage from './CheckoutPage.tsx';
import sheet from './discount.css?url';
import { forgetPlacedOrder } from './placedOrder.ts';

const IBAN = 'CZ58 5500 0000 0012 6509 8001';
const named = (en: string, cs: string) => ({ en: { name: en }, cs: { name: cs } });
const PARCEL = { kind: 'parcel', free_above: 1_000, product_categories: '', countries: '' };
const PICKUP = { kind: 'pickup', product_categories: 'merchandise' };
const ANSWERS: Record<string, unknown> = {
  '/api/settings': [{ setting_key: 'bank_iban', value: IBAN }],
  '/api/products': [
    testProduct({ id: 1, slug: 'cap', price: 490 }),
    testProduct({ id: 2, slug: 'ride', price: 5_000, category: 'experience' }),
    testProduct({ id: 8, slug: 'mug', price: 200, left: 2 }),
  ],
  '/api/dates': [1, 7].map((id) => ({ id, price_difference: 0, left: 3 })),
  '/api/orders/shipping-methods': [
    { id: 3, name: 'Parcel', price: 129, ...PARCEL, translations: named('Parcel', 'Balík') },
    { id: 4, name: 'Garage', price: 0, ...PARCEL, ...PICKUP, translations: named('G', 'G') },
    { id: 6, name: 'Nothing', price: 0, ...PARCEL, kind: 'none', translations: named('N', 'N') },
  ],
  '/api/orders/payment-methods': [
    { id: 5, name: 'Převod', kind: null, fee: 0, translations: named('Bank transfer', 'Převod') },
    { id: 7, name: 'Dobírka', kind: 'cash_on_delivery', fee: 39, translations: named('Cash', 'D') },
  ],
};

let ordered = Response.json(
  { orderId: 42, variable_symbol: 2_600_000_042, link: 'abcdefghijklmnopqrstuv' },
  { status: 201 },
);
let sent: unknown;
const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const path = new URL(String(input), 'https://rysi.example').pathname;
  if (init?.method !== 'POST') return Response.json(ANSWERS[path] ?? []);
  sent = JSON.parse(String(init.body));
  return ordered;
};
const open = (locale: 'cs' | 'en' = 'en') => renderInSite(<CheckoutPage />, { fetch, locale });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  forgetPlacedOrder();
  cartStore.clear();
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  ordered = Response.json(
    { orderId: 42, variable_symbol: 2_600_000_042, link: 'abcdefghijklmnopqrstuv' },
    { status: 201 },
  );
});

const TYPED = {
  name: 'Jana Malá',
  email: 'jana@example.com',
  phone: '777 000 027',
  address: 'Nábřeží 1',
  city: 'Písek',
  postalCode: '397 01',
  companyName: 'Brzdy s.r.o.',
};
const fill = (...names: (keyof typeof TYPED)[]) => {
  for (const name of names) write(name, TYPED[name]);
};

async function order(changes: Record<string, string> = {}) {
  await screen.findByText('Parcel');
  fill('name', 'phone', 'email', 'address', 'city', 'postalCode');
  for (const [name, value] of Object.entries(changes)) write(name, value);
  for (const name of ['shipping', 'payment']) fireEvent.click(field(name));
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
}
const field = (name: string) => {
  const found = document.querySelector(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
/** Amounts and Czech words have no-break spaces. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ');
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it('counts pieces that are left, but no places on a date as pieces', async () => {
  const text = { en: '11 May', cs: '11. 5.' };
  const slot = { id: 1, text, price_difference: 0, left: 3 };
  cartStore.add(testProduct({ id: 2, slug: 'ride', price: 5_000 }), undefined, slot);
  cartStore.add(testProduct({ id: 8, slug: 'mug', price: 200, left: 2 }));
  open();
  await screen.findByText('Parcel');
  expect(screen.getByText(/11 May/)).toBeShown();
  expect(screen.getAllByText(/pieces left/).map((each) => plain(each.textContent))).toEqual([
    '2 pieces left',
  ]);
});

it('shows the order again after a reload, until the cart is filled anew', async () => {
  open();
  await order();
  await screen.findByText('#0000000042');
  cleanup();
  open();
  await screen.findByText('#0000000042');
  await screen.findByText(IBAN);
  expect(screen.getByText('We are sending the confirmation to jana@example.com.')).toBeShown();
  cleanup();
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  open();
  expect(document.querySelector('form')).toBeTruthy();
  act(() => cartStore.clear());
  expect(screen.getByText('Your cart is empty.')).toBeShown();
});

/** As the browser does when the page is loaded again. */
const reload = () => {
  cleanup();
  open();
};

it('keeps what was typed and chosen over a reload, and forgets it with the order', async () => {
  const typedIn = (name: string) => (field(name) as HTMLInputElement).value;
  open();
  await screen.findByText('Parcel');
  fill('name', 'phone', 'email', 'address', 'city', 'postalCode', 'companyName');
  write('note', 'Ring twice.');
  choose('Garage');
  choose('Převod');
  reload();
  await screen.findByText('Parcel');
  const kept = Object.keys(TYPED).map((name) => [name, typedIn(name)]);
  expect(Object.fromEntries(kept)).toEqual(TYPED);
  expect(typedIn('note')).toBe('Ring twice.');
  expect(field('companyName').closest('details')).toHaveProperty('open', true);
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  expect(summary()).toContain('Shipping');
  // Hidden, but not lost.
  expect(field('city').closest('fieldset')).toHaveProperty('hidden', true);
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
  await screen.findByText('#0000000042');
  expect(sent).toMatchObject({ note: 'Ring twice.', customer: { name: TYPED.name } });
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  reload();
  await screen.findByText('Parcel');
  expect(['name', 'city', 'note'].map(typedIn)).toEqual(['', '', '']);
  expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0);
});

it('opens the terms beside it', async () => {
  open();
  const link = await screen.findByRole('link', { name: /terms and conditions/ });
  expect(link.getAttribute('target')).toBe('_blank');
});

it.each([
  ['name', '27', 'Please write the name in letters.'],
  ['phone', '777 000', 'Please enter a phone number of at least nine digits.'],
  ['city', 'P', 'Please enter the whole name of the town.'],
  ['postalCode', '3970', 'A Czech postal code has five digits.'],
])('does not take %s %s', async (name, value, told) => {
  sent = undefined;
  open();
  await screen.findByText('Parcel');
  await order({ [name]: value });
  expect(await screen.findByText(told)).toBeShown();
  expect(document.activeElement).toBe(field(name));
  expect(sent).toBeUndefined();
});

it('says that it delivers within the country, and asks for none', async () => {
  open();
  expect(await screen.findByText('Delivery within the Czech Republic.')).toBeShown();
  expect(document.querySelector('[name="country"]')).toBeNull();
});

describe('with a parcel abroad', () => {
  const METHODS = '/api/orders/shipping-methods';
  const known = ANSWERS[METHODS];
  beforeEach(() => {
    const abroad = { ...PARCEL, countries: 'CZ,SK', translations: named('Abroad', 'Abroad') };
    const further = { id: 9, name: 'Abroad', price: 299, ...abroad };
    ANSWERS[METHODS] = Array.isArray(known) ? [...known, further] : [];
  });
  afterEach(() => {
    ANSWERS[METHODS] = known;
  });

  it('asks for the country, and offers what is delivered there', async () => {
    open();
    await screen.findByText('Abroad');
    expect(screen.queryByText('Delivery within the Czech Republic.')).toBeNull();
    const select = screen.getByLabelText('Country');
    expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Czechia',
      'Slovakia',
    ]);
    write('country', 'SK');
    expect(screen.queryByText('Parcel')).toBeNull();
    fill('name', 'phone', 'email', 'address');
    write('city', 'Bratislava');
    write('postalCode', '81');
    choose('Abroad');
    choose('Převod');
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
    await screen.findByText('#0000000042');
    expect(sent).toMatchObject({
      customer: { address: 'Nábřeží 1, 81 Bratislava', country: 'SK' },
      shipping_method: 9,
    });
  });

  it('names the only country, and sends there', async () => {
    const slovak = { ...PARCEL, countries: 'SK', translations: named('Slovak', 'Slovak') };
    ANSWERS[METHODS] = [{ id: 9, name: 'Slovak', price: 299, ...slovak }];
    open();
    expect(await screen.findByText('Delivery to this country only: Slovakia.')).toBeShown();
    fill('name', 'phone', 'email', 'address', 'city', 'postalCode');
    choose('Převod');
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
    await screen.findByText('#0000000042');
    expect(sent).toMatchObject({
      customer: { address: 'Nábřeží 1, 397 01 Písek', country: 'SK' },
    });
  });

  it('keeps the country over a reload, and follows a parcel that does not go there', async () => {
    open();
    await screen.findByText('Abroad');
    write('country', 'SK');
    reload();
    await screen.findByText('Abroad');
    expect(field('country')).toHaveProperty('value', 'SK');
    choose('Garage');
    choose('Parcel');
    expect(field('country')).toHaveProperty('value', 'CZ');
  });
});

it('says before the purchase how a voucher comes and what is exempt from withdrawal', async () => {
  const ride = {
    slug: 'ride',
    category: 'experience',
    is_withdrawable: false,
    voucher_kind: 'experience',
  } as const;
  const known = ANSWERS['/api/products'];
  ANSWERS['/api/products'] = [testProduct({ id: 2, ...ride })];
  cartStore.clear();
  cartStore.add(testProduct({ id: 2, ...ride }));
  open();
  expect(await screen.findByText('Vouchers are sent by e-mail after payment.')).toBeShown();
  expect(screen.getByText(/^On a set date:/)).toBeShown();
  ANSWERS['/api/products'] = known;
});

const choose = (name: string) => fireEvent.click(screen.getByText(name));
const summary = () =>
  [...document.querySelectorAll('aside dl > *')].map(({ textContent }) => plain(textContent));
const methods = () =>
  screen.getAllByRole('radio').map((radio) => plain(radio.closest('label')?.textContent ?? ''));

it('tells of each method what it costs and from when it is free, and of the fee', async () => {
  open();
  await screen.findByText('Parcel');
  expect(methods()).toEqual([
    'Parcelfree from 1,000.00 CZK129.00 CZK',
    'Garagefree',
    'Převod',
    'Dobírka39.00 CZK',
  ]);
  choose('Parcel');
  choose('Dobírka');
  expect(summary().slice(2)).toEqual([
    'Shipping',
    '129.00 CZK',
    'Cash-on-delivery fee',
    '39.00 CZK',
    'Total',
    '658.00 CZK',
  ]);
  act(() => cartStore.setQuantity({ id: 1 }, 3));
  expect(methods()[0]).toBe('Parcelfree');
  expect(summary()[3]).toBe('free');
});

it('takes a company’s numbers, says what is wrong with them, and loses nothing', async () => {
  open();
  await screen.findByText('Parcel');
  const group = () => field('companyIco').closest('details');
  expect(group()?.open).toBe(false);
  write('companyIco', '27074359');
  await order();
  expect(group()?.open).toBe(true);
  expect(await screen.findByText('Please enter the company’s name.')).toBeShown();
  expect(screen.getByText(/last digit does not match/)).toBeShown();
  expect(field('companyIco')).toHaveProperty('value', '27074359');
  write('companyName', 'Brzdy s.r.o.');
  write('companyIco', '270 74 358');
  await order();
  await screen.findByText(/Thank you/);
  expect(sent).toMatchObject({
    customer: { company_name: 'Brzdy s.r.o.', company_ico: '27074358', company_dic: '' },
  });
});

it('asks for no address where nothing is sent to one, and keeps what was typed', async () => {
  open();
  await screen.findByText('Parcel');
  write('city', 'Písek');
  const isAsked = () => !field('city').closest('fieldset')?.hasAttribute('hidden');
  choose('Garage');
  expect(isAsked()).toBe(false);
  choose('Parcel');
  expect([isAsked(), field('city')]).toMatchObject([true, { value: 'Písek' }]);
});

it('sells a voucher alone without address, parcel and cash on delivery', async () => {
  cartStore.clear();
  cartStore.add(testProduct({ id: 2, slug: 'ride', price: 5_000, category: 'experience' }));
  open();
  await screen.findByText('Nothing');
  expect(methods()).toEqual(['Nothingfree', 'Převod']);
  fill('name', 'phone', 'email');
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
  await screen.findByText('#0000000042');
  expect(sent).toMatchObject({
    customer: { address: '' },
    shipping_method: 6,
    payment_method: 5,
    total: 5_000,
  });
});

describe('the dedication of a voucher', () => {
  const ride = testProduct({
    id: 2,
    slug: 'ride',
    price: 5_000,
    category: 'experience',
    voucher_kind: 'experience',
    voucher_months: 12,
  });
  const known = ANSWERS['/api/products'];
  beforeEach(() => {
    ANSWERS['/api/products'] = [testProduct({ id: 1, slug: 'cap', price: 490 }), ride];
  });
  afterEach(() => {
    ANSWERS['/api/products'] = known;
  });

  it('is asked for where a voucher is bought, kept over a reload and sent with its line', async () => {
    cartStore.add(ride);
    open();
    await screen.findByText('Parcel');
    expect(screen.getByRole('group', { name: 'Dedication on the voucher (optional)' })).toBeShown();
    write('dedication-2', ' To Petra,\nfor forty ');
    reload();
    await screen.findByText('Parcel');
    expect(field('dedication-2')).toHaveProperty('value', ' To Petra,\nfor forty ');
    await order();
    await screen.findByText(/Thank you/);
    expect(sent).toMatchObject({
      items: [{ id: 1 }, { id: 2, dedication: 'To Petra,\nfor forty' }],
    });
    expect(sent).not.toHaveProperty('items.0.dedication');
  });

  it('of vouchers with a date is kept over a reload, too', async () => {
    const text = { en: '11 May', cs: '11. 5.' };
    cartStore.add(ride, undefined, { id: 7, text, price_difference: 0, left: 3 });
    open();
    await screen.findByText('Parcel');
    write('dedication-2-date7', 'To Petra');
    reload();
    await screen.findByText('Parcel');
    expect(field('dedication-2-date7')).toHaveProperty('value', 'To Petra');
  });

  it('is asked for in no other cart', async () => {
    open();
    await screen.findByText('Parcel');
    expect(document.querySelector('[name^="dedication"]')).toBeNull();
  });
});

it('goes on to the card provider’s page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const created = {
    orderId: 42,
    variable_symbol: 2_600_000_042,
    link: 'abcdefghijklmnopqrstuv',
    pay: 'https://pay.example/1',
  };
  ordered = Response.json(created, { status: 201 });
  open();
  await order();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
  assign.mockRestore();
});

it.each([
  ['en', 'None of our methods is available for this order. Please write to us.'],
  ['cs', 'Žádný z našich způsobů se k této objednávce nehodí. Napište nám prosím.'],
] as const)('says when nothing fits: %s', async (locale, text) => {
  const known = ANSWERS['/api/orders/shipping-methods'];
  ANSWERS['/api/orders/shipping-methods'] = [];
  open(locale);
  await screen.findByText((shown) => plain(shown) === text);
  ANSWERS['/api/orders/shipping-methods'] = known;
});

it.each([
  [
    'en',
    { shipping_price: 129, total: 649 },
    'The price has changed: Team cap now 520.00 CZK, before 490.00 CZK. Please check the order and confirm it again.',
  ],
  [
    'cs',
    { shipping_price: 149, total: 669 },
    'Změnily se ceny: Týmová kšiltovka nově 520,00 Kč, dříve 490,00 Kč; Doprava nově 149,00 Kč, dříve 129,00 Kč. Zkontrolujte prosím objednávku a potvrďte ji znovu.',
  ],
] as const)('names what costs another price: %s', async (locale, costs, text) => {
  const items = [{ id: 1, price: 520, available: true }];
  ordered = Response.json({ message: 'x', items, payment_fee: 0, ...costs }, { status: 409 });
  open(locale);
  await order();
  await waitFor(() => expect(plain(document.body.textContent)).toContain(text));
  expect(cartStore.lines()[0]?.price).toBe(520);
});

it.each([
  ['en', 'No longer available: Team cap. Please remove it and confirm the order again.'],
  [
    'cs',
    'Už není v nabídce: Týmová kšiltovka. Odeberte prosím tuto položku a objednávku potvrďte znovu.',
  ],
] as const)(
  'names what is no longer available and offers to remove it: %s',
  async (locale, text) => {
    const items = [{ id: 1, price: null, available: false }];
    const conflict = { message: 'x', items, shipping_price: 129, payment_fee: 0, total: 129 };
    ordered = Response.json(conflict, { status: 409 });
    open(locale);
    await order();
    await waitFor(() => expect(plain(document.body.textContent)).toContain(text));
    expect(plain(document.activeElement?.textContent ?? null)).toBe(text);
    expect(document.querySelector('button[type="submit"]')).toBeNull();
    expect(screen.getByRole('link', { name: /Go to the shop|Do e-shopu/ })).toBeShown();
    fireEvent.click(screen.getByRole('button', { name: /cap|kšiltovk/ }));
    expect(cartStore.lines()).toEqual([]);
  },
);

it.each([
  [
    'en',
    'No longer available: Lynx flag. Please remove it and confirm the order again. A price has changed, too: Team cap now 520.00 CZK, before 490.00 CZK.',
  ],
  [
    'cs',
    'Už není v nabídce: Vlajka s rysem. Odeberte prosím tuto položku a objednávku potvrďte znovu. Změnila se také cena: Týmová kšiltovka nově 520,00 Kč, dříve 490,00 Kč.',
  ],
] as const)(
  'names also what costs another price beside what is no longer available: %s',
  async (locale, text) => {
    const cap = testProduct();
    const translations = {
      en: { ...cap.translations.en, name: 'Lynx flag' },
      cs: { ...cap.translations.cs, name: 'Vlajka s rysem' },
    };
    cartStore.add(testProduct({ id: 8, slug: 'mug', price: 200, translations }));
    const items = [
      { id: 1, price: 520, available: true },
      { id: 8, price: null, available: false },
    ];
    const conflict = { message: 'x', items, shipping_price: 129, payment_fee: 0, total: 649 };
    ordered = Response.json(conflict, { status: 409 });
    open(locale);
    // What the shop offers has been read.
    await screen.findByText(/2 pieces left|Zbývají 2.kusy/);
    await order();
    await waitFor(() => expect(plain(document.body.textContent)).toContain(text));
    fireEvent.click(screen.getByRole('button', { name: /flag|Vlajk/ }));
    expect(screen.getByRole('alert').textContent).toBe('');
  },
);

describe('with variants', () => {
  const hoodie = testHoodie();
  const [, large, larger] = hoodie.variants ?? [];
  const known = ANSWERS['/api/products'];
  beforeEach(() => {
    ANSWERS['/api/products'] = [hoodie];
    cartStore.clear();
    cartStore.add(hoodie, large);
    cartStore.add(hoodie, large);
    cartStore.add(hoodie, larger);
  });
  afterEach(() => {
    ANSWERS['/api/products'] = known;
  });
  const refuse = (items: object[], message = 'Fewer pieces are left.') => {
    const conflict = { message, items, shipping_price: 0, payment_fee: 0, total: 2_770 };
    ordered = Response.json(conflict, { status: 409 });
  };
  const item = (variant: number, price: number, more = {}) => ({
    id: 9,
    variant,
    price,
    available: true,
    ...more,
  });
  const isSaid = (text: string) =>
    waitFor(() => expect(plain(document.body.textContent)).toContain(text));

  it('orders each', async () => {
    open();
    await order();
    await screen.findByText('#0000000042');
    expect(sent).toMatchObject({
      items: [
        { id: 9, variant: 22, quantity: 2, price: 890 },
        { id: 9, variant: 23, quantity: 1, price: 990 },
      ],
    });
  });

  it.each([
    ['en', 'We have lowered the quantity to what is left: Team hoodie (L) – 1 piece left.'],
    ['cs', 'Snížili jsme počet na to, co zbývá: Týmová mikina (L) – zbývá 1 kus.'],
  ] as const)('lowers the quantity to what is left, and says so: %s', async (locale, text) => {
    refuse([item(22, 890, { left: 1 }), item(23, 990)]);
    open(locale);
    await order();
    await isSaid(text);
    expect(cartStore.lines().map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it.each([
    ['en', 'Sold out: Team hoodie (L). Please remove it and confirm the order again.'],
    ['cs', 'Vyprodáno: Týmová mikina (L). Odeberte prosím tuto položku'],
  ] as const)('says what was sold out meanwhile: %s', async (locale, text) => {
    refuse([item(22, 890, { left: 0, available: false }), item(23, 990)]);
    open(locale);
    await order();
    await isSaid(text);
    expect(cartStore.lines().map(({ unavailable }) => unavailable)).toEqual([true, false]);
  });

  it('names the variant whose price has changed', async () => {
    refuse([item(22, 890), item(23, 1_090)]);
    open();
    await order();
    await isSaid('Team hoodie (XL) now 1,090.00 CZK, before 990.00 CZK');
    expect(cartStore.lines().map(({ price }) => price)).toEqual([890, 1_090]);
  });
});

it.each([
  ['en', /^Above 10,000 CZK/],
  ['cs', /^Nad 10 000 Kč/],
] as const)(
  'asks a company with a tax number for its address above 10,000 CZK (%s)',
  async (locale, told) => {
    cartStore.clear();
    const ride = testProduct({ id: 2, slug: 'ride', price: 5_000, category: 'experience' });
    for (let piece = 0; piece < 3; piece += 1) cartStore.add(ride);
    open(locale);
    await waitFor(() => field('shipping'));
    expect(field('address').closest('fieldset')).toHaveProperty('hidden', true);
    write('companyDic', 'cz 27074358');
    expect(field('address').closest('fieldset')).toHaveProperty('hidden', false);
    expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ')).toMatch(told);
    fill('name', 'phone', 'email', 'companyName');
    const form = document.querySelector('form');
    if (!form) throw new Error('There is no form');
    fireEvent.submit(form);
    expect(document.activeElement).toBe(field('address'));
    write('companyDic', '');
    expect(field('address').closest('fieldset')).toHaveProperty('hidden', true);
  },
);

describe('a discount code', () => {
  const TERMS = { code: 'LETO26', percent: 10, amount: null, min_total: null };
  const terms = (changes: object = {}) =>
    Response.json({ ...TERMS, product_categories: '', ...changes });
  /** The page of a shop with codes, which answers checks with these in turn. */
  const openWith = (...checks: Response[]) => {
    // React shows the field once its style sheet is loaded, or a minute later; no test loads any.
    const loaded = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: sheet,
    });
    document.head.append(loaded);
    return renderInSite(<CheckoutPage />, {
      hasDiscountCodes: true,
      fetch: async (input, init) =>
        String(input).endsWith('/discount-codes/check')
          ? (checks.shift() ?? Response.error())
          : fetch(input, init),
    });
  };
  const button = (name: string | RegExp) => screen.findByRole('button', { name });
  const apply = async (code: string) => {
    fireEvent.click(await screen.findByText('I have a discount code'));
    await screen.findByLabelText('Discount code');
    write('discountCode', code);
    fireEvent.click(await button('Apply'));
  };

  it('is asked for only where there are some', async () => {
    open();
    await screen.findByText('Parcel');
    expect(screen.queryByText('I have a discount code')).toBeNull();
  });

  it('takes off what it is for, is sent with the order and can be removed', async () => {
    openWith(terms(), terms());
    await apply('leto 26');
    expect(await screen.findByText(/takes off/)).toBeShown();
    expect(summary()).toEqual(expect.arrayContaining(['Discount code LETO26', '-49.00 CZK']));
    fireEvent.click(await button(/^Remove.*LETO26/));
    expect(summary()).not.toContain('Discount code LETO26');
    await screen.findByLabelText('Discount code');
    write('discountCode', 'leto26');
    // Enter in its field sends no order.
    fireEvent.keyDown(field('discountCode'), { key: 'Enter' });
    await screen.findByText(/takes off/);
    await order();
    await screen.findByText('#0000000042');
    expect(sent).toMatchObject({ discount_code: 'LETO26', total: 570 });
  });

  it('is remembered over a reload', async () => {
    openWith(terms());
    await apply('LETO26');
    await screen.findByText(/takes off/);
    cleanup();
    openWith(terms());
    expect(await screen.findByText(/takes off/)).toBeShown();
  });

  it('that the API refuses is said at its field, and is not sent', async () => {
    openWith(Response.json({ message: 'This discount code has expired.' }, { status: 404 }));
    await apply('LONI');
    expect(await screen.findByText('This discount code has expired.')).toBeShown();
    sent = undefined;
    await order();
    expect(await screen.findByText('One field needs your attention.')).toBeShown();
    write('discountCode', '');
    await order();
    await screen.findByText('#0000000042');
    expect(sent).not.toHaveProperty('discount_code');
  });

  it('that was typed, but not applied, is said at its field', async () => {
    openWith();
    fireEvent.click(await screen.findByText('I have a discount code'));
    await screen.findByLabelText('Discount code');
    write('discountCode', 'LETO26');
    await order();
    expect(await screen.findByText('Please apply the code, or clear the field.')).toBeShown();
  });

  it('that is for other products takes nothing off, says so and is not sent', async () => {
    openWith(terms({ product_categories: 'course' }));
    await apply('LETO26');
    expect(await screen.findByText(/is only for courses/)).toBeShown();
    await order();
    await screen.findByText('#0000000042');
    expect(sent).toMatchObject({ total: 619 });
    expect(sent).not.toHaveProperty('discount_code');
  });

  const refuse = (discount: object, message: string) =>
    Response.json(
      {
        message,
        items: [{ id: 1, price: 490, available: true }],
        shipping_price: 129,
        payment_fee: 0,
        discount: { code: 'LETO26', ...discount },
        total: 619,
      },
      { status: 409 },
    );

  it('that the order may not use is taken back, and the order can be sent without it', async () => {
    openWith(terms());
    await apply('LETO26');
    await screen.findByText(/takes off/);
    const reason = 'This discount code has been used up.';
    ordered = refuse({ amount: 0, problem: 'usedUp' }, reason);
    await order();
    expect(
      await screen.findByText(
        `${reason} The price is now without it. Please check the order and confirm it again.`,
      ),
    ).toBeShown();
    expect(await screen.findByText(reason)).toBeShown();
    expect(summary()).not.toContain('-49.00 CZK');
  });

  it('that takes off another amount by now is asked again, and the change is said', async () => {
    openWith(terms(), terms({ percent: 5 }));
    await apply('LETO26');
    await screen.findByText(/takes off/);
    ordered = refuse({ amount: 24.5, problem: null }, 'Prices have changed.');
    await order();
    expect(plain((await screen.findByText(/The price has changed/)).textContent)).toBe(
      'The price has changed: Discount code LETO26 now -24.50 CZK, before -49.00 CZK. Please check the order and confirm it again.',
    );
    await waitFor(() => expect(summary()).toContain('-24.50 CZK'));
  });
});
