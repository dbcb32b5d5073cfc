import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { OrderConsequences, OrderCorrection } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { NO_BOOKS } from '../testing/noBooks.ts';
import { NO_CONSEQUENCES } from '../testing/noConsequences.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { orders } from './index.ts';

const CORRECTABLE: OrderCorrection = {
  customer_name: 'Eva Nová',
  customer_email: 'eva@example.com',
  customer_phone: '+420 600 000 000',
  customer_address: 'Dlouhá 1, Písek, 397 01',
  pickup_point_code: '',
  pickup_point_name: '',
  pickup_point_address: '',
  customer_note: 'Please call before you come.',
  company_name: 'Brzdy s.r.o.',
  company_ico: '27074358',
  company_dic: 'CZ27074358',
};

const START = {
  ...CORRECTABLE,
  id: 42,
  version: 3,
  internal_note: 'Pick-up agreed for Friday.',
  has_former_buyer: false,
  created_at: '2026-01-15T10:00:00.000Z',
  total: 1389.5,
  status: 'pending',
  payment_state: 'unpaid',
  paid: 0,
  owed_back: 0,
  is_overdue: false,
  hidden_at: null,
  erased_at: null,
  tracking_number: '',
  tracking_url: '',
  shipping_name: 'Parcel',
  payment_name: 'Bank transfer',
  books: NO_BOOKS,
  documents: [],
  payments: [],
  withdrawals: [],
  items: [],
  status_changes: [],
};

/** The other user's correction in the audit trail. */
const CORRECTED = { id: 9, username: 'Boss', at: '2026-03-02T10:00:00.000Z' };

/** The pick-up points of the shipping method. */
let points: object[] = [];
let one: object = START;
let caused: OrderConsequences = NO_CONSEQUENCES;
/** The answer to a correction; saved by default. */
let refusal: ((call: ReceivedCall) => Response | undefined) | null = null;
const answer = (call: ReceivedCall): Response => {
  const { method, url, body } = call;
  if (url.includes('/consequences/')) return json(caused);
  if (url.startsWith('/api/pickup-points')) return json(points, 200, { 'x-total-count': '1' });
  if (url.endsWith('/correction')) {
    const refused = refusal?.(call);
    if (refused) return refused;
    one = { ...one, ...Object(body), version: 4 };
    return json(one);
  }
  if (url.endsWith('/corrected-documents')) one = { ...one, has_former_buyer: false };
  if (method === 'PUT') return json({ ...one, ...Object(body) });
  if (url.startsWith('/api/revisions')) return json([CORRECTED], 200, { 'x-total-count': '1' });
  return url.includes('?') ? json([one], 200, { 'x-total-count': '1' }) : json(one);
};
const open = (locale: 'cs' | 'en' = 'en', role?: 'reader') =>
  renderScreen({ address: '/orders/42', locale, resource: orders, answer, ...(role && { role }) });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const NAMES = {
  en: {
    correct: 'Correct the customer’s data',
    save: 'Save the correction',
    email: /^E-mail/,
    phone: /^Phone/,
    done: 'The customer’s data is corrected',
  },
  cs: {
    correct: 'Opravit údaje zákazníka',
    save: 'Uložit opravu',
    email: /^E-mail/,
    phone: /^Telefon/,
    done: 'Údaje zákazníka jsou opravené',
  },
} as const;

/** Opens the dialog of the correction. */
async function openDialog(locale: 'cs' | 'en' = 'en') {
  fireEvent.click(await screen.findByRole('button', { name: NAMES[locale].correct }));
  return within(await screen.findByRole('dialog', { name: NAMES[locale].correct }));
}

beforeEach(() => {
  points = [];
  one = START;
  caused = NO_CONSEQUENCES;
  refusal = null;
});

it.each(['en', 'cs'] as const)(
  'a correction is saved; what was typed stays: %s',
  async (locale) => {
    const { calls } = await open(locale);
    const note = await screen.findByLabelText(
      locale === 'en' ? 'Internal note' : 'Interní poznámka',
    );
    type(note, 'Ring first');
    const dialog = await openDialog(locale);
    type(dialog.getByLabelText(NAMES[locale].phone), '+420 601 000 000');
    fireEvent.click(dialog.getByRole('button', { name: NAMES[locale].save }));
    expect(await alertText()).toBe(NAMES[locale].done);
    expect(calls.find(({ url }) => url.endsWith('/correction'))?.body).toEqual({
      ...CORRECTABLE,
      customer_phone: '+420 601 000 000',
      version: 3,
    });
    expect(await screen.findByText('+420 601 000 000')).toBeShown();
    expect(note).toHaveProperty('value', 'Ring first');
    fireEvent.click(screen.getByText(locale === 'en' ? 'Save Changes' : 'Uložit změny'));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        internal_note: 'Ring first',
        version: 4,
      }),
    );
  },
);

it('another pick-up point is chosen from the list of the shipping method', async () => {
  one = {
    ...START,
    shipping_method: 3,
    pickup_point_code: 'A1',
    pickup_point_name: 'Kiosk',
    pickup_point_address: 'Dlouhá 1, 397 01 Písek',
  };
  const found = {
    id: 1,
    code: 'B2',
    name: 'Trafika',
    street: 'Karlova 118',
    city: 'Písek',
    zip: '397 01',
    country: 'CZ',
    opening_hours: '',
    is_active: true,
  };
  points = [found];
  const { calls } = await open();
  const dialog = await openDialog();
  expect(await dialog.findByLabelText(/^Pick-up point ID/)).toHaveProperty('value', 'A1');
  fireEvent.click(dialog.getByRole('button', { name: 'Choose a pick-up point' }));
  fireEvent.click(await screen.findByRole('button', { name: /Trafika/ }));
  fireEvent.click(dialog.getByRole('button', { name: NAMES.en.save }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url.endsWith('/correction'))?.body).toMatchObject({
      pickup_point_code: 'B2',
      pickup_point_name: 'Trafika',
      pickup_point_address: 'Karlova 118, 397 01 Písek',
    }),
  );
  const asked = calls.find(({ url }) => url.includes('/pickup-points'))?.url;
  expect(asked).toContain('"shipping_method":3');
  expect(asked).toContain('"is_active":true');
});

it('a new e-mail address says what it causes', async () => {
  caused = { ...NO_CONSEQUENCES, mails: 1 };
  const { calls } = await open();
  const dialog = await openDialog();
  type(dialog.getByLabelText(NAMES.en.email), 'right@example.com');
  await dialog.findByText('One customer gets an e-mail');
  expect(calls.filter(({ url }) => url.includes('/consequences/'))).toMatchObject([
    {
      url: '/api/orders/admin/consequences/correction/42',
      body: { customer_email: 'right@example.com' },
    },
  ]);
});

it('errors are at their fields, and any other above them', async () => {
  const message = 'Phone is required';
  refusal = () => json({ message, errors: { customer_phone: message } }, 422);
  await open();
  const dialog = await openDialog();
  type(dialog.getByLabelText(NAMES.en.phone), '');
  fireEvent.click(dialog.getByRole('button', { name: NAMES.en.save }));
  await dialog.findByText(message);
  const phone = dialog.getByLabelText(NAMES.en.phone);
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  refusal = () => json({ message: 'Shipped already' }, 409);
  fireEvent.click(dialog.getByRole('button', { name: NAMES.en.save }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Shipped already');
});

it.each([
  ['en', 'Please enter a phone number of at least nine digits.', /^Name/],
  ['cs', 'Zadejte prosím telefon, aspoň devět číslic.', /^Jméno/],
] as const)(
  'a phone has nine digits, and the name is corrected, too: %s',
  async (locale, message, name) => {
    const { calls } = await open(locale);
    const dialog = await openDialog(locale);
    const save = dialog.getByRole('button', { name: NAMES[locale].save });
    type(dialog.getByLabelText(NAMES[locale].phone), '777 000');
    type(dialog.getByLabelText(name), 'Eva Stará');
    fireEvent.click(save);
    await dialog.findByText(message);
    const corrections = () => calls.filter(({ url }) => url.endsWith('/correction'));
    expect(corrections()).toEqual([]);
    type(dialog.getByLabelText(NAMES[locale].phone), '777 000 111');
    fireEvent.click(save);
    await waitFor(() => expect(corrections()).toHaveLength(1));
    expect(corrections()[0]?.body).toMatchObject({
      customer_name: 'Eva Stará',
      customer_phone: '777 000 111',
    });
  },
);

it('is merged with what another user has saved, and asked about', async () => {
  const theirs = { ...START, version: 5, customer_phone: '+420 605 000 000', tracking_number: 'R' };
  refusal = ({ body }) =>
    Object(body).version === 5 ? undefined : json({ message: 'Changed', record: theirs }, 409);
  const { calls } = await open();
  const dialog = await openDialog();
  type(dialog.getByLabelText(NAMES.en.phone), '+420 601 000 000');
  fireEvent.click(dialog.getByRole('button', { name: NAMES.en.save }));
  const title = 'This record was changed in the meantime';
  const asked = within(await screen.findByRole('dialog', { name: title }));
  expect(asked.getByText(/^Saved by Boss/)).toBeShown();
  const asking = calls.find(({ url }) => url.startsWith('/api/revisions'))?.url;
  expect(asking).toContain(
    '"resource":"orders/admin/orders","record_id":42,"version":5,"action":"update"',
  );
  fireEvent.click(asked.getByLabelText('Your version'));
  fireEvent.click(asked.getByRole('button', { name: 'Save' }));
  expect(await alertText()).toBe(NAMES.en.done);
  expect(calls.filter(({ url }) => url.endsWith('/correction')).at(-1)?.body).toMatchObject({
    customer_phone: '+420 601 000 000',
    version: 5,
  });
});

it.each([
  ['shipped', { status: 'shipped' }, 'the order is shipped'],
  ['cancelled', { status: 'cancelled' }, 'the order is cancelled'],
  ['deleted', { hidden_at: '2026-03-02T10:00:00.000Z' }, 'the order is deleted'],
  ['erased', { erased_at: '2026-03-02T10:00:00.000Z' }, 'it was erased'],
])(
  'is not offered for an order that is %s, which it says; the note is',
  async (_, changes, why) => {
    one = { ...START, ...changes };
    await open();
    const note = await screen.findByLabelText('Internal note');
    expect(note).toHaveProperty('value', START.internal_note);
    expect(screen.getByText(new RegExp(`^The customer’s data.*: ${why}`))).toBeShown();
    expect(screen.queryByRole('button', { name: NAMES.en.correct })).toBeNull();
  },
);

it('nothing of it is offered to who only reads', async () => {
  one = { ...START, has_former_buyer: true };
  await open('en', 'reader');
  await screen.findByText(/name the buyer as before the correction/);
  expect(screen.queryByRole('button', { name: NAMES.en.correct })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Issue corrected documents' })).toBeNull();
});

it('corrected documents are issued after a question', async () => {
  one = { ...START, has_former_buyer: true };
  caused = {
    ...NO_CONSEQUENCES,
    documents: [
      { kind: 'credit_note', count: 1, total: -1389.5 },
      { kind: 'invoice', count: 1, total: 1389.5 },
    ],
  };
  const { calls } = await open('cs');
  fireEvent.click(await screen.findByRole('button', { name: 'Vystavit opravené doklady' }));
  const title = 'Vystavit opravené doklady?';
  const question = within(await screen.findByRole('dialog', { name: title }));
  await question.findByText(/^Vystaví se dobropis na 1.389,50/);
  expect(question.getByText(/^Vystaví se faktura na 1.389,50/)).toBeShown();
  fireEvent.click(question.getByRole('button', { name: 'Vystavit opravené doklady' }));
  expect(await screen.findByText('Opravené doklady jsou vystavené')).toBeShown();
  await waitFor(() => expect(screen.queryByText(/uvádějí odběratele/)).toBeNull());
  expect(calls.find(({ url }) => url.endsWith('/corrected-documents'))?.method).toBe('POST');
});
