import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Order, Payment } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { NO_CONSEQUENCES } from '../testing/noConsequences.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { order as example } from './exampleOrder.ts';
import { orders } from './index.ts';

const payment: Payment = {
  id: 3,
  order_id: 12,
  source: 'card',
  amount: 400,
  received_on: '2026-11-19',
  variable_symbol: '12',
  counter_account: '',
  payer: 'Růžena',
  message: '',
  note: '',
  state: 'booked',
  username: 'boss',
  created_at: '2026-11-19T10:00:00.000Z',
  decided_at: '2026-11-19T10:00:00.000Z',
  moves: [],
};

/** An unpaid order that is overdue. */
const order = (changes: Partial<Order> = {}): Order => ({
  ...example,
  created_at: '2026-11-01T10:00:00.000Z',
  is_overdue: true,
  payment_due: '2026-11-08',
  payment_kind: 'bank_transfer',
  ...changes,
});

const CAUSED = {
  ...NO_CONSEQUENCES,
  mails: 1,
  documents: [{ kind: 'credit_note', count: 1, total: -400 }],
};
/** What was really done. */
const posted = (calls: readonly ReceivedCall[]) =>
  calls.find(({ method, url }) => method === 'POST' && !url.includes('/consequences/'));

let one = order();
let refusal: Response | null = null;
let caused: () => Response | Promise<Response>;
const answer = ({ method, url }: ReceivedCall): Response | Promise<Response> => {
  if (url.endsWith('/payments/refunds') && method === 'GET') return json([]);
  if (url.includes('/consequences/')) return caused();
  if (method === 'POST') return refusal ?? json(payment, 201);
  return url.includes('?') ? json([one], 200, { 'x-total-count': '1' }) : json(one);
};
const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: orders, answer });

beforeEach(() => {
  one = order();
  refusal = null;
  caused = () => json(CAUSED);
});

/** Submits a dialog as soon as it says what that causes. */
const submit = async (button: HTMLElement) => {
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
};

it.each([
  ['en', 'Overdue'],
  ['cs', 'Po splatnosti'],
] as const)('late orders say so in the list: %s', async (locale, text) => {
  await open('/orders', locale);
  expect(await screen.findByText(text)).toBeShown();
});

it('a payment by hand begins with what is open, and is sent once', async () => {
  const { calls } = await open('/orders/12/show');
  fireEvent.click(await screen.findByText('Book a payment by hand'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a payment by hand' }));
  const amount = dialog.getByLabelText(/Amount/);
  expect(amount).toHaveProperty('value', '1129');
  const day = dialog.getByLabelText(/Day/);
  expect([day.getAttribute('min'), day.getAttribute('max')]).toEqual([
    '2026-11-01',
    Reflect.get(day, 'value'),
  ]);
  fireEvent.change(amount, { target: { value: '1 000,50' } });
  await submit(dialog.getByRole('button', { name: 'Book a payment by hand' }));
  expect(await alertText()).toBe('The payment is booked.');
  const { url, body } = posted(calls) ?? {};
  expect(url).toBe('/api/payments');
  expect(body).toMatchObject({ order_id: 12, amount: 1000.5, key: expect.stringMatching(/\w{4}/) });
});

it('a refused refund says why at its field, and nothing typed is lost', async () => {
  one = order({ payment_state: 'partly_paid', paid: 400, payments: [payment], is_overdue: false });
  const said = 'You can’t refund more than was received.';
  refusal = json({ message: said, errors: { amount: said } }, 422);
  const { calls } = await open('/orders/12/show');
  fireEvent.click(await screen.findByText('Record a refund'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a refund' }));
  const amount = dialog.getByLabelText(/Amount/);
  expect(amount).toHaveProperty('value', '');
  expect(dialog.getByText('Refund method')).toBeShown();
  fireEvent.change(amount, { target: { value: '500' } });
  await submit(dialog.getByRole('button', { name: 'Record a refund' }));
  await dialog.findAllByText(said);
  expect([amount.getAttribute('aria-invalid'), Reflect.get(amount, 'value')]).toEqual([
    'true',
    '500',
  ]);
  expect(posted(calls)?.url).toBe('/api/payments/refunds');
});

it.each([
  ['of what was overpaid', { payment_state: 'overpaid', paid: 1171, owed_back: 42 }, '42'],
  [
    'of all that a cancelled order keeps',
    { payment_state: 'to_refund', paid: 400, owed_back: 400 },
    '400',
  ],
  ['of nothing where all is as it should be', { payment_state: 'paid', paid: 1129 }, ''],
] as const)('a refund begins with the amount %s', async (_, money, proposed) => {
  one = order({ ...money, is_overdue: false });
  await open('/orders/12/show');
  fireEvent.click(await screen.findByText('Record a refund'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a refund' }));
  expect(dialog.getByLabelText(/Amount/)).toHaveProperty('value', proposed);
});

it.each([
  ['en', 'Record a refund', /^A credit note of 400.00/, 'One customer gets an e-mail'],
  ['cs', 'Zapsat vrácení', /^Vystaví se dobropis na 400,00/, '1 zákazník dostane e-mail'],
] as const)(
  'a refund says what it causes before it is noted: %s',
  async (locale, button, note, mail) => {
    one = order({ payment_state: 'to_refund', paid: 400, owed_back: 400, is_overdue: false });
    const { calls } = await open('/orders/12/show', locale);
    fireEvent.click(await screen.findByText(button));
    const dialog = within(await screen.findByRole('dialog', { name: button }));
    await dialog.findByText(note);
    expect(dialog.getByText(mail)).toBeShown();
    expect(calls.find(({ url }) => url.includes('/consequences/'))).toMatchObject({
      url: '/api/orders/admin/consequences/refund',
      body: { order_id: 12, amount: 400, through: null },
    });
    expect(posted(calls)).toBeUndefined();
  },
);

it('books nothing while it is not known what that causes, and asks again', async () => {
  let answerFirst: (response: Response) => void = () => undefined;
  caused = () => new Promise((resolve) => (answerFirst = resolve));
  const { calls } = await open('/orders/12/show');
  fireEvent.click(await screen.findByText('Book a payment by hand'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a payment by hand' }));
  const confirm = dialog.getByRole('button', { name: 'Book a payment by hand' });
  await dialog.findByText('Checking the consequences…');
  expect(confirm).toHaveProperty('disabled', true);
  answerFirst(json({ message: 'No' }, 503));
  await dialog.findByText('The consequences could not be determined: No');
  expect(confirm).toHaveProperty('disabled', true);
  caused = () => json(CAUSED);
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText(/^A credit note of 400.00/);
  expect(confirm).toHaveProperty('disabled', false);
  // Another amount has other consequences: those shown are no longer its own.
  fireEvent.change(dialog.getByLabelText(/Amount/), { target: { value: '1000' } });
  expect(confirm).toHaveProperty('disabled', true);
  await submit(confirm);
  expect(await alertText()).toBe('The payment is booked.');
  expect(posted(calls)?.body).toMatchObject({ amount: 1000 });
});

it('says at its field why an amount would be refused', async () => {
  one = order({ payment_state: 'partly_paid', paid: 400, payments: [payment], is_overdue: false });
  const said = 'You can’t refund more than was received.';
  caused = () => json({ message: said, errors: { amount: said } }, 422);
  const { calls } = await open('/orders/12/show');
  fireEvent.click(await screen.findByText('Record a refund'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a refund' }));
  const amount = dialog.getByLabelText(/Amount/);
  fireEvent.change(amount, { target: { value: '500' } });
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getByText(said)).toBeShown();
  expect(dialog.queryByText(/could not be determined/)).toBeNull();
  const confirm = dialog.getByRole('button', { name: 'Record a refund' });
  expect(confirm).toHaveProperty('disabled', true);
  expect(posted(calls)).toBeUndefined();
  caused = () => json(CAUSED);
  fireEvent.change(amount, { target: { value: '400' } });
  await dialog.findByText(/^A credit note of 400.00/);
  expect(amount.getAttribute('aria-invalid')).toBe('false');
  expect(confirm).toHaveProperty('disabled', false);
});

it('a refund through the card provider names the payment by its number', async () => {
  one = order({ payment_state: 'to_refund', paid: 1129, owed_back: 1129, payments: [payment] });
  const { calls } = await open('/orders/12/show');
  fireEvent.click(await screen.findByText('Record a refund'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a refund' }));
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: /card provider/ }));
  await submit(dialog.getByRole('button', { name: 'Record a refund' }));
  await screen.findByText('The refund is recorded.');
  const { body } = posted(calls) ?? {};
  expect(body).toMatchObject({ order_id: 12, through: payment.id });
});
