import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { OpenRefund, PaymentListItem, StatementRow } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { NO_CONSEQUENCES } from '../testing/noConsequences.ts';
import { plain } from '../testing/plain.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { payments } from './index.ts';

const order: PaymentListItem['order'] = {
  id: 42,
  customer_name: 'Jana Nová',
  status: 'pending',
  payment_state: 'unpaid',
  total: 500,
  open: 500,
};

const row = (external_id: string, changes: Partial<StatementRow> = {}): StatementRow => ({
  external_id,
  amount: 500,
  received_on: '2026-11-19',
  variable_symbol: '42',
  counter_account: '1/2010',
  payer: `Payer ${external_id}`,
  message: '',
  verdict: 'match',
  order,
  suggestions: [],
  ...changes,
});

const waiting: PaymentListItem = {
  id: 7,
  order_id: null,
  source: 'fio',
  amount: 490,
  received_on: '2026-11-18',
  variable_symbol: '42',
  counter_account: '',
  payer: 'Růžena',
  message: '',
  note: '',
  state: 'waiting',
  username: null,
  created_at: '2026-11-18T10:00:00.000Z',
  decided_at: null,
  verdict: 'underpaid',
  order,
  suggestions: [],
  moves: [],
};

const unknown: PaymentListItem = {
  ...waiting,
  amount: 500,
  variable_symbol: '',
  verdict: 'unknown',
  order: null,
  suggestions: order ? [{ ...order, matches: ['amount', 'name'] }] : [],
};
const booked: PaymentListItem = { ...waiting, order_id: 42, state: 'booked', verdict: null };
const refund: OpenRefund = {
  key: 'a-key',
  order_id: 42,
  amount: 100,
  note: '',
  username: 'boss',
  created_at: '2026-11-18T10:00:00.000Z',
  is_unclear: true,
};

let refunds: OpenRefund[] = [];
let reviewed: StatementRow[] = [];
let isOtherAccount = false;
let refusal: Response | null = null;
const answer = ({ method, url }: ReceivedCall): Response => {
  if (method !== 'GET' && refusal) return refusal;
  if (url.endsWith('/review')) {
    const account = { account: '2400222222/2010', is_other_account: isOtherAccount };
    return json({ source: 'fio', ...account, rows: reviewed });
  }
  if (url.endsWith('/statements')) return json({ booked: 1, kept: 2, known: 0 });
  if (url.includes('/payments/refunds')) return json(method === 'PATCH' ? [] : refunds);
  if (method === 'PATCH') return json({ ...waiting, state: 'booked' });
  if (url.includes('"booked"')) return json([booked], 200, { 'x-total-count': '1' });
  return json([waiting], 200, { 'x-total-count': '1' });
};
const found = {
  id: 77,
  customer_name: 'Karel Found',
  total: 510,
  open: 510,
  payment_state: 'unpaid',
};
let caused = NO_CONSEQUENCES;
/** What the API has of the order that a number names. */
const orderAnswer = (url: string): Response => {
  if (url.includes('?')) return json([found], 200, { 'x-total-count': '1' });
  return url.endsWith('/77') ? json(found) : json({ message: 'There is none' }, 404);
};
const open = (locale: 'cs' | 'en', those?: PaymentListItem[]) => {
  const answering = (call: ReceivedCall) => {
    if (call.url.includes('/consequences/')) return json(caused);
    if (call.url.includes('/orders/')) return orderAnswer(call.url);
    return those && call.method === 'GET' && !call.url.includes('refunds')
      ? json(those, 200, { 'x-total-count': '1' })
      : answer(call);
  };
  return renderScreen({ address: '/payments', locale, resource: payments, answer: answering });
};

beforeEach(() => {
  refusal = null;
  refunds = [];
  isOtherAccount = false;
  reviewed = [
    row('1'),
    row('2', { verdict: 'double' }),
    row('3', { verdict: 'unknown', order: null, variable_symbol: '' }),
    row('4', { verdict: 'outgoing', amount: -20, order: null }),
    row('1', { verdict: 'imported' }),
  ];
  caused = NO_CONSEQUENCES;
});

/** Confirms the question about a booking once its consequences are shown. */
async function confirmBooking(button: string, consequence: RegExp) {
  const question = within(await screen.findByRole('dialog'));
  await question.findByText(consequence);
  const submit = question.getByRole('button', { name: button });
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  fireEvent.click(submit);
}

async function chooseFile(button: string, label: string) {
  fireEvent.click(await screen.findByText(button));
  const input = await screen.findByLabelText(label, { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'movements.csv')] } });
}

it.each([
  ['en', 'Too little', 'Order #0000000042, Jana Nová: 500.00 Kč open'],
  ['cs', 'Nedoplatek', 'Objednávka #0000000042, Jana Nová: zbývá 500,00 Kč'],
] as const)('that wait say what they mean: %s', async (locale, verdict, text) => {
  await open(locale);
  await screen.findByText(verdict);
  expect(plain(screen.getByRole('link').textContent)).toBe(text);
});

it.each([
  ['en', 0, 'Order #0000000042, Jana Nová'],
  ['cs', 0, 'Objednávka #0000000042, Jana Nová'],
  ['cs', 10, 'Objednávka #0000000042, Jana Nová: zbývá 10,00 Kč'],
] as const)(
  'that are booked say what is still open, if anything: %s, %d',
  async (locale, left, text) => {
    await open(locale, [{ ...booked, order: order && { ...order, open: left } }]);
    await waitFor(() => expect(plain(screen.getByRole('link').textContent)).toBe(text));
  },
);

it('are given to the order that a person names', async () => {
  const { calls } = await open('en');
  const field = await screen.findByLabelText('Order number');
  fireEvent.change(field, { target: { value: '#0000000043' } });
  caused = { ...NO_CONSEQUENCES, documents: [{ kind: 'invoice', count: 1, total: 490 }] };
  fireEvent.click(screen.getByText('Book to order'));
  await confirmBooking('Book to order', /^An invoice of 490/);
  expect(await alertText()).toBe('The payment is booked.');
  const previewed = calls.find(({ url }) => url.includes('/consequences/'));
  expect([previewed?.url, previewed?.body]).toEqual([
    '/api/orders/admin/consequences/payments/7',
    { order_id: 43 },
  ]);
  const { url, body } = calls.find(({ method }) => method === 'PATCH') ?? {};
  expect([url, body]).toEqual(['/api/payments/7', { order_id: 43 }]);
});

it.each([
  ['en', /Jana Nová, 500.00.Kč open: same amount and name/, 'Book to order'],
  ['cs', /Jana Nová, zbývá 500,00.Kč: stejná částka i jméno/, 'Zapsat k objednávce'],
] as const)('are given to an order that is suggested: %s', async (locale, suggestion, book) => {
  const { calls } = await open(locale, [unknown]);
  const button = await screen.findByRole('button', { name: suggestion });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByText(book));
  await confirmBooking(book, locale === 'en' ? /^No mail is sent/ : /^Neodejde žádný e-mail/);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ order_id: 42 }),
  );
});

it('are given to an order that a search finds', async () => {
  const { calls } = await open('en', [unknown]);
  fireEvent.click(await screen.findByLabelText('Find an order'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Search'), { target: { value: '777 123' } });
  await waitFor(() => expect(calls.at(-1)?.url).toContain('"q":"777 123"'));
  fireEvent.click(await dialog.findByText('#0000000077 · Karel Found'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Order number')).toHaveProperty('value', '77');
});

it.each([
  [
    'en',
    'Find an order',
    /#0000000077, Karel Found: 510.00.Kč open/,
    /is 490.00.Kč.*510.00.Kč open/,
  ],
  [
    'cs',
    'Najít objednávku',
    /#0000000077, Karel Found: zbývá 510,00/,
    /je 490,00.Kč.*zbývá 510,00/,
  ],
] as const)(
  'name the chosen order, not the one of the symbol: %s',
  async (locale, find, named, differs) => {
    await open(locale, [waiting]);
    await screen.findByText(/Jana Nová/);
    fireEvent.click(screen.getByLabelText(find));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByText('#0000000077 · Karel Found'));
    expect((await screen.findByRole('link')).textContent).toMatch(named);
    expect(screen.getByText(differs)).toBeShown();
    expect(screen.queryByText(/Jana Nová/)).toBeNull();
    expect(screen.queryByText(locale === 'en' ? 'Too little' : 'Nedoplatek')).toBeNull();
    const number = locale === 'en' ? 'Order number' : 'Číslo objednávky';
    fireEvent.change(screen.getByLabelText(number), { target: { value: '9' } });
    const none = locale === 'en' ? 'No order has this number.' : 'Objednávka s tímto číslem není.';
    expect(await screen.findByText(none)).toBeShown();
  },
);

it.each([
  ['en', { variable_symbol: '' }, 'No variable symbol'],
  ['cs', { variable_symbol: '' }, 'Bez variabilního symbolu'],
  ['en', { variable_symbol: '4711' }, 'No such order'],
] as const)('without an order say why: %s, %j', async (locale, changes, label) => {
  await open(locale, [{ ...unknown, ...changes }]);
  expect(await screen.findByText(label)).toBeShown();
});

it.each([
  ['en', 'Booked', 'Move', 'Move to', 'Reason', 'The payment was moved.'],
  ['cs', 'Zaúčtované', 'Přesunout', 'Kam patří', 'Důvod', 'Platba je přesunutá.'],
] as const)(
  'that are booked are moved with a reason: %s',
  async (locale, state, button, target, why, done) => {
    caused = { ...NO_CONSEQUENCES, documents: [{ kind: 'credit_note', count: 1, total: -490 }] };
    const { calls } = await open(locale);
    fireEvent.click(await screen.findByText(state));
    // Screen readers are told which payment each row's button is of.
    const move = new RegExp(`^${button}: 490.*18.*11.*2026, Růžena$`);
    fireEvent.click(await screen.findByRole('button', { name: move }));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: button });
    expect(submit).toHaveProperty('disabled', true);
    fireEvent.mouseDown(dialog.getByLabelText(target));
    fireEvent.click((await screen.findAllByRole('option')).at(-1) ?? document.body);
    fireEvent.change(dialog.getByLabelText(new RegExp(why)), { target: { value: 'Wrong one' } });
    await dialog.findByText(locale === 'en' ? /credit note of 490/ : /dobropis na 490/);
    expect(calls.find(({ url }) => url.includes('/consequences/'))?.body).toEqual({
      state: 'waiting',
    });
    fireEvent.click(submit);
    await screen.findByText(done);
    const { url, body } = calls.find(({ method }) => method === 'PATCH') ?? {};
    expect([url, body]).toEqual(['/api/payments/7', { state: 'waiting', reason: 'Wrong one' }]);
  },
);

it('whose refund is unclear wait until an administrator decides', async () => {
  refunds = [refund];
  const { calls } = await open('en');
  await screen.findByText(/did not confirm the refund of 100.00.Kč for order #0000000042/);
  refunds = [];
  fireEvent.click(screen.getByText('Refund was made'));
  await screen.findByText('The refund is booked.');
  const { url, body } = calls.find(({ method }) => method === 'PATCH') ?? {};
  expect([url, body]).toEqual(['/api/payments/refunds/a-key', { state: 'sent' }]);
  await waitFor(() => expect(screen.queryByText(/did not confirm/)).toBeNull());
});

it('of a statement are ticked only where they match, and booked as decided', async () => {
  const { calls } = await open('en');
  await chooseFile('Import a bank statement', 'Choose a file');
  const boxes = await screen.findAllByRole('checkbox');
  const state = () =>
    boxes.map((box) => box instanceof HTMLInputElement && [box.checked, box.disabled]);
  expect(state()).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, true],
    [false, true],
  ]);
  fireEvent.click(boxes[2] ?? document.body);
  const book = screen.getByText('Book and keep the rest');
  // It is not assigned to an order yet.
  expect(book).toHaveProperty('disabled', true);
  const fields = screen.getAllByLabelText('Order number');
  fireEvent.change(fields.at(-1) ?? document.body, { target: { value: '77' } });
  fireEvent.click(book);
  await screen.findByText('Kept without an order: 2');
  const sent = calls.find(({ url }) => url.endsWith('/statements'))?.body;
  expect(sent instanceof FormData && JSON.parse(String(sent.get('decisions')))).toEqual([
    { external_id: '1', order_id: 42 },
    { external_id: '3', order_id: 77 },
  ]);
});

it.each([
  ['en', 'Import a bank statement', 'Choose a file', /nothing new to book/, 'Confirm'],
  ['cs', 'Načíst bankovní výpis', 'Vybrat soubor', /nic nového k zapsání/, 'Potvrdit'],
] as const)(
  'of a statement without new ones are confirmed: %s',
  async (locale, button, label, told, confirm) => {
    reviewed = [
      row('1', { verdict: 'imported' }),
      row('2', { verdict: 'imported', amount: 0, order: null }),
      row('4', { verdict: 'outgoing', amount: -20, order: null }),
    ];
    const { calls } = await open(locale);
    await chooseFile(button, label);
    await screen.findByText(told);
    expect(screen.getByText('–')).toBeShown();
    fireEvent.click(screen.getByText(confirm));
    await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/statements'))).toBe(true));
  },
);

it.each([
  ['en', 'Import a bank statement', 'Choose a file', /not the account that customers/],
  ['cs', 'Načíst bankovní výpis', 'Vybrat soubor', /není účet, na který mají zákazníci platit/],
] as const)(
  'of another account come with a warning: %s',
  async (locale, button, label, warning) => {
    await open(locale);
    await chooseFile(button, label);
    await screen.findByText(/2400222222/);
    expect(screen.queryByText(warning)).toBeNull();
    cleanup();
    isOtherAccount = true;
    await open(locale);
    await chooseFile(button, label);
    expect(await screen.findByText(warning)).toBeShown();
  },
);

it('of a statement that can’t be read are kept with those that are known', async () => {
  reviewed = [
    row('1', { verdict: 'imported' }),
    row('2', { verdict: 'unreadable', amount: 0, order: null }),
  ];
  await open('en');
  await chooseFile('Import a bank statement', 'Choose a file');
  expect(await screen.findByText('Book and keep the rest')).toHaveProperty('disabled', false);
});

it('of a statement stay in review when another file is dropped', async () => {
  await open('en');
  await chooseFile('Import a bank statement', 'Choose a file');
  const step = await screen.findByText('Book and keep the rest');
  // False: the browser doesn't open it, which would lose the decisions.
  expect(fireEvent.drop(step, { dataTransfer: { files: [], types: ['Files'] } })).toBe(false);
});

it('say why a file can’t be read, and ask for another', async () => {
  refusal = json({ message: 'V souboru nejsou žádné pohyby.' }, 422);
  await open('cs');
  await chooseFile('Načíst bankovní výpis', 'Vybrat soubor');
  await screen.findByText('V souboru nejsou žádné pohyby.');
  expect(await screen.findByText('Vybrat soubor')).toBeShown();
});

it('say why a statement could not be booked, until another one is to be chosen', async () => {
  await open('en');
  await chooseFile('Import a bank statement', 'Choose a file');
  const book = await screen.findByText('Book and keep the rest');
  refusal = json({ message: 'The database is locked.' }, 500);
  fireEvent.click(book);
  await screen.findByText('The database is locked.');
  fireEvent.click(screen.getByText('Another file'));
  expect(await screen.findByText('Choose a file')).toBeShown();
  expect(screen.queryByText('The database is locked.')).toBeNull();
});
