// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testProduct } from '../testing/testProduct.ts';
import CartPage from './CartPage.tsx';
import { cartStore } from './cartStore.ts';

beforeEach(() => {
  cartStore.clear();
  cartStore.add(testProduct({ id: 1, slug: 'cap', price: 490 }));
  cartStore.add(testProduct({ id: 2, slug: 'shirt', price: 300 }));
});

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const total = () => plain(document.querySelector('aside strong')?.textContent);

it.each([
  ['100', 99],
  ['1000', 99],
  ['0', 1],
  ['12', 12],
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
