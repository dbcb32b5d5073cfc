// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../api/contract/types.ts';
import { cartStore } from '../cart/cartStore.ts';
import { plain } from '../testing/plain.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testHoodie, testProduct } from '../testing/testProduct.ts';
import { ProductCard } from './ProductGrid.tsx';
import { ProductDetail } from './ProductPage.tsx';

const hoodie = testHoodie();
const NAME = 'Add to cart: Team hoodie';
const added = () => cartStore.lines().map(({ variant, quantity }) => [variant?.id, quantity]);
const radio = (name: RegExp | string) => screen.getByRole('radio', { name });
const price = () => plain(document.querySelector('[aria-live]')?.textContent);
/** What is said of the choice; of the cart, the button says it. */
const status = () =>
  screen
    .getAllByRole('status')
    .filter(({ className }) => className !== 'visually-hidden')
    .map(({ textContent }) => plain(textContent));

beforeEach(() => act(() => cartStore.clear()));

/** The page of a product with options, once their form is loaded. */
const openPage = async (product: Product, inSite?: Parameters<typeof renderInSite>[1]) => {
  const shown = renderInSite(<ProductDetail product={product} />, inSite);
  await screen.findAllByRole('radio');
  return shown;
};

/** A shirt in two colours and sizes; there is no black one in S, and none is left in white M. */
const shirt = testProduct({
  options: [
    { en: 'Colour', cs: 'Barva' },
    { en: 'Size', cs: 'Velikost' },
  ],
  variants: [
    ['White', 'S'],
    ['White', 'M'],
    ['Black', 'M'],
  ].map((names, index) => ({
    id: index + 1,
    sku: names.join('-'),
    values: names.map((name) => ({ en: name, cs: name })),
    price_difference: 0,
    price: 490,
    photo: null,
    ...(index === 1 && { left: 0 }),
  })),
});

describe('a page of a product with options', () => {
  it('chooses nothing by itself, asks for a choice where it is missing, and goes there', async () => {
    await openPage(hoodie);
    expect(price()).toBe('from 890.00 CZK');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: NAME }));
    const group = screen.getByRole('group', { name: 'Size' });
    expect(within(group).getByText('Please choose: Size.')).toBeShown();
    expect(document.activeElement).toBe(radio(/^M/));
    expect(added()).toEqual([]);
    fireEvent.click(radio('L'));
    expect(within(group).queryByText(/Please choose/)).toBeNull();
  });

  it('follows the chosen value with its price, its pieces left and its photo', async () => {
    const info = { image_info: null, display_order: 1 };
    const photos = ['a', 'b'].map((name, id) => ({ id, image_path: `/${name}.webp`, ...info }));
    const variants = hoodie.variants?.map((variant) =>
      variant.id === 23 ? { ...variant, photo: 2 } : variant,
    );
    const product = { ...hoodie, photos, variants, image_path: '/a.webp' };
    await openPage(product);
    const others = () =>
      within(screen.getByRole('region', { name: 'More photos' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(others()).toEqual(['/b.webp']);
    fireEvent.click(radio('XL'));
    expect([price(), ...others()]).toEqual(['990.00 CZK', '/a.webp']);
    expect(screen.getByRole('group', { name: 'Size: XL' })).toBeShown();
    fireEvent.click(radio('L'));
    expect([price(), ...others()]).toEqual(['890.00 CZK', '/b.webp']);
    expect(status()).toEqual(['L: 2 pieces left']);
    fireEvent.click(screen.getByRole('button', { name: NAME }));
    expect(added()).toEqual([[22, 1]]);
  });

  it('marks what is sold out in words; it can be chosen, but not bought', async () => {
    await openPage(hoodie, { locale: 'cs' });
    fireEvent.click(radio('M vyprodáno'));
    expect(status()).toEqual(['M: Vyprodáno']);
    expect(screen.getByRole('button', { name: 'Vyprodáno' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /^Dejte mi vědět/ })).toBeShown();
    fireEvent.click(radio('L'));
    expect(status()).toEqual(['L: Zbývají 2 kusy']);
    expect(screen.queryByRole('button', { name: /^Dejte mi vědět/ })).toBeNull();
  });

  it.each([
    [1, 'Zbývá 1 kus', '1 piece left'],
    [5, 'Zbývá 5 kusů', '5 pieces left'],
  ])('says that %i are left', (left, cs, en) => {
    const product = testProduct({ left });
    renderInSite(<ProductDetail product={product} />, { locale: 'cs' });
    expect(screen.getByText((text) => plain(text) === cs)).toBeShown();
    cleanup();
    renderInSite(<ProductDetail product={product} />);
    expect(screen.getByText(en)).toBeShown();
  });

  it('has its only variant chosen', async () => {
    const variants = hoodie.variants?.slice(1, 2);
    await openPage({ ...hoodie, variants });
    expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', 'L');
    fireEvent.click(screen.getByRole('button', { name: NAME }));
    expect(added()).toEqual([[22, 1]]);
  });

  it('of two options, marks what does not go with the other one', async () => {
    await openPage(shirt);
    fireEvent.click(radio('White'));
    expect(radio('M sold out')).toBeTruthy();
    fireEvent.click(radio('Black'));
    fireEvent.click(radio('S not available'));
    expect(status()).toEqual(['We do not have this combination.']);
    expect(screen.getByRole('button', { name: 'not available' })).toHaveProperty('disabled', true);
    fireEvent.click(radio('M'));
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart: Team cap' }));
    expect(added()).toEqual([[3, 1]]);
  });

  it('sends its choice to the cart page by itself before the scripts have come', async () => {
    const { container } = await openPage(hoodie);
    fireEvent.click(radio('XL'));
    const form = container.querySelector('form');
    if (!form) throw new Error('There is no form');
    expect(form.getAttribute('action')).toMatch(/^\/cart/);
    expect(form.getAttribute('method')).toBe('post');
    expect([...new FormData(form)]).toEqual([['value_1', 'XL']]);
    expect(screen.getByRole('button', { name: NAME })).toMatchObject({
      name: 'product',
      value: 'hoodie',
    });
  });
});

describe('for search engines', () => {
  const dataOf = (product: Product) => {
    const { container } = renderInSite(<ProductDetail product={product} />);
    const scripts = [
      ...container.ownerDocument.querySelectorAll('script[type="application/ld+json"]'),
    ];
    const data = scripts.map(({ textContent }) => JSON.parse(textContent ?? ''));
    return data.find((each) => each['@type'] === 'Product');
  };
  const offersOf = (product: Product) => dataOf(product).offers;

  it('a product without pictures names none', () => {
    expect(dataOf({ ...hoodie, photos: [] })).not.toHaveProperty('image');
  });

  it('a product with options has an offer for each variant', () => {
    expect(offersOf(hoodie)).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '890.00',
      highPrice: '990.00',
      offerCount: 3,
      offers: [
        { sku: 'HOODIE-M', availability: 'https://schema.org/OutOfStock' },
        { sku: 'HOODIE-L', availability: 'https://schema.org/LimitedAvailability' },
        { sku: 'HOODIE-XL', price: '990.00', availability: 'https://schema.org/InStock' },
      ],
    });
  });

  it('another one has a single offer', () => {
    expect(offersOf(testProduct({ left: 0 }))).toMatchObject({
      '@type': 'Offer',
      price: '490.00',
      availability: 'https://schema.org/OutOfStock',
    });
  });
});

describe('a card', () => {
  it('puts the variant chosen from its list into the cart, and asks for one', () => {
    renderInSite(<ProductCard product={hoodie} />);
    const select = screen.getByRole('combobox', { name: 'Size: Team hoodie' });
    const options = within(select).getAllByRole('option');
    expect(options.map(({ textContent }) => plain(textContent))).toEqual([
      'Size',
      'M – 890.00 CZK – sold out',
      'L – 890.00 CZK',
      'XL – 990.00 CZK',
    ]);
    expect(options[1]).toHaveProperty('disabled', true);
    const button = screen.getByRole('button', { name: NAME });
    fireEvent.click(button);
    expect(screen.getByRole('alert').textContent).toBe('Please choose: Size.');
    expect(document.activeElement).toBe(select);
    fireEvent.change(select, { target: { value: '23' } });
    expect(screen.getByRole('alert').textContent).toBe('');
    fireEvent.click(button);
    expect(added()).toEqual([[23, 1]]);
  });

  it.each([
    ['product', testProduct({ left: 0 })],
    [
      'product in all its variants',
      { ...hoodie, variants: hoodie.variants?.map((variant) => ({ ...variant, left: 0 })) },
    ],
  ])('of a sold-out %s links to it', (_, product) => {
    renderInSite(<ProductCard product={product} />, { locale: 'cs' });
    expect(screen.getByText('Vyprodáno')).toBeShown();
    expect(screen.queryByRole('button')).toBeNull();
    const link = screen.getByRole('link', { name: /^Zobrazit produkt/ });
    expect(link.getAttribute('href')).toMatch(new RegExp(`/product/${product.slug}`));
  });
});

describe('a product whose vouchers have ended', () => {
  const over = { is_over: true, left: 0 } as const;

  it('is shown like a sold-out one, but nobody can wait for it', async () => {
    const { unmount } = renderInSite(<ProductDetail product={testProduct(over)} />);
    expect(screen.getByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /Tell me/ })).toBeNull();
    unmount();
    const variants = hoodie.variants?.map((variant) => ({ ...variant, left: 0 }));
    await openPage({ ...hoodie, is_over: true, variants });
    fireEvent.click(radio(/^L/));
    expect(screen.getByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /Tell me/ })).toBeNull();
  });
});

describe('a mail when it is in stock again', () => {
  let sent: unknown;
  const open = async (answer: () => Response, product: Product = hoodie) => {
    sent = undefined;
    renderInSite(<ProductDetail product={product} />, {
      fetch: async (_, init) => {
        if (init?.method !== 'POST') return Response.json([]);
        sent = JSON.parse(String(init.body));
        return answer();
      },
    });
    if (product.options) fireEvent.click(await screen.findByRole('radio', { name: /^M/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Tell me when it is back in stock' }));
    return screen.findByRole('textbox', { name: 'Your e-mail' });
  };
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Let me know' }));
  const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /one message/ }));
  const type = (email: HTMLElement, value: string) =>
    fireEvent.change(email, { target: { value } });

  it('is asked for with an address and a consent', async () => {
    const email = await open(() => Response.json({}, { status: 201 }));
    expect(document.activeElement).toBe(email);
    expect(screen.getByText(/Team hoodie \(M\)/)).toBeShown();
    submit();
    expect(screen.getByText('Please enter your e-mail.')).toBeShown();
    expect(document.activeElement).toBe(email);
    type(email, 'jana@example.com');
    submit();
    expect(screen.queryByText('Please enter your e-mail.')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(sent).toBeUndefined();
    agree();
    submit();
    const done = await screen.findByText(/^Thank you\. We will write to jana@example\.com/);
    expect(document.activeElement).toBe(done);
    expect(sent).toEqual({
      product_id: 9,
      variant_id: 21,
      email: 'jana@example.com',
      consent: true,
    });
  });

  it('is for a product without options too, and says what was refused', async () => {
    const email = await open(
      () => Response.json({ message: 'This is in stock.' }, { status: 409 }),
      testProduct({ left: 0 }),
    );
    type(email, 'jana@example.com');
    agree();
    submit();
    expect(await screen.findByText('It could not be saved: This is in stock.')).toBeShown();
    expect(sent).toMatchObject({ product_id: 7, variant_id: null });
  });

  it('shows what the API finds wrong at its field', async () => {
    const errors = { email: 'No mail gets there.' };
    const email = await open(() => Response.json({ message: 'Wrong.', errors }, { status: 422 }));
    type(email, 'jana@example.com');
    agree();
    submit();
    expect(await screen.findByText('No mail gets there.')).toBeShown();
    await waitFor(() => expect(document.activeElement).toBe(email));
  });
});

describe('an announced reduction', () => {
  const reduced = testProduct({ price: 300, price_before: 480, lowest_price: 450 });

  it.each([
    [
      'en',
      'Price before the discount: 480.00 CZK Lowest price in the 30 days before the discount: 450.00 CZK',
    ],
    ['cs', 'Cena před slevou: 480,00 Kč Nejnižší cena za 30 dní před slevou: 450,00 Kč'],
  ] as const)(
    'names the lowest price of the 30 days before, in lists and on the page: %s',
    (locale, told) => {
      for (const shown of [
        <ProductCard key="1" product={reduced} />,
        <ProductDetail key="2" product={reduced} />,
      ]) {
        renderInSite(shown, { locale });
        expect(plain(document.querySelector('s')?.parentElement?.textContent)).toBe(told);
        cleanup();
      }
    },
  );

  it('is that of the chosen variant, and of the cheapest one before', async () => {
    const announced = (price_before: number) => ({ price_before, lowest_price: price_before });
    const [m, l, xl] = hoodie.variants ?? [];
    if (!m || !l || !xl) throw new Error('The hoodie has three sizes');
    const variants = [
      { ...m, ...announced(1_000) },
      { ...l, ...announced(1_000) },
      { ...xl, ...announced(1_100) },
    ];
    await openPage({ ...hoodie, variants });
    const crossedOut = () => plain(document.querySelector('s')?.textContent);
    expect(crossedOut()).toBe('1,000.00 CZK');
    fireEvent.click(radio(/^XL/));
    expect(crossedOut()).toBe('1,100.00 CZK');
  });

  it('without a lowest price is none', () => {
    renderInSite(<ProductCard product={testProduct({ price_before: 900 })} />);
    expect(document.querySelector('s')).toBeNull();
  });
});
