import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/fakeApi.ts';
import { NO_CONSEQUENCES } from '../testing/noConsequences.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { order } from './exampleOrder.ts';
import { orders } from './index.ts';
import { answer, open, resetServer, server } from './testOrder.ts';

beforeEach(resetServer);

const SETTLING = 'Mark the withdrawal as settled?';

describe('the details', () => {
  it('show withdrawals; a refusal has a reason, and the decision is announced', async () => {
    const made = {
      id: 5,
      name: 'Jiří Žák',
      note: 'Too small',
      refund_account: '2700017005/9999',
      reason: '',
      created_at: order.created_at,
    };
    const items = [{ order_item_id: 9, quantity: 1, name: { en: 'T-shirt', cs: 'Tričko' } }];
    const waiting = { ...made, state: 'received' as const, decided_at: null, items };
    server.one = { ...order, withdrawals: [waiting] };
    const { calls } = await open('/orders/12/show');
    const section = await screen.findByRole('article');
    expect(section.textContent).toContain('1 × T-shirt');
    expect(section.textContent).toContain('Withdrawn by Jiří Žák');
    expect(section.textContent).toContain('Too small');
    expect(section.textContent).toContain('Account for the refund: 2700017005/9999');
    const reason = within(section).getByLabelText('Answer to the customer');
    fireEvent.change(reason, { target: { value: 'Worn' } });
    server.caused = { ...NO_CONSEQUENCES, orders: 0, mails: 1 };
    fireEvent.click(within(section).getByRole('button', { name: 'Refuse' }));
    const question = within(await screen.findByRole('dialog', { name: 'Refuse the withdrawal?' }));
    await question.findByText('One customer gets an e-mail');
    expect(question.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(question.getByRole('button', { name: 'Refuse' }));
    await screen.findByText(/^The decision was saved/);
    const sent = calls.find(({ method }) => method === 'PUT');
    expect([sent?.url, sent?.body]).toEqual([
      expect.stringContaining('/withdrawals/5'),
      { state: 'refused', reason: 'Worn' },
    ]);
  });

  const waiting = {
    ...{ id: 5, name: 'Jiří Žák', note: '', refund_account: '', reason: '' },
    created_at: order.created_at,
    state: 'received' as const,
    decided_at: null,
    items: [{ order_item_id: 9, quantity: 1, name: { en: 'T-shirt', cs: 'Tričko' } }],
  };

  it('name the vouchers that a withdrawal ended', async () => {
    const facts = { kind: 'experience', order_item_id: 9, dedication: '' } as const;
    const worth = { valid_until: '2999-01-01', value: null, remaining: null };
    const vouchers = (['valid', 'cancelled'] as const).map((state, at) => ({
      ...{ ...facts, ...worth, id: at + 1, state, code: `7K3M-9QXA-2BD${at + 1}` },
    }));
    const items = [
      { order_item_id: 9, quantity: 1, name: { en: 'T-shirt', cs: 'Tričko' }, vouchers: [2] },
    ];
    server.one = { ...order, vouchers, withdrawals: [{ ...waiting, items }] };
    await open('/orders/12/show');
    const { textContent } = await screen.findByRole('article');
    expect(textContent).toContain('1 × T-shirtVoucher 7K3M-9QXA-2BD2');
    expect(textContent).not.toContain('7K3M-9QXA-2BD1');
  });

  it('lead to the reason that a refusal of a withdrawal lacks, with the focus', async () => {
    server.one = { ...order, withdrawals: [waiting] };
    const message = 'Please tell the customer why.';
    await renderScreen({
      address: '/orders/12/show',
      locale: 'en',
      resource: orders,
      answer: (call) =>
        call.method === 'PUT' ? json({ message, errors: { reason: message } }, 422) : answer(call),
    });
    const section = within(await screen.findByRole('article'));
    fireEvent.click(section.getByRole('button', { name: 'Refuse' }));
    await section.findByText(message);
    const reason = section.getByLabelText('Answer to the customer');
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(reason, { target: { value: 'Worn' } });
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('false'));
    expect(section.queryByText(message)).toBeNull();
    expect(section.getByText('Required for a refusal.')).toBeShown();
  });

  it.each([
    ['Escape', 'Answer to the customer', 'Too worn'],
    ['Close', 'Answer to the customer', 'Too worn'],
    ['Next', 'To be taken off the price (Kč)', '320'],
  ] as const)('ask by %s before "%s" is lost', async (way, label, text) => {
    const next = { ...order, id: 11 };
    server.list = [order, next];
    server.one = { ...order, withdrawals: [waiting] };
    await renderScreen({
      address: '/orders/12/show',
      locale: 'en',
      resource: orders,
      answer: (call) => (/\/11$/.test(call.url) ? json(next) : answer(call)),
    });
    const dialog = await screen.findByRole('dialog', { name: /12/ });
    const leave = async () => {
      if (way === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' });
      else
        fireEvent.click(
          await within(dialog).findByRole(way === 'Next' ? 'link' : 'button', {
            name: new RegExp(`^${way}`),
          }),
        );
    };
    const field = await within(dialog).findByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
    await leave();
    await screen.findByText('Unsaved changes');
    fireEvent.click(screen.getByText('Keep editing'));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    expect(field).toHaveProperty('value', text);
    await leave();
    fireEvent.click(await screen.findByText('Discard them'));
    await waitFor(() => expect(field.isConnected).toBe(false));
  });

  it.each([
    ['nothing was typed', null],
    ['what was typed is the proposal again', '500'],
  ])('close without a question when %s', async (_, again) => {
    server.one = { ...order, books: { ...order.books, left: order.total }, withdrawals: [waiting] };
    await open('/orders/12/show');
    const section = within(await screen.findByRole('article'));
    const amount = section.getByLabelText('To be taken off the price (Kč)');
    if (again !== null) {
      fireEvent.change(amount, { target: { value: '320' } });
      fireEvent.change(amount, { target: { value: again } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(amount.isConnected).toBe(false));
  });

  it('lead to an amount that would be refused, with the focus, instead of a question that no one can confirm', async () => {
    server.one = { ...order, withdrawals: [waiting] };
    const message = 'This must be a number.';
    let isWrong = true;
    const { calls } = await renderScreen({
      address: '/orders/12/show',
      locale: 'en',
      resource: orders,
      answer: (call) =>
        isWrong && call.url.includes('/consequences/')
          ? json({ message, errors: { amount: message } }, 422)
          : answer(call),
    });
    const section = within(await screen.findByRole('article'));
    const amount = section.getByLabelText('To be taken off the price (Kč)');
    fireEvent.change(amount, { target: { value: 'abc' } });
    fireEvent.click(section.getByRole('button', { name: 'Mark as settled' }));
    await section.findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(amount));
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog', { name: SETTLING })).toBeNull();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(0);
    isWrong = false;
    fireEvent.change(amount, { target: { value: '320' } });
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('false'));
    fireEvent.click(section.getByRole('button', { name: 'Mark as settled' }));
    await screen.findByRole('dialog', { name: SETTLING });
  });

  it('propose the delivery with the last goods, though a ride is kept', async () => {
    const [shirt] = order.items;
    if (!shirt) throw new Error('no item');
    const ride = { ...shirt, id: 10, price: 5_000, quantity: 1, category: 'experience' as const };
    const items = [{ ...shirt, quantity: 1 }, ride];
    const books = { ...order.books, left: 5_629 };
    const charged = { total: 5_629, shipping_price: 129, payment_fee: 0 };
    server.one = { ...order, ...charged, items, books, withdrawals: [waiting] };
    await open('/orders/12/show');
    const section = within(await screen.findByRole('article'));
    expect(section.getByLabelText('To be taken off the price (Kč)')).toHaveProperty('value', '629');
  });

  it('propose what settling a withdrawal takes off the invoice, which may be changed', async () => {
    server.caused = { ...NO_CONSEQUENCES, pieces: { returned: 2, taken: 0 } };
    const books = { ...order.books, is_invoiced: true, left: order.total };
    server.one = { ...order, paid: order.total, books, withdrawals: [waiting] };
    const { calls } = await open('/orders/12/show');
    const section = within(await screen.findByRole('article'));
    const amount = section.getByLabelText('To be refunded (Kč)');
    expect(amount).toHaveProperty('value', '500');
    fireEvent.change(amount, { target: { value: '1 200,50' } });
    fireEvent.click(section.getByRole('button', { name: 'Mark as settled' }));
    const question = within(await screen.findByRole('dialog', { name: SETTLING }));
    await question.findByText(/^This sends no money/);
    await question.findByText('2 pieces go back into stock');
    const restock = question.getByRole('switch', { name: 'Put the pieces back into stock' });
    server.caused = NO_CONSEQUENCES;
    fireEvent.click(restock);
    await waitFor(() => expect(question.queryByText(/go back into stock$/)).toBeNull());
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Mark as settled' })).toHaveProperty(
        'disabled',
        false,
      ),
    );
    expect(restock.isConnected).toBe(true);
    fireEvent.click(question.getByRole('button', { name: 'Mark as settled' }));
    await screen.findByText(/^The decision was saved/);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      state: 'settled',
      reason: '',
      amount: 1200.5,
      restock: false,
    });
  });

  it('propose what settling a withdrawal takes off the price of an order without an invoice', async () => {
    server.caused = { ...NO_CONSEQUENCES, lowered: { count: 1, amount: 500, open: 629 } };
    server.one = { ...order, books: { ...order.books, left: order.total }, withdrawals: [waiting] };
    const { calls } = await open('/orders/12/show');
    const section = within(await screen.findByRole('article'));
    const amount = section.getByLabelText('To be taken off the price (Kč)');
    expect(amount).toHaveProperty('value', '500');
    fireEvent.click(section.getByRole('button', { name: 'Mark as settled' }));
    const question = within(await screen.findByRole('dialog', { name: SETTLING }));
    const line = await question.findByText(/^The price falls by/);
    expect(line.textContent).toMatch(/^The price falls by .*500.*; .*629.* is left to pay$/);
    fireEvent.click(question.getByRole('button', { name: 'Mark as settled' }));
    await screen.findByText(/^The decision was saved/);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ amount: 500 });
  });

  it.each([
    ['a transfer that did not come', {}, /^Nothing was paid/],
    ['one that came', { paid: 1129 }, /^This moves no money/],
    ['one that went back', { paid: 1129, refunded: 1129 }, /^Nothing was paid/],
    [
      'cash that the carrier may have',
      { payment_kind: 'cash_on_delivery', status: 'shipped' },
      /^This moves no money/,
    ],
    [
      'one of which a part came before the invoice',
      { paid: 200, books: { ...order.books, left: order.total } },
      /^This sends no money. What was paid beyond the lower price/,
    ],
  ] as const)('ask for a refund of a withdrawal only of money: %s', async (_, changes, text) => {
    server.one = { ...order, ...changes, withdrawals: [waiting] };
    await open('/orders/12/show');
    const section = within(await screen.findByRole('article'));
    fireEvent.click(section.getByRole('button', { name: 'Mark as settled' }));
    await within(await screen.findByRole('dialog', { name: SETTLING })).findByText(text);
  });

  it('promise no refund where settling a withdrawal takes nothing off the invoice', async () => {
    const books = { ...order.books, is_invoiced: true, left: order.total };
    server.one = { ...order, paid: order.total, books, withdrawals: [waiting] };
    await open('/orders/12/show');
    const section = within(await screen.findByRole('article'));
    fireEvent.change(section.getByLabelText('To be refunded (Kč)'), { target: { value: '0' } });
    fireEvent.click(section.getByRole('button', { name: 'Mark as settled' }));
    const question = within(await screen.findByRole('dialog', { name: SETTLING }));
    await question.findByText(/^This moves no money/);
    expect(question.queryByRole('switch')).toBeNull();
  });
});
