import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingState } from '../../api/contract/constants.ts';
import type {
  AgreedText,
  Mail,
  Order,
  OrderConsequences,
  OrderDocument,
} from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { NO_BOOKS } from '../testing/noBooks.ts';
import { NO_CONSEQUENCES } from '../testing/noConsequences.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, cellTexts, rowOf } from '../testing/screenParts.ts';
import { orders } from './index.ts';
// Loaded on demand; preloaded so that tests don't wait for it.
import './Withdrawals.tsx';

const name = (text: string) => ({ name: text, description: '' });
const order: Order = {
  id: 12,
  version: 3,
  customer_name: 'Jana Nová',
  customer_email: 'jana@example.com',
  customer_phone: '777 000 000',
  customer_address: 'Velké náměstí 1, Písek, 397 01',
  customer_note: '',
  internal_note: '',
  has_former_buyer: false,
  created_at: '2026-03-01T10:00:00.000Z',
  total: 1129,
  status: 'pending',
  payment_state: 'unpaid',
  paid: 0,
  owed_back: 0,
  is_overdue: false,
  hidden_at: null,
  erased_at: null,
  company_name: '',
  company_ico: '',
  company_dic: '',
  documents: [],
  books: NO_BOOKS,
  refunded: 0,
  open: 1129,
  payment_due: null,
  reminded_at: null,
  payments: [],
  withdrawals: [],
  shipping_method: 1,
  shipping_name: 'Pošta',
  shipping_price: 129,
  payment_method: null,
  payment_name: '',
  payment_fee: 0,
  payment_kind: null,
  tracking_number: '',
  tracking_url: '',
  locale: 'cs',
  items: [
    {
      id: 9,
      product_id: 2,
      slug: 'tricko',
      price: 500,
      quantity: 2,
      translations: { cs: name('Tričko'), en: name('T-shirt') },
    },
  ],
  status_changes: [],
  terms: null,
  mail: null,
};

const invoice: OrderDocument = {
  id: 7,
  kind: 'invoice',
  number: '2026000001',
  issued_at: '2026-03-01T11:00:00.000Z',
  total: 1129,
  username: 'boss',
};

const INVOICED = { ...NO_BOOKS, is_invoiced: true, invoiced_unpaid: 1129, documented: 1129 };

const failedMail: Mail = { id: 4, state: 'failed', at: null, error: '550 no such mailbox' };

const terms: AgreedText = {
  digest: 'ab',
  kind: 'terms',
  locale: 'cs',
  valid_from: '2026-02-01',
  content: '<h2>Kdo prodává</h2>',
  withdrawal: '<h2>Poučení o právu odstoupit</h2>',
};

let one: Order = order;
let list: unknown = [order];
let isBroken = false;
let caused: OrderConsequences = NO_CONSEQUENCES;
/** What another user has saved since the order was opened. */
let theirs: Order | null = null;
const answer = ({ method, url, body }: ReceivedCall): Response => {
  if (method === 'PUT' && theirs && Object(body).version !== theirs.version) {
    return json({ message: 'Changed', record: theirs }, 409);
  }
  if (url.startsWith('/api/revisions')) return json([], 200, { 'x-total-count': '0' });
  if (isBroken && (method !== 'GET' || !url.includes('?'))) return json({ message: 'No' }, 500);
  if (url.includes('/consequences/')) return json(caused);
  if (method === 'POST' && !url.includes('/retry')) return json(one);
  if (url.includes('/12/terms')) return json(terms);
  if (method === 'POST') {
    one = { ...order, mail: { ...failedMail, state: 'sent', at: '2026-03-01T10:05:00.000Z' } };
    return json(one.mail);
  }
  if (method === 'PUT') return json({ ...order, status: 'done' });
  if (method === 'DELETE') return json(order);
  return url.includes('?') ? json(list, 200, { 'x-total-count': '1' }) : json(one);
};
const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: orders, answer });
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

beforeEach(() => {
  one = order;
  list = [order];
  isBroken = false;
  caused = NO_CONSEQUENCES;
  theirs = null;
});

it.each([
  ['en', '1,129.00 Kč', 'Pending'],
  ['cs', '1 129,00 Kč', 'Čeká na zpracování'],
] as const)('show number, customer, date, total and status: %s', async (locale, total, status) => {
  await open('/orders', locale);
  expect((await cellTexts('#0000000012')).slice(0, 5).map(plain)).toEqual([
    '#0000000012',
    'Jana Novájana@example.com',
    '1. 3. 2026',
    total,
    status,
  ]);
});

it.each([
  ['en', 'Failed to load orders: Invalid data format from API'],
  ['cs', 'Nepodařilo se načíst objednávky: Neplatný formát dat z API'],
] as const)('that are no list are refused: %s', async (locale, text) => {
  list = { orders: [] };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/orders', locale);
  expect(await alertText()).toContain(text);
});

describe('the details', () => {
  it.each([
    ['cs', 'Zásilkovna: '],
    ['en', 'Packeta: '],
  ] as const)('name the carrier of the tracking page: %s', async (locale, carrier) => {
    const tracking_url = 'https://tracking.packeta.com/cs/?id=Z1';
    one = { ...order, tracking_number: 'Z1', tracking_url };
    await open('/orders/12/show', locale);
    const link = await screen.findByRole('link', { name: /^Z1/ });
    expect(link.parentElement?.textContent).toContain(carrier);
  });

  it('name items, shipping, payment and total; an unknown method is not given', async () => {
    await open('/orders/12/show', 'cs');
    const rows = await screen.findByText('Platba: Neuvedeno');
    const table = within(rows.closest('table') ?? document.body);
    expect(table.getAllByRole('row').map(({ textContent }) => plain(textContent))).toEqual([
      'ProduktCenaMnožstvíCelkem',
      'Tričko500,00 Kč21 000,00 Kč',
      'Doprava: Pošta129,00 Kč129,00 Kč',
      'Platba: Neuvedeno0,00 Kč0,00 Kč',
      'Celkem za objednávku1 129,00 Kč',
    ]);
    expect(screen.getByText('Neuvedeno')).toBeShown();
  });

  it('lead to the booked dates, pieces on the same one in one row', async () => {
    const booking = (id: number, slotId: number, state: BookingState) => ({
      id,
      state,
      product_name: { cs: 'Jízda', en: 'Ride' },
      slot: {
        id: slotId,
        starts_at: `2026-07-0${slotId}T08:00:00.000Z`,
        ends_at: `2026-07-0${slotId}T08:30:00.000Z`,
        place_cs: 'Sosnová',
        place_en: 'Sosnová',
        state: 'planned' as const,
      },
    });
    const bookings = [booking(1, 4, 'booked'), booking(2, 4, 'booked'), booking(3, 5, 'to_choose')];
    one = { ...order, bookings };
    await open('/orders/12/show');
    const link = await screen.findByRole('link', {
      name: /^Saturday 4\.\s7\.\s2026, 10:00–10:30$/,
    });
    expect(link.getAttribute('href')).toBe('/dates/4/show');
    const rows = within(link.closest('ul') ?? document.body).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      'Saturday 4. 7. 2026, 10:00–10:30Booked2 × Ride · Sosnová',
      'Sunday 5. 7. 2026, 10:00–10:30Choosing a new date1 × Ride · Sosnová',
    ]);
  });

  it('issue the invoice after a question, and list it with its files', async () => {
    const { calls } = await open('/orders/12/show');
    const issue = await screen.findByRole('button', { name: 'Issue the invoice' });
    one = { ...order, documents: [invoice], books: INVOICED };
    fireEvent.click(issue);
    const question = within(await screen.findByRole('dialog', { name: 'Issue the invoice?' }));
    fireEvent.click(question.getByRole('button', { name: 'Issue the invoice' }));
    const files = await screen.findAllByRole('link', { name: /Invoice 2026000001/ });
    expect(files.map((file) => file.getAttribute('href'))).toEqual([
      '/api/orders/admin/orders/12/documents/7.pdf',
      '/api/orders/admin/orders/12/documents/7.isdoc',
    ]);
    expect(calls.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
      '/api/orders/admin/orders/12/invoice',
    ]);
  });

  it.each([
    ['en', 'Issue a credit note', 'Amount (Kč)', 'Reason'],
    ['cs', 'Vystavit dobropis', 'Částka (Kč)', 'Důvod'],
  ] as const)('issue a credit note: %s', async (locale, button, amount, reason) => {
    one = { ...order, documents: [invoice], books: INVOICED };
    const { calls } = await open('/orders/12/show', locale);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: button }));
    fireEvent.change(dialog.getByLabelText(amount), { target: { value: '100,50' } });
    fireEvent.change(dialog.getByLabelText(`${reason} *`), { target: { value: 'Škrábanec' } });
    fireEvent.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: button })).toBeNull());
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/orders/admin/orders/12/credit-note',
      body: { amount: '100.5', reason: 'Škrábanec' },
    });
  });

  it('ask for every credit note anew, without what the last one had', async () => {
    one = { ...order, documents: [invoice], books: INVOICED };
    await open('/orders/12/show');
    const title = { name: 'Issue a credit note' };
    fireEvent.click(await screen.findByRole('button', title));
    const dialog = within(await screen.findByRole('dialog', title));
    fireEvent.change(dialog.getByLabelText('Amount (Kč)'), { target: { value: '100' } });
    fireEvent.change(dialog.getByLabelText('Reason *'), { target: { value: 'A scratch' } });
    fireEvent.click(dialog.getByRole('button', title));
    await waitFor(() => expect(screen.queryByRole('dialog', title)).toBeNull());
    fireEvent.click(await screen.findByRole('button', title));
    const next = within(await screen.findByRole('dialog', title));
    expect(next.getByLabelText('Amount (Kč)')).toHaveProperty('value', '');
    expect(next.getByLabelText('Reason *')).toHaveProperty('value', '');
  });

  it('issue a credit note for one item where items have several VAT rates', async () => {
    const [item] = order.items;
    if (!item) throw new Error('An order without items');
    const other = {
      ...item,
      id: 10,
      vat_rate: 12,
      translations: { en: { name: 'Drift taxi' }, cs: { name: 'Drift taxi' } },
    };
    one = { ...order, items: [item, other], documents: [invoice], books: INVOICED };
    const { calls } = await open('/orders/12/show');
    fireEvent.click(await screen.findByRole('button', { name: 'Issue a credit note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue a credit note' }));
    fireEvent.change(dialog.getByLabelText('Amount (Kč)'), { target: { value: '100' } });
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'What it is for' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Drift taxi, VAT 12 %' }));
    fireEvent.change(dialog.getByLabelText('Reason *'), { target: { value: 'Short ride' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Issue a credit note' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        amount: '100',
        reason: 'Short ride',
        item_id: 10,
      }),
    );
  });

  it('offer to bring a deleted order back only to who may', async () => {
    one = { ...order, hidden_at: '2026-03-02T10:00:00.000Z' };
    const address = '/orders/12/show';
    await renderScreen({ address, locale: 'en', resource: orders, role: 'reader', answer });
    expect(await screen.findByText(/^Deleted on/)).toBeShown();
    expect(screen.queryByRole('button', { name: 'Bring back' })).toBeNull();
  });

  it('stay open when they can’t be read again, as while the server is away', async () => {
    await open('/orders/12/show');
    await screen.findByText('T-shirt');
    isBroken = true;
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await alertText()).toBe('Failed to load order details');
    const gone = waitFor(() => expect(screen.queryByText('T-shirt')).toBeNull(), { timeout: 500 });
    await expect(gone).rejects.toThrow();
  });

  it('of a deleted order say so, and bring it back', async () => {
    one = { ...order, hidden_at: '2026-03-02T10:00:00.000Z' };
    const { calls } = await open('/orders/12/show');
    await screen.findByText(/^Deleted on/);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(await screen.findByText('Order restored')).toBeShown();
    expect(calls.find(({ method }) => method === 'POST')?.url).toBe(
      '/api/orders/admin/orders/12/restore',
    );
  });

  it.each([
    ['en', 'Bring back', 'Failed to bring the order back: No'],
    ['cs', 'Vrátit zpět', 'Objednávku se nepodařilo vrátit zpět: No'],
  ] as const)('of an order that can’t be brought back say why: %s', async (locale, back, said) => {
    one = { ...order, hidden_at: '2026-03-02T10:00:00.000Z' };
    await open('/orders/12/show', locale);
    const button = await screen.findByRole('button', { name: back });
    isBroken = true;
    fireEvent.click(button);
    expect(await screen.findByText(said)).toBeShown();
  });

  it('of a deleted order keep its status, which the form says', async () => {
    one = { ...order, hidden_at: '2026-03-02T10:00:00.000Z' };
    await open('/orders/12');
    const said = await screen.findByText(/^The order is deleted/);
    expect(said).toBeShown();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Status/ }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('show withdrawals; a refusal has a reason, and the decision is announced', async () => {
    const made = {
      id: 5,
      name: 'Jiří Žák',
      note: 'Too small',
      refund_account: '2700017005/9999',
      reason: '',
      created_at: order.created_at,
    };
    const items = [{ order_item_id: 9, quantity: 1 }];
    const waiting = { ...made, state: 'received' as const, decided_at: null, items };
    one = { ...order, withdrawals: [waiting] };
    const { calls } = await open('/orders/12/show');
    const section = await screen.findByRole('article');
    expect(section.textContent).toContain('1 × T-shirt');
    expect(section.textContent).toContain('Withdrawn by Jiří Žák');
    expect(section.textContent).toContain('Too small');
    expect(section.textContent).toContain('Account for the refund: 2700017005/9999');
    const reason = within(section).getByLabelText('Answer to the customer, required for a refusal');
    fireEvent.change(reason, { target: { value: 'Worn' } });
    caused = { ...NO_CONSEQUENCES, orders: 0, mails: 1 };
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
    items: [{ order_item_id: 9, quantity: 1 }],
  };

  it('propose what settling a withdrawal takes off the invoice, which may be changed', async () => {
    caused = { ...NO_CONSEQUENCES, pieces: { returned: 2, taken: 0 } };
    const books = { ...order.books, is_invoiced: true, left: order.total };
    one = { ...order, paid: order.total, books, withdrawals: [waiting] };
    const { calls } = await open('/orders/12/show');
    const section = within(await screen.findByRole('article'));
    const amount = section.getByLabelText('To be refunded (Kč)');
    expect(amount).toHaveProperty('value', '500');
    fireEvent.change(amount, { target: { value: '1 200,50' } });
    fireEvent.click(section.getByRole('button', { name: 'Mark as settled' }));
    const question = within(await screen.findByRole('dialog'));
    await question.findByText(/^This sends no money/);
    await question.findByText('2 pieces go back into stock');
    const restock = question.getByRole('switch', { name: 'Put the pieces back into stock' });
    caused = NO_CONSEQUENCES;
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
    caused = { ...NO_CONSEQUENCES, lowered: { count: 1, amount: 500, open: 629 } };
    one = { ...order, books: { ...order.books, left: order.total }, withdrawals: [waiting] };
    const { calls } = await open('/orders/12/show');
    const section = within(await screen.findByRole('article'));
    const amount = section.getByLabelText('To be taken off the price (Kč)');
    expect(amount).toHaveProperty('value', '500');
    fireEvent.click(section.getByRole('button', { name: 'Mark as settled' }));
    const question = within(await screen.findByRole('dialog'));
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
    one = { ...order, ...changes, withdrawals: [waiting] };
    await open('/orders/12/show');
    const section = within(await screen.findByRole('article'));
    fireEvent.click(section.getByRole('button', { name: 'Mark as settled' }));
    await within(await screen.findByRole('dialog')).findByText(text);
  });

  it('promise no refund where settling a withdrawal takes nothing off the invoice', async () => {
    const books = { ...order.books, is_invoiced: true, left: order.total };
    one = { ...order, paid: order.total, books, withdrawals: [waiting] };
    await open('/orders/12/show');
    const section = within(await screen.findByRole('article'));
    fireEvent.change(section.getByLabelText('To be refunded (Kč)'), { target: { value: '0' } });
    fireEvent.click(section.getByRole('button', { name: 'Mark as settled' }));
    const question = within(await screen.findByRole('dialog'));
    await question.findByText(/^This moves no money/);
    expect(question.queryByRole('switch')).toBeNull();
  });

  it('open both invoices in a new tab, also before one was issued: as a preview', async () => {
    await open('/orders/12/show');
    for (const [label, type] of [
      ['Proforma Invoice', 'proforma'],
      ['Invoice', 'final'],
    ] as const) {
      const link = await screen.findByRole('link', { name: label });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
        `/api/orders/admin/orders/12/invoice?type=${type}`,
        '_blank',
      ]);
      expect(link.getAttribute('aria-disabled')).toBeNull();
    }
  });

  it('show an address with the postal code before the town', async () => {
    await open('/orders/12/show');
    expect((await screen.findByText(/^Velké náměstí/)).textContent).toBe(
      'Velké náměstí 1, 397 01 Písek',
    );
  });

  it('show the note of the customer, where there is one', async () => {
    await open('/orders/12/show');
    await screen.findByText('777 000 000');
    expect(screen.queryByText('Note to the order')).toBeNull();
    cleanup();
    one = { ...order, customer_note: 'Ring twice.' };
    await open('/orders/12/show', 'cs');
    expect(await screen.findByText('Ring twice.')).toBeShown();
    expect(screen.getByText('Poznámka k objednávce')).toBeShown();
  });

  it('open the terms that the order agreed to, where they were kept', async () => {
    await open('/orders/12/show');
    expect(await screen.findByText('Not stored: an older order')).toBeShown();
    cleanup();
    one = { ...order, terms: { valid_from: '2026-02-01' } };
    await open('/orders/12/show');
    fireEvent.click(await screen.findByText('In force from 1. 2. 2026'));
    for (const heading of ['Kdo prodává', 'Poučení o právu odstoupit']) {
      const shown = await screen.findByText(heading);
      expect(shown.closest('[lang]')?.getAttribute('lang')).toBe('cs');
    }
  });

  it('say that they could not be loaded', async () => {
    isBroken = true;
    await open('/orders/12/show', 'cs');
    expect(await alertText()).toBe('Nepodařilo se načíst podrobnosti objednávky');
  });
});

describe('the status', () => {
  it('may become any other, each name offered once', async () => {
    const { calls } = await open('/orders/12');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Status/ }));
    const choices = await screen.findAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Pending',
      'Processing',
      'Shipped',
      'Completed',
      'Cancelled',
    ]);
    expect(screen.queryByLabelText('Notify the customer by e-mail')).toBeNull();
    fireEvent.click(choices[3] ?? document.body);
    const tell = await screen.findByLabelText('Notify the customer by e-mail');
    expect(tell).toHaveProperty('checked', true);
    expect(screen.getByText('A mail is sent to jana@example.com when you save.')).toBeShown();
    fireEvent.click(tell);
    fireEvent.click(screen.getByText('Save Changes'));
    expect(await alertText()).toBe('Order 12 status changed to "Completed"');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The list behind it, of which a filter may have hidden the order by now.
    expect(calls.filter(({ url }) => url.startsWith('/api/orders/admin/orders?'))).toHaveLength(2);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      status: 'completed',
      tell_customer: false,
      tracking_number: '',
      tracking_url: '',
      internal_note: '',
      version: 3,
    });
  });

  it('done is shown as completed, and stays what it is', async () => {
    one = { ...order, status: 'done' };
    const { calls } = await open('/orders/12');
    expect((await screen.findByRole('combobox', { name: /Status/ })).textContent).toBe('Completed');
    fireEvent.click(screen.getByText('Save Changes'));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ status: 'done' }),
    );
  });

  it('is pending where there is none', async () => {
    one = { ...order, status: '' };
    const { calls } = await open('/orders/12');
    expect((await screen.findByRole('combobox', { name: /Status/ })).textContent).toBe('Pending');
    fireEvent.click(screen.getByText('Save Changes'));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        status: 'pending',
        tracking_number: '',
        tracking_url: '',
        internal_note: '',
        version: 3,
      }),
    );
  });

  it('has a tracking page by its carrier and number, or a typed one', async () => {
    one = { ...order, tracking_number: 'RR1' };
    const { calls } = await open('/orders/12');
    const carrier = await screen.findByRole('combobox', { name: 'Carrier' });
    expect(carrier.textContent).toBe('Not chosen');
    fireEvent.mouseDown(carrier);
    fireEvent.click(await screen.findByRole('option', { name: 'PPL' }));
    expect(screen.queryByLabelText(/Tracking page/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Tracking number'), { target: { value: '40 857' } });
    fireEvent.mouseDown(carrier);
    fireEvent.click(await screen.findByRole('option', { name: 'Another carrier' }));
    expect(screen.getByLabelText(/Tracking page/)).toHaveProperty(
      'value',
      'https://www.ppl.cz/vyhledat-zasilku?shipmentId=40857',
    );
    fireEvent.mouseDown(carrier);
    fireEvent.click(await screen.findByRole('option', { name: 'GLS' }));
    fireEvent.click(screen.getByText('Save Changes'));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        tracking_number: '40 857',
        tracking_url: 'https://gls-group.com/CZ/cs/sledovani-zasilek?match=40857',
      }),
    );
  });

  it('that frees places, which somebody else may book, is asked about as well', async () => {
    caused = { ...NO_CONSEQUENCES, places: { freed: 2, taken: 0, to_choose: 0 } };
    await open('/orders/12');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Status/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Cancelled' }));
    fireEvent.click(screen.getByText('Save Changes'));
    expect(await screen.findByText('2 places on booked dates become free')).toBeShown();
  });

  it('that costs money is saved after a question, or not', async () => {
    caused = {
      ...NO_CONSEQUENCES,
      mails: 1,
      documents: [{ kind: 'credit_note', count: 1, total: -1129 }],
      to_refund: { count: 1, amount: 1129 },
    };
    const { calls } = await open('/orders/12');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Status/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Cancelled' }));
    const isSaved = () => calls.some(({ method }) => method === 'PUT');
    const question = async () => {
      fireEvent.click(screen.getByText('Save Changes'));
      const dialog = within(
        await screen.findByRole('dialog', { name: 'Change the status to Cancelled?' }),
      );
      await dialog.findByText(/^A credit note of 1,129.00/);
      expect(dialog.getByText(/^One order is paid: 1,129.00/)).toBeShown();
      return dialog;
    };
    fireEvent.click((await question()).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByText('Change the status to Cancelled?')).toBeNull());
    expect(isSaved()).toBe(false);
    fireEvent.click((await question()).getByRole('button', { name: 'Change the status' }));
    await waitFor(() => expect(isSaved()).toBe(true));
    expect(calls.find(({ url }) => url.includes('/consequences/'))).toMatchObject({
      url: '/api/orders/admin/consequences/status',
      body: { ids: [12], status: 'cancelled' },
    });
  });

  it('that sends what is not paid says how much is open', async () => {
    caused = { ...NO_CONSEQUENCES, unpaid: { count: 1, amount: 1129 } };
    const { calls } = await open('/orders/12', 'cs');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Stav/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Odesláno' }));
    fireEvent.click(screen.getByText('Uložit změny'));
    const title = 'Změnit stav na Odesláno?';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await dialog.findByText(/^Nezaplacená objednávka: zbývá 1.129,00.Kč/);
    expect(dialog.getByRole('button', { name: 'Změnit stav' })).toBeShown();
    fireEvent.click(dialog.getByRole('button', { name: 'Zpět' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('that another user has saved is merged with a tracking number, and asked about', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { calls } = await open('/orders/12');
    const changed = { username: 'Eva', created_at: '2026-03-02T10:00:00.000Z' };
    theirs = {
      ...order,
      version: 4,
      status: 'shipped',
      tracking_number: 'RR1',
      status_changes: [{ status: 'shipped', ...changed }],
    };
    fireEvent.change(await screen.findByLabelText(/^Tracking number/), {
      target: { value: 'RR2' },
    });
    fireEvent.click(screen.getByText('Save Changes'));
    const asked = within(
      await screen.findByRole('dialog', { name: 'This record was changed in the meantime' }),
    );
    expect(asked.getByText(/^Saved by Eva/)).toBeShown();
    expect(asked.getByText(/stays as saved: Status$/)).toBeShown();
    fireEvent.click(asked.getByLabelText('Your version'));
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      status: 'shipped',
      tracking_number: 'RR2',
      version: 4,
    });
  });

  it('that was chosen and not saved is not lost unasked', async () => {
    const { calls } = await open('/orders/12');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Status/ }));
    fireEvent.click((await screen.findAllByRole('option'))[2] ?? document.body);
    fireEvent.click(screen.getByText('Cancel'));
    expect(await screen.findByText('Unsaved changes')).toBeShown();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('that could not be changed is an error', async () => {
    await open('/orders/12', 'cs');
    await screen.findByText('Uložit změny');
    isBroken = true;
    fireEvent.click(screen.getByText('Uložit změny'));
    expect(await alertText()).toBe('Nepodařilo se změnit stav objednávky');
  });
});

it('are deleted after the question, which says what that causes', async () => {
  caused = {
    ...NO_CONSEQUENCES,
    mails_stopped: 1,
    hidden_kept: { count: 1, amount: 1129 },
    vouchers: { issued: 0, restored: 0, cancelled: 2, used: 1 },
    places: { freed: 2, taken: 1, to_choose: 3 },
    pieces: { returned: 1, taken: 0 },
  };
  await open('/orders');
  fireEvent.click(within(await rowOf('#0000000012')).getByLabelText('Delete: #0000000012'));
  const dialog = within(await screen.findByRole('dialog'));
  const question =
    'Are you sure you want to delete this order? It disappears from the lists, but it is kept, as the law wants, and can be brought back.';
  expect(dialog.getByText(question)).toBeShown();
  await dialog.findByText('One waiting e-mail will not be sent');
  expect(dialog.getByText(/^1,129\.00.Kč was received for one order/)).toBeShown();
  expect(dialog.getByText('One voucher was used already')).toBeShown();
  expect(dialog.getByText('2 unused vouchers are cancelled')).toBeShown();
  expect(dialog.getByText('2 places on booked dates become free')).toBeShown();
  expect(dialog.getByText('A place on its former date is booked again')).toBeShown();
  expect(dialog.getByText('A piece goes back into stock')).toBeShown();
  expect(dialog.getByText(/^For 3 pieces another date has to be chosen/)).toBeShown();
  fireEvent.click(dialog.getByText('Delete'));
  expect(await alertText()).toBe('Order deleted successfully');
});

it.each([
  ['en', 'The e-mail could not be sent: 550 no such mailbox', 'Send again', /E-mail sent on/],
  ['cs', 'E-mail se nepodařilo odeslat: 550 no such mailbox', 'Odeslat znovu', /E-mail odeslán/],
] as const)('send a failed confirmation again: %s', async (locale, failed, again, sent) => {
  one = { ...order, mail: failedMail };
  const { calls } = await open('/orders/12/show', locale);
  await screen.findByText(failed);
  fireEvent.click(screen.getByText(again));
  await screen.findByText(sent);
  expect(calls.find(({ method }) => method === 'POST')?.url).toBe('/api/mails/4/retry');
  expect(screen.queryByText(failed)).toBeNull();
});
