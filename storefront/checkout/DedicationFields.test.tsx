// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartStore } from '../cart/cartStore.ts';
import { testProduct } from '../testing/testProduct.ts';
import {
  field,
  open,
  order,
  PRODUCTS,
  reload,
  resetCheckout,
  server,
  write,
} from './testCheckout.tsx';

beforeEach(resetCheckout);

describe('the dedication of a voucher', () => {
  const ride = testProduct({
    id: 2,
    slug: 'ride',
    price: 5_000,
    category: 'experience',
    voucher_kind: 'experience',
    voucher_months: 12,
  });
  beforeEach(() => {
    server.answers[PRODUCTS] = [testProduct({ id: 1, slug: 'cap', price: 490 }), ride];
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
    expect(server.sent).toMatchObject({
      items: [{ id: 1 }, { id: 2, dedication: 'To Petra,\nfor forty' }],
    });
    expect(server.sent).not.toHaveProperty('items.0.dedication');
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

  it.each([
    ['en', 'These characters can’t be printed on a voucher: 🏁.'],
    ['cs', 'Tyto znaky na voucher neumíme vytisknout: 🏁.'],
  ] as const)(
    'says at its field what is refused, with the focus, until it is changed: %s',
    async (locale, why) => {
      cartStore.add(ride);
      const errors = { 'items.1.dedication': why };
      server.ordered = Response.json({ message: why, errors }, { status: 422 });
      open(locale);
      await screen.findByText('Parcel');
      const about = () => {
        const input = field('dedication-2');
        const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
        return [input.getAttribute('aria-invalid'), described?.textContent ?? ''];
      };
      expect(about()).toEqual(['false', '']);
      const send = async () => {
        write('dedication-2', 'To Petra 🏁');
        await order();
        await waitFor(() => expect(about()).toEqual(['true', why]));
        await waitFor(() => expect(document.activeElement).toBe(field('dedication-2')));
      };
      await send();
      // It is told above the button, too.
      expect(screen.getByRole('alert').textContent).toContain(why);
      expect(field('dedication-2')).toHaveProperty('value', 'To Petra 🏁');
      write('note', 'Ring twice.');
      expect(about()).toEqual(['true', why]);
      write('dedication-2', 'To Petra');
      expect(about()).toEqual(['false', '']);
      server.ordered = Response.json({ message: why, errors }, { status: 422 });
      await send();
    },
  );

  it('refused for another reason points at no field of it', async () => {
    cartStore.add(ride);
    const errors = { 'customer.email': 'No.' };
    server.ordered = Response.json({ message: 'No.', errors }, { status: 422 });
    open();
    await order();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No.'));
    expect(field('dedication-2').getAttribute('aria-invalid')).toBe('false');
  });

  it('is asked for in no other cart', async () => {
    open();
    await screen.findByText('Parcel');
    expect(document.querySelector('[name^="dedication"]')).toBeNull();
  });
});
