import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OrderConsequences, OrderListItem } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { NO_CONSEQUENCES } from '../testing/noConsequences.ts';
import { onPhone } from '../testing/onPhone.ts';
import { plain } from '../testing/plain.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, rowOf } from '../testing/screenParts.ts';
import { orders } from './index.ts';

const order = (id: number): OrderListItem => ({
  id,
  customer_name: `Fan ${id}`,
  customer_email: 'fan@example.com',
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:00.000Z',
  total: 129,
  status: 'pending',
  payment_state: 'unpaid',
  paid: 0,
  owed_back: 0,
  is_overdue: false,
  hidden_at: null,
  erased_at: null,
  version: 1,
});

/** Of a cancelled order that is paid, and of one that isn't. */
const CAUSED: OrderConsequences = {
  ...NO_CONSEQUENCES,
  orders: 2,
  mails: 2,
  documents: [{ kind: 'credit_note', count: 1, total: -5000 }],
  to_refund: { count: 1, amount: 5000 },
};
let isFound = true;
let refusal = '';
let caused: OrderConsequences = CAUSED;
let invoiced = 2;
beforeEach(() => {
  invoiced = 2;
  isFound = true;
  refusal = '';
  caused = CAUSED;
});

const answer = ({ method, url, body }: ReceivedCall): Response => {
  if (url.includes('/print/documents.zip')) {
    return new Response('PK', { headers: { 'x-total-count': String(invoiced) } });
  }
  if (url.includes('/orders/admin/rows')) return json([], 200, { 'x-total-count': '0' });
  if (url.includes('/consequences/')) {
    if (refusal) return json({ message: refusal }, 409);
    if (!isFound) return json({ message: 'No' }, 500);
    const isQuiet = Reflect.get(Object(body), 'tell_customer') === false;
    return json({ ...caused, ...(isQuiet && { mails: 0 }) });
  }
  if (method === 'PUT' && url.endsWith('/2')) return json({ message: 'Order not found' }, 404);
  return method === 'PUT'
    ? json(order(1))
    : json([order(1), order(2)], 200, { 'x-total-count': '2' });
};

it('sets the status of several orders after a question, and names those that fail', async () => {
  const { calls } = await renderScreen({
    address: '/orders',
    locale: 'en',
    resource: orders,
    answer,
  });
  for (const name of ['#0000000001', '#0000000002']) {
    fireEvent.click(within(await rowOf(name)).getByRole('checkbox'));
  }
  fireEvent.click(await screen.findByText('Change'));
  fireEvent.click(await screen.findByLabelText('Status: Shipped'));
  expect(await screen.findByText('Change 2 records?')).toBeShown();
  const writes = () => calls.filter(({ method }) => method === 'PUT');
  expect(writes()).toEqual([]);

  await screen.findByText('2 customers get an e-mail');
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Change'));
  expect(await alertText()).toBe(
    'One of 2 records could not be changed. #0000000002: someone has deleted this record meanwhile',
  );
  expect(writes().map(({ url, body }) => [url, body])).toEqual([
    ['/api/orders/admin/orders/1', { status: 'shipped' }],
    ['/api/orders/admin/orders/2', { status: 'shipped' }],
  ]);
});

it.each([
  [
    'en',
    ['Change', 'Status: Pending'],
    'Status: Pending – one record changed, 2 records left as they were',
  ],
  [
    'cs',
    ['Změnit', 'Stav: Čeká na zpracování'],
    'Stav: Čeká na zpracování – změněn 1 záznam, 2 záznamy zůstaly beze změny',
  ],
] as const)('counts and writes only those that change: %s', async (locale, texts, outcome) => {
  const [change, status] = texts;
  // Another administrator has changed one since the list was read.
  const listed = [order(1), { ...order(3), status: 'shipped' }, { ...order(4), status: 'done' }];
  const now = [order(1), order(3), { ...order(4), status: 'done' }];
  const { calls } = await renderScreen({
    address: '/orders',
    locale,
    resource: orders,
    answer: (call) => {
      if (call.url.includes('"id":[')) return json(now, 200, { 'x-total-count': '3' });
      if (call.url.includes('/admin/orders?')) return json(listed, 200, { 'x-total-count': '3' });
      return answer(call);
    },
  });
  for (const { id } of listed) {
    fireEvent.click(within(await rowOf(`#000000000${id}`)).getByRole('checkbox'));
  }
  fireEvent.click(await screen.findByText(change));
  fireEvent.click(await screen.findByLabelText(status));
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: change });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  fireEvent.click(confirm);
  expect(plain(await alertText())).toBe(outcome);
  expect(calls.filter(({ method }) => method === 'PUT').map(({ url }) => url)).toEqual([
    '/api/orders/admin/orders/4',
  ]);
});

it('leaves one alone that shows the chosen status already, by whichever value', async () => {
  const done = { ...order(1), status: 'done' };
  const { calls } = await renderScreen({
    address: '/orders',
    locale: 'cs',
    resource: orders,
    answer: (call) =>
      call.url.includes('/admin/orders?')
        ? json([done], 200, { 'x-total-count': '1' })
        : answer(call),
  });
  fireEvent.click(within(await rowOf('#0000000001')).getByRole('checkbox'));
  fireEvent.click(await screen.findByText('Změnit'));
  fireEvent.click(await screen.findByLabelText('Stav: Dokončeno'));
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Změnit' });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  fireEvent.click(confirm);
  expect(plain(await alertText())).toBe('Stav: Dokončeno – 1 záznam zůstal beze změny');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it.each([
  ['en', '129.00 Kč', 'After credit notes 100.00 Kč'],
  ['cs', '129,00 Kč', 'Po dobropisech 100,00 Kč'],
] as const)(
  'says beside the total what credit notes left of it: %s',
  async (locale, total, left) => {
    const listed = [
      { ...order(1), total: 129, credited: 29 },
      { ...order(2), total: 129 },
    ];
    const listing = () => json(listed, 200, { 'x-total-count': '2' });
    await renderScreen({ address: '/orders', locale, resource: orders, answer: listing });
    const [credited, whole] = (await Promise.all(['#0000000001', '#0000000002'].map(rowOf))).map(
      (row) => plain(row.textContent),
    );
    expect(credited).toContain(total);
    expect(credited).toContain(left);
    expect(whole).not.toContain(left.slice(0, 10));
  },
);

it('says it on phones, too', async () => {
  onPhone();
  const listing = () =>
    json([{ ...order(1), total: 129, credited: 29 }], 200, { 'x-total-count': '1' });
  await renderScreen({ address: '/orders', locale: 'en', resource: orders, answer: listing });
  expect((await screen.findByText(/^After credit notes/)).closest('li')?.textContent).toMatch(
    /129\.00.Kč.*100\.00.Kč/,
  );
});

it.each([
  ['en', 'To be refunded: 5,000.00 Kč', 'Overpaid by 42.00 Kč'],
  ['cs', 'K vrácení: 5 000,00 Kč', 'Přeplaceno o 42,00 Kč'],
] as const)('says what is owed to a customer: %s', async (locale, refund, over) => {
  const owed = [
    { ...order(1), status: 'cancelled', payment_state: 'to_refund', paid: 5000, owed_back: 5000 },
    { ...order(2), payment_state: 'overpaid', paid: 171, owed_back: 42 },
  ];
  const listing = () => json(owed, 200, { 'x-total-count': '2' });
  await renderScreen({ address: '/orders', locale, resource: orders, answer: listing });
  const texts = (await Promise.all(['#0000000001', '#0000000002'].map(rowOf))).map((row) =>
    plain(row.textContent),
  );
  expect(texts[0]).toContain(refund);
  expect(texts[1]).toContain(over);
});

it.each([
  ['en', /^Status/, 'Completed'],
  ['cs', /^Stav/, 'Dokončeno'],
] as const)('finds both values of the one that is completed: %s', async (locale, label, name) => {
  const { calls } = await renderScreen({ address: '/orders', locale, resource: orders, answer });
  await rowOf('#0000000001');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  const options = await screen.findAllByRole('option', { name });
  expect(options).toHaveLength(1);
  fireEvent.click(options[0] ?? document.body);
  await waitFor(() =>
    expect(calls.some(({ url }) => decodeURIComponent(url).includes('"completed","done"'))).toBe(
      true,
    ),
  );
  expect(screen.getByRole('combobox', { name: label }).textContent).toBe(name);
});

const ticked = async (locale: 'cs' | 'en') => {
  const shown = await renderScreen({ address: '/orders', locale, resource: orders, answer });
  for (const name of ['#0000000001', '#0000000002']) {
    fireEvent.click(within(await rowOf(name)).getByRole('checkbox'));
  }
  return shown;
};
const linesOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

it.each([
  [
    'en',
    ['Change', 'Status: Cancelled', 'Change 2 records?', 'Notify the customers by e-mail'],
    [
      'One order is paid: 5,000.00 Kč to refund',
      'A credit note of 5,000.00 Kč is issued',
      '2 customers get an e-mail',
    ],
  ],
  [
    'cs',
    ['Změnit', 'Stav: Zrušeno', 'Změnit 2 záznamy?', 'Dát zákazníkům vědět e-mailem'],
    [
      'Zaplacená objednávka: 5 000,00 Kč k vrácení',
      'Vystaví se dobropis na 5 000,00 Kč',
      '2 zákazníci dostanou e-mail',
    ],
  ],
] as const)(
  'says what cancelling causes, and sends no mails if so chosen: %s',
  async (locale, texts, lines) => {
    const [change, status, title, tell] = texts;
    const { calls } = await ticked(locale);
    fireEvent.click(await screen.findByText(change));
    fireEvent.click(await screen.findByLabelText(status));
    const dialog = await screen.findByRole('dialog', { name: title });
    const confirm = within(dialog).getByRole('button', { name: change });
    await within(dialog).findByText(lines[2]);
    expect(linesOf(dialog)).toEqual([...lines]);
    expect(confirm).toHaveProperty('disabled', false);
    fireEvent.click(within(dialog).getByLabelText(tell));
    await waitFor(() => expect(within(dialog).queryByText(lines[2])).toBeNull());
    await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
    fireEvent.click(confirm);
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        status: 'cancelled',
        tell_customer: false,
      }),
    );
    // The list's refresh afterwards may reach the question before it is closed.
    const asked = calls.filter(({ url }) => url.includes('/consequences/')).slice(0, 2);
    expect(asked.map(({ url, body }) => [url, body])).toEqual([
      ['/api/orders/admin/consequences/status', { ids: [1, 2], status: 'cancelled' }],
      [
        '/api/orders/admin/consequences/status',
        { ids: [1, 2], status: 'cancelled', tell_customer: false },
      ],
    ]);
  },
);

it.each([
  [
    'en',
    ['Change', 'Status: Cancelled'],
    [
      'One order is not paid: 250.00 Kč open',
      'One voucher was used already',
      'An invoice of 250.00 Kč is issued',
      'One invoice is for the whole order, which is shipped already: 250.00 Kč stays open',
      'One customer gets an e-mail',
      'One order stays as it is',
    ],
  ],
  [
    'cs',
    ['Změnit', 'Stav: Zrušeno'],
    [
      'Nezaplacená objednávka: zbývá 250,00 Kč',
      '1 voucher už byl využitý',
      'Vystaví se faktura na 250,00 Kč',
      '1 faktura je na celou objednávku, protože ta už odešla: zbývá doplatit 250,00 Kč',
      '1 zákazník dostane e-mail',
      '1 objednávka zůstane, jak je',
    ],
  ],
] as const)(
  'words what concerns one of several orders as one of them: %s',
  async (locale, [change, status], lines) => {
    caused = {
      ...NO_CONSEQUENCES,
      mails: 1,
      documents: [{ kind: 'invoice', count: 1, total: 250 }],
      unpaid: { count: 1, amount: 250 },
      invoiced_unpaid: { count: 1, amount: 250 },
      vouchers: { used: 1, issued: 0, restored: 0, cancelled: 0 },
    };
    await ticked(locale);
    fireEvent.click(await screen.findByText(change));
    fireEvent.click(await screen.findByLabelText(status));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(lines[4]);
    expect(linesOf(dialog)).toEqual([...lines]);
  },
);

it('deletes several after saying what that causes', async () => {
  const { calls } = await ticked('en');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/delete these 2 orders/)).toBeShown();
  await within(dialog).findByText('2 customers get an e-mail');
  expect(within(dialog).queryByRole('switch')).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
      '/api/orders/admin/orders/1',
      '/api/orders/admin/orders/2',
    ]),
  );
});

it('says why a change would be refused, which no other try would change', async () => {
  refusal = 'The order was deleted.';
  await ticked('en');
  fireEvent.click(await screen.findByText('Change'));
  fireEvent.click(await screen.findByLabelText('Status: Shipped'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('The order was deleted.');
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Change' })).toHaveProperty('disabled', true);
});

it('changes nothing while it is not known what that causes, and asks again', async () => {
  isFound = false;
  await ticked('en');
  fireEvent.click(await screen.findByText('Change'));
  fireEvent.click(await screen.findByLabelText('Status: Shipped'));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('The consequences could not be determined: No');
  const confirm = within(dialog).getByRole('button', { name: 'Change' });
  expect(confirm).toHaveProperty('disabled', true);
  isFound = true;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await within(dialog).findByText('2 customers get an e-mail');
  expect(confirm).toHaveProperty('disabled', false);
});

it.each([
  ['en', 'Deleted', 'Bring back', 'Delete', 'Order restored', 'Change'],
  ['cs', 'Smazaná', 'Vrátit zpět', 'Smazat', 'Objednávka je zpět', 'Změnit'],
] as const)(
  'marks a deleted one and brings it back from its row: %s',
  async (locale, mark, back, remove, done, change) => {
    const hidden = { ...order(1), hidden_at: '2026-03-02T10:00:00.000Z' };
    const { calls } = await renderScreen({
      address: '/orders',
      locale,
      resource: orders,
      answer: ({ method }) =>
        method === 'GET'
          ? json([hidden, order(2)], 200, { 'x-total-count': '2' })
          : json({ ...hidden, hidden_at: null }),
    });
    const kept = within(await rowOf('#0000000002'));
    expect(kept.queryByRole('button', { name: new RegExp(back) })).toBeNull();
    expect(kept.queryByText(mark)).toBeNull();
    expect(kept.getByRole('button', { name: `${remove}: #0000000002` })).toBeShown();
    const row = within(await rowOf('#0000000001'));
    expect(row.getByText(mark)).toBeShown();
    expect(row.queryByRole('button', { name: new RegExp(remove) })).toBeNull();
    // Nor together with others, with which it isn't changed either.
    fireEvent.click(kept.getByRole('checkbox'));
    await screen.findByRole('button', { name: change });
    fireEvent.click(row.getByRole('checkbox'));
    await waitFor(() => expect(screen.queryByRole('button', { name: change })).toBeNull());
    expect(screen.getAllByRole('button', { name: new RegExp(`^${remove}`) })).toHaveLength(1);
    fireEvent.click(row.getByRole('button', { name: `${back}: #0000000001` }));
    expect(await alertText()).toBe(done);
    expect(calls.find(({ method }) => method === 'POST')?.url).toBe(
      '/api/orders/admin/orders/1/restore',
    );
  },
);

/** Counts the files that are saved; the browser would go to their addresses. */
function saving() {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
}

it.each([
  ['en', ['Standard columns', 'For a carrier', 'For accounting', 'Their documents, with VAT']],
  ['cs', ['Standardní sloupce', 'Pro dopravce', 'Pro účetnictví', 'Jejich doklady s DPH']],
] as const)('is exported in the shape that is chosen: %s', async (locale, shapes) => {
  const save = saving();
  const { calls } = await renderScreen({ address: '/orders', locale, resource: orders, answer });
  await rowOf('#0000000001');
  // The first one is above the list; the other is in the bar of the selected records.
  const [button] = screen.getAllByRole('button', { name: 'Export' });
  const press = async () => {
    // It is disabled while it exports.
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    fireEvent.click(button ?? document.body);
  };
  await press();
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([...shapes]);
  fireEvent.click(items[0] ?? document.body);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await press();
  fireEvent.click(await screen.findByRole('menuitem', { name: shapes[1] }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(calls.filter(({ url }) => url.includes('/orders/admin/rows'))).toHaveLength(2);
  const names = save.mock.instances.map((link) => (link as HTMLAnchorElement).download);
  expect(names).toEqual(['orders.csv', 'orders-carrier.csv']);
});

it.each([
  ['en', 'Print', 'Packing list (PDF)', 'Documents (ZIP)'],
  ['cs', 'Tisk', 'Balicí list (PDF)', 'Doklady (ZIP)'],
] as const)('prints several together: %s', async (locale, print, packing, invoices) => {
  const save = saving();
  const { calls } = await ticked(locale);
  fireEvent.click(await screen.findByText(print));
  expect((await screen.findByRole('menuitem', { name: packing })).getAttribute('href')).toBe(
    `/api/orders/admin/orders/print/packing-list?ids=1,2&language=${locale}`,
  );
  fireEvent.click(screen.getByRole('menuitem', { name: invoices }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(
    calls.some(({ url }) => url.endsWith('/orders/admin/orders/print/documents.zip?ids=1,2')),
  ).toBe(true);
  expect(screen.queryByText(/ZIP.*1/)).toBeNull();
});

it.each([
  [
    'en',
    'Print',
    'Documents (ZIP)',
    'The ZIP has the documents of one order. Selected orders without any: 1',
  ],
  [
    'cs',
    'Tisk',
    'Doklady (ZIP)',
    'V ZIPu jsou doklady 1 objednávky. Vybrané objednávky bez dokladů: 1',
  ],
] as const)(
  'says how many of the ticked orders have no documents: %s',
  async (locale, print, invoices, told) => {
    const save = saving();
    invoiced = 1;
    await ticked(locale);
    fireEvent.click(await screen.findByText(print));
    fireEvent.click(await screen.findByRole('menuitem', { name: invoices }));
    expect(await screen.findByText(told)).toBeShown();
    expect(save).toHaveBeenCalledTimes(1);
  },
);

it('offers no import: orders come from the shop', async () => {
  await renderScreen({ address: '/orders', locale: 'en', resource: orders, answer });
  await rowOf('#0000000001');
  expect(screen.getAllByText('Export')).not.toHaveLength(0);
  expect(screen.queryByText('Import')).toBeNull();
});

it('has its filters behind one button on a phone, but for the search', async () => {
  onPhone();
  await renderScreen({ address: '/orders', locale: 'en', resource: orders, answer });
  expect(await screen.findByRole('link', { name: '#0000000001' })).toBeShown();
  expect(screen.getByPlaceholderText('Search')).toBeShown();
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }));
  expect(await screen.findByRole('combobox', { name: 'Status' })).toBeShown();
});

it.each([
  ['overdue', 'en', 'Overdue'],
  ['refund_due', 'en', 'Refund due'],
  ['overdue', 'cs', 'Po splatnosti'],
  ['refund_due', 'cs', 'Peníze k vrácení'],
] as const)(
  'shows what the dashboard narrowed it by, and takes it off: %s, %s',
  async (name, locale, label) => {
    const address = `/orders?filter=${encodeURIComponent(JSON.stringify({ [name]: true }))}`;
    const { calls } = await renderScreen({ address, locale, resource: orders, answer });
    const filter = await screen.findByRole('switch', { name: label });
    expect(filter).toHaveProperty('checked', true);
    const asked = () =>
      calls.filter(({ url }) => url.startsWith('/api/orders/admin/orders?')).at(-1)?.url;
    expect(asked()).toContain(`"${name}":true`);
    fireEvent.click(filter);
    await waitFor(() => expect(asked()).not.toContain(`"${name}":true`));
  },
);

it.each([
  ['created_at_gte', 'Ordered from', '2026-10-31T23:00:00.000Z'],
  ['created_at_lte', 'Ordered until', '2026-11-01T22:59:59.999Z'],
  ['accounted_on_gte', 'Documents’ tax point from', '2026-11-01'],
] as const)('keeps a day whose year is being typed: %s', async (source, label, sent) => {
  // The browser tells such years, the first digits of 2026, as they are typed.
  const typed = ['0002-11-01', '0020-11-01', '0202-11-01', '2026-11-01'];
  const address = `/orders?displayedFilters=${encodeURIComponent(`{"${source}":true}`)}`;
  const { calls } = await renderScreen({ address, locale: 'en', resource: orders, answer });
  const input = await screen.findByLabelText<HTMLInputElement>(label);
  for (const value of typed) {
    fireEvent.change(input, { target: { value } });
    expect(input.value).toBe(value);
  }
  await waitFor(() => expect(calls.at(-1)?.url).toContain(`"${source}":"${sent}"`));
  expect(input.value).toBe('2026-11-01');
});
