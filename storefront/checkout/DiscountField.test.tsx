// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { plain } from '../testing/plain.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import CheckoutPage from './CheckoutPage.tsx';
import sheet from './discount.css?url';
import {
  fetch,
  field,
  open,
  order,
  resetCheckout,
  server,
  summary,
  write,
} from './testCheckout.tsx';

beforeEach(resetCheckout);

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
    const empty = await screen.findByLabelText('Discount code');
    expect(document.activeElement).toBe(empty);
    write('discountCode', 'leto26');
    // Enter in its field sends no order.
    fireEvent.keyDown(field('discountCode'), { key: 'Enter' });
    await screen.findByText(/takes off/);
    await order();
    await screen.findByText('#0000000042');
    expect(server.sent).toMatchObject({ discount_code: 'LETO26', total: 570 });
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
    server.sent = undefined;
    await order();
    expect(await screen.findByText('One field needs your attention.')).toBeShown();
    write('discountCode', '');
    await order();
    await screen.findByText('#0000000042');
    expect(server.sent).not.toHaveProperty('discount_code');
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
    expect(server.sent).toMatchObject({ total: 619 });
    expect(server.sent).not.toHaveProperty('discount_code');
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
    server.ordered = refuse({ amount: 0, problem: 'usedUp' }, reason);
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
    server.ordered = refuse({ amount: 24.5, problem: null }, 'Prices have changed.');
    await order();
    expect(plain((await screen.findByText(/The price has changed/)).textContent)).toBe(
      'The price has changed: Discount code LETO26 now -24.50 CZK, before -49.00 CZK. Please check the order and confirm it again.',
    );
    await waitFor(() => expect(summary()).toContain('-24.50 CZK'));
  });
});
