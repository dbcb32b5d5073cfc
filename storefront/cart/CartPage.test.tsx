// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { plain } from '../testing/plain.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testHoodie, testProduct } from '../testing/testProduct.ts';
import CartPage from './CartPage.tsx';
import { cartStore } from './cartStore.ts';

beforeEach(() => {
  cartStore.clear();
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  cartStore.add(testProduct({ id: 2, slug: 'shirt', price: 300 }));
});

const total = () => plain(document.querySelector('aside strong')?.textContent);

it.each([
  ['100', 99],
  ['1000', 99],
  ['0', 1],
  ['12', 12],
  ['1e1', 10],
  ['007', 7],
  ['2.5', 2],
  ['0.5', 1],
])('typing %s and leaving the field orders %d', (typed, quantity) => {
  renderInSite(<CartPage />);
  const field = screen.getAllByRole('spinbutton')[0];
  if (!field) throw new Error('The cart has no quantity');
  for (let length = 1; length <= typed.length; length += 1) {
    fireEvent.change(field, { target: { value: typed.slice(0, length) } });
  }
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', String(quantity));
  expect(cartStore.lines()[0]?.quantity).toBe(quantity);
});

it.each([
  ['en', '99 pieces at most.'],
  ['cs', 'Nejvýše 99 kusů.'],
] as const)('says that 99 is the most when more is typed: %s', (locale, text) => {
  renderInSite(<CartPage />, { locale });
  const [field] = screen.getAllByRole('spinbutton');
  if (!field) throw new Error('The cart has no quantity');
  const told = () => screen.getAllByRole('status').map(({ textContent }) => plain(textContent));
  expect(told()).toEqual(['', '']);
  fireEvent.change(field, { target: { value: '100' } });
  fireEvent.blur(field);
  expect(told()).toEqual([text, '']);
  fireEvent.change(field, { target: { value: '9' } });
  expect(told()).toEqual(['', '']);
});

it.each([
  ['0', 1],
  ['-3', 1],
  ['2.5', 2],
  ['', 40],
])('typing %s over 40 and leaving the field orders %d', (typed, quantity) => {
  cartStore.setQuantity({ id: 1 }, 40);
  renderInSite(<CartPage />);
  const [field] = screen.getAllByRole('spinbutton');
  if (!field) throw new Error('The cart has no quantity');
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toHaveProperty('value', typed);
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', String(quantity));
  expect(cartStore.lines()[0]?.quantity).toBe(quantity);
});

it.each([
  ['en', 'No longer available', 'Remove', '490.00 CZK'],
  ['cs', 'Už není v nabídce', 'Odebrat', '490,00 Kč'],
] as const)(
  'says what is unavailable, offers to remove it and leaves it out of the total: %s',
  (...texts) => {
    const [locale, gone, remove, price] = texts;
    cartStore.refreshPrices([{ id: 2, price: null, available: false }]);
    renderInSite(<CartPage />, { locale });
    expect(total()).toBe(price);
    const line = screen.getByText(gone).closest('li');
    if (!line) throw new Error('The line is missing');
    expect(within(line).queryByRole('spinbutton')).toBeNull();
    fireEvent.click(within(line).getByRole('button', { name: new RegExp(`^${remove} `) }));
    expect(cartStore.lines().map(({ id }) => id)).toEqual([1]);
    expect(screen.queryByText(gone)).toBeNull();
  },
);

describe('the focus', () => {
  const press = (name: RegExp) => {
    const [button] = screen.getAllByRole('button', { name });
    act(() => button?.focus());
    if (button) fireEvent.click(button);
  };

  it('goes from a removed line to the next one, the one before, and at last to the shop', () => {
    cartStore.add(testProduct({ id: 3, slug: 'mug' }));
    cartStore.remove({ id: 2 });
    renderInSite(
      <main>
        <CartPage />
      </main>,
    );
    press(/^Remove /);
    expect(document.activeElement?.getAttribute('href')).toBe('/product/mug');
    press(/^Remove /);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go to the shop' }));
  });

  it('goes from the last line to the one before', () => {
    renderInSite(
      <main>
        <CartPage />
      </main>,
    );
    const last = screen.getAllByRole('button', { name: /^Remove / }).at(-1);
    act(() => last?.focus());
    if (last) fireEvent.click(last);
    expect(document.activeElement?.getAttribute('href')).toBe('/product/cap');
  });

  it('stays on a stepper that has come to its end, and does no more', () => {
    cartStore.setQuantity({ id: 1 }, 2);
    renderInSite(<CartPage />);
    press(/^One fewer/);
    expect(cartStore.lines()[0]?.quantity).toBe(1);
    const [less] = screen.getAllByRole('button', { name: /^One fewer/ });
    expect(less?.getAttribute('aria-disabled')).toBe('true');
    // Browsers take the focus from what is disabled.
    expect(less).toHaveProperty('disabled', false);
    press(/^One fewer/);
    expect(cartStore.lines()[0]?.quantity).toBe(1);
  });

  it('goes to the shop where the cart is cleared', () => {
    renderInSite(
      <main>
        <CartPage />
      </main>,
    );
    press(/^Clear/);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go to the shop' }));
  });
});

it.each([
  ['en', 'Nothing in your cart can be ordered any more.', 'Go to the shop', /checkout/],
  ['cs', 'Nic z košíku už nelze objednat.', 'Do e-shopu', /objednávce/],
] as const)('leads to the shop where nothing of it can be ordered: %s', (...texts) => {
  const [locale, nothing, shop, checkout] = texts;
  const gone = { price: null, available: false };
  cartStore.refreshPrices([{ id: 1, ...gone }]);
  const { unmount } = renderInSite(<CartPage />, { locale });
  expect(screen.getByRole('link', { name: checkout })).toBeShown();
  unmount();
  cartStore.refreshPrices([{ id: 2, ...gone }]);
  renderInSite(<CartPage />, { locale });
  expect(screen.queryByRole('link', { name: checkout })).toBeNull();
  expect(screen.getByText(nothing)).toBeShown();
  expect(screen.getByRole('link', { name: shop })).toBeShown();
  expect(document.querySelector('aside')?.textContent).not.toMatch(/Shipping|No shipping|oprav/);
});

it('takes the prices of today, and finds what is gone, when it is opened', async () => {
  const products = [testProduct({ id: 1, slug: 'cap', price: 520 })];
  renderInSite(<CartPage />, {
    fetch: async (input) => Response.json(String(input).includes('/products') ? products : []),
  });
  await waitFor(() => expect(total()).toBe('520.00 CZK'));
  expect(screen.getAllByText('No longer available')).toHaveLength(1);
  expect(cartStore.lines()[1]).toMatchObject({ slug: 'shirt', unavailable: true, price: 300 });
});

describe('of a date', () => {
  const ride = testProduct({ id: 4, slug: 'ride', price: 1_000 });
  const text = { en: '11 May', cs: '11. 5.' };
  const slot = { id: 7, text, price_difference: 0, left: 3 };
  let asked: string[] = [];
  const open = (dates: readonly object[], locale: 'cs' | 'en' = 'en') =>
    renderInSite(<CartPage />, {
      locale,
      fetch: async (input) => {
        const { pathname, search } = new URL(String(input), 'https://rysi.example');
        asked.push(`${pathname}${search}`);
        return Response.json({ '/api/products': [ride], '/api/dates': dates }[pathname] ?? []);
      },
    });
  beforeEach(() => {
    cartStore.clear();
    asked = [];
  });

  it.each([
    ['en', 'This date can no longer be booked.', 'Choose another date : Team cap (11 May)'],
    ['cs', 'Tento termín už nelze rezervovat.', 'Vybrat jiný termín : Týmová kšiltovka (11. 5.)'],
  ] as const)(
    'that is over or cancelled it says so, and leads to the others: %s',
    async (...said) => {
      const [locale, gone, other] = said;
      cartStore.add(ride, undefined, slot);
      open([{ id: 8, price_difference: 0, left: 3 }], locale);
      expect(await screen.findByText(gone)).toBeShown();
      const link = screen.getByRole('link', { name: other });
      expect(link.getAttribute('href')).toMatch(/^\/product\/ride/);
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(asked.filter((path) => path.startsWith('/api/dates'))).toEqual([
        expect.stringContaining('product=4'),
      ]);
    },
  );

  it('that was refused with the order it says the same', () => {
    cartStore.add(ride, undefined, slot);
    cartStore.refreshPrices([{ id: 4, slot: 7, price: 1_000, available: false }]);
    renderInSite(<CartPage />);
    expect(screen.getByText('This date can no longer be booked.')).toBeShown();
  });

  it('takes the price of today, and asks for no dates where none is chosen', async () => {
    cartStore.add(ride, undefined, slot);
    const { unmount } = open([{ ...slot, price_difference: 50 }]);
    await waitFor(() => expect(total()).toBe('1,050.00 CZK'));
    unmount();
    cartStore.clear();
    cartStore.add({ ...ride, price: 900 });
    asked = [];
    open([]);
    await waitFor(() => expect(total()).toBe('1,000.00 CZK'));
    expect(asked.filter((path) => path.startsWith('/api/dates'))).toEqual([]);
  });
});

it.each([
  ['merchandise', 'en', 'Shipping is chosen in the next step. Free shipping from 1,000.00 CZK.'],
  ['merchandise', 'cs', 'Dopravu vyberete v dalším kroku. Doprava zdarma od 1 000,00 Kč.'],
  ['experience', 'en', 'No shipping needed.'],
  ['experience', 'cs', 'Nic není potřeba dopravovat.'],
] as const)('says of %s whether it is shipped (%s)', async (category, locale, text) => {
  cartStore.clear();
  const product = testProduct({ price: 490, category });
  cartStore.add(product);
  const fits = { kind: 'parcel', product_categories: '', countries: '', translations: {} };
  const methods = [
    { id: 1, name: 'Parcel', price: 129, free_above: 1_000, ...fits },
    { id: 2, name: 'Box', price: 79, free_above: null, ...fits },
  ];
  const fetch = async (input: RequestInfo | URL) =>
    Response.json(String(input).includes('/shipping-methods') ? methods : [product]);
  renderInSite(<CartPage />, { locale, fetch });
  const hint = () => plain(document.querySelector('aside p + p')?.textContent);
  await waitFor(() => expect(hint()).toBe(text));
});

it('says what cannot be withdrawn from, also of what an older cart knew less of', async () => {
  cartStore.clear();
  const ride = testProduct({ id: 3, slug: 'ride', category: 'experience' });
  cartStore.add(ride);
  renderInSite(<CartPage />, {
    fetch: async (input) =>
      Response.json(
        String(input).includes('/products') ? [{ ...ride, is_withdrawable: false }] : [],
      ),
  });
  expect(await screen.findByText(/^On a set date: .*§ 1837 j/)).toBeShown();
});

it('stays as it is when the shop does not answer', async () => {
  let asked = 0;
  renderInSite(<CartPage />, {
    fetch: async () => {
      asked += 1;
      return new Response('', { status: 500 });
    },
  });
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(total()).toBe('790.00 CZK');
});

describe('with variants', () => {
  const hoodie = testHoodie();
  const [, large, larger] = hoodie.variants ?? [];
  beforeEach(() => {
    cartStore.clear();
    cartStore.add(hoodie, large);
    cartStore.add(hoodie, larger);
  });

  it('names each, and orders no more than are left', () => {
    renderInSite(<CartPage />);
    expect(screen.getByRole('link', { name: 'Team hoodie (L)' })).toBeShown();
    expect(plain(screen.getByText(/2 pieces left/).textContent)).toContain('890.00 CZK each');
    const field = screen.getByRole('spinbutton', { name: 'Quantity: Team hoodie (L)' });
    fireEvent.change(field, { target: { value: '3' } });
    expect(field).toHaveProperty('value', '2');
    expect(screen.getByText('2 pieces at most.')).toBeShown();
    expect(total()).toBe('2,770.00 CZK');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Team hoodie (L)' }));
    expect(cartStore.lines().map((line) => line.variant?.id)).toEqual([23]);
  });

  it('says what is sold out by now', async () => {
    const variants = [{ ...hoodie.variants?.[1], left: 0 }, larger];
    renderInSite(<CartPage />, {
      locale: 'cs',
      fetch: async (input) =>
        Response.json(String(input).includes('/products') ? [{ ...hoodie, variants }] : []),
    });
    const line = (await screen.findByText('Vyprodáno')).closest('li');
    expect(line?.textContent).toContain('Týmová mikina (L)');
    expect(total()).toBe('990,00 Kč');
  });

  it.each([
    [{ value_1: 'M' }, 'Sold out'],
    [{}, 'Please choose: Size.'],
    [{ variant: '99' }, 'Please choose: Size.'],
  ])('posted with %j, it is not added, and said why', async (values, text) => {
    cartStore.clear();
    const posted = { values: { product: 'hoodie', ...values }, message: '', errors: {} };
    renderInSite(<CartPage />, {
      address: { pathname: '/cart', key: 'default' },
      posted,
      fetch: async (input) =>
        Response.json(String(input).includes('/products/hoodie') ? hoodie : []),
    });
    expect(await screen.findByText(text)).toBeShown();
    expect(screen.getByRole('link', { name: 'Back to the product: Team hoodie' })).toBeShown();
    expect(cartStore.lines()).toEqual([]);
  });

  it.each([
    [
      'over or cancelled',
      Response.json([{ id: 8, left: 3 }]),
      'This date can no longer be booked.',
    ],
    ['full', Response.json([{ id: 7, left: 0 }]), 'This date can no longer be booked.'],
    ['unknown', new Response('', { status: 500 }), 'Failed to load product details'],
  ])('posted with a date that is %s, it is not added without one', async (_, dates, text) => {
    cartStore.clear();
    renderInSite(<CartPage />, {
      address: { pathname: '/cart', key: 'default' },
      posted: {
        values: { product: 'hoodie', value_1: 'XL', slot: '7' },
        message: '',
        errors: {},
      },
      fetch: async (input) => {
        const { pathname } = new URL(String(input), 'https://rysi.example');
        const known = { '/api/products/hoodie': { ...hoodie, has_dates: true } };
        return pathname === '/api/dates'
          ? dates
          : Response.json(known[pathname as keyof typeof known] ?? []);
      },
    });
    expect(await screen.findByText(text)).toBeShown();
    expect(screen.getByRole('link', { name: 'Back to the product: Team hoodie' })).toBeShown();
    expect(cartStore.lines()).toEqual([]);
  });

  it('that can’t be read, it says so', async () => {
    cartStore.clear();
    renderInSite(<CartPage />, {
      address: { pathname: '/cart', key: 'default' },
      posted: { values: { product: 'hoodie' }, message: '', errors: {} },
      fetch: async () => new Response('', { status: 500 }),
    });
    expect(await screen.findByText('Failed to load product details')).toBeShown();
  });

  // The last one: what was posted is added once for a page.
  it('posted before the scripts have come, it is added', async () => {
    cartStore.clear();
    const values = { product: 'hoodie', value_1: 'XL' };
    renderInSite(<CartPage />, {
      address: { pathname: '/cart', key: 'default' },
      posted: { values, message: '', errors: {} },
      fetch: async (input) =>
        String(input).includes('/products/hoodie')
          ? Response.json(hoodie)
          : new Response('', { status: 500 }),
    });
    expect(await screen.findByRole('link', { name: 'Team hoodie (XL)' })).toBeShown();
  });
});
