import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingState } from '../../api/contract/constants.ts';
import { plain } from '../testing/plain.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { failedMail, order } from './exampleOrder.ts';
import { orders } from './index.ts';
import { answer, open, resetServer, server } from './testOrder.ts';

beforeEach(resetServer);

describe('the details', () => {
  it.each([
    ['cs', 'Zásilkovna: '],
    ['en', 'Packeta: '],
  ] as const)('name the carrier of the tracking page: %s', async (locale, carrier) => {
    const tracking_url = 'https://tracking.packeta.com/cs/?id=Z1';
    server.one = { ...order, tracking_number: 'Z1', tracking_url };
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

  it.each([
    ['cs', 'Vystaví se po zaplacení objednávky · Pro tátu', 'Opravit věnování', 'Věnování'],
    ['en', 'Issued once the order is paid · Pro tátu', 'Correct the dedication', 'Dedication'],
  ] as const)(
    'show what will be written on a voucher, which is corrected there: %s',
    async (locale, text, correct, label) => {
      const items = order.items.map((item) => ({
        ...item,
        voucher_kind: 'experience' as const,
        dedication: 'Pro tátu',
      }));
      server.one = { ...order, items };
      const { calls } = await open('/orders/12/show', locale);
      expect(await screen.findByText(text)).toBeShown();
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${correct}`) }));
      const dialog = within(await screen.findByRole('dialog', { name: correct }));
      fireEvent.change(dialog.getByLabelText(label), { target: { value: 'Pro mámu' } });
      fireEvent.click(dialog.getByRole('button', { name: locale === 'cs' ? 'Uložit' : 'Save' }));
      await waitFor(() =>
        expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
          url: `/api/orders/admin/orders/12/items/${items[0]?.id}/dedication`,
          body: { dedication: 'Pro mámu' },
        }),
      );
    },
  );

  it('leave what is written on a voucher of an order that is over', async () => {
    const voucher = { voucher_kind: 'experience', dedication: 'Pro tátu' } as const;
    const items = order.items.map((item) => ({ ...item, ...voucher }));
    server.one = { ...order, items, status: 'cancelled' };
    await open('/orders/12/show');
    expect(await screen.findByText('Pro tátu')).toBeShown();
    expect(screen.queryByRole('button', { name: /^Correct the dedication/ })).toBeNull();
  });

  it.each([
    ['received', 'Waits for the decision on the withdrawal'],
    ['settled', 'Cancelled'],
  ] as const)('call a voucher what it is whose withdrawal is %s', async (state, label) => {
    const facts = { kind: 'experience', state: 'cancelled', dedication: '' } as const;
    const voucher = { ...facts, order_item_id: 9, valid_until: '2999-01-01' };
    const made = { id: 5, name: '', note: '', refund_account: '', reason: '', decided_at: null };
    const items = [
      { order_item_id: 9, quantity: 1, name: { en: 'T-shirt', cs: 'Tričko' }, vouchers: [2] },
    ];
    server.one = {
      ...order,
      items: order.items.map((item) => ({ ...item, voucher_kind: 'experience' })),
      vouchers: [{ ...voucher, id: 2, code: '7K3M-9QXA-2BD2', value: null, remaining: null }],
      withdrawals: [{ ...made, state, created_at: order.created_at, items }],
    };
    await open('/orders/12/show');
    expect(await screen.findByText(label)).toBeShown();
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
    server.one = { ...order, bookings };
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

  it('offer to bring a deleted order back only to who may', async () => {
    server.one = { ...order, hidden_at: '2026-03-02T10:00:00.000Z' };
    const address = '/orders/12/show';
    await renderScreen({ address, locale: 'en', resource: orders, role: 'reader', answer });
    expect(await screen.findByText(/^Deleted on/)).toBeShown();
    expect(screen.queryByRole('button', { name: 'Bring back' })).toBeNull();
  });

  it('stay open when they can’t be read again, as while the server is away', async () => {
    await open('/orders/12/show');
    await screen.findByText('T-shirt');
    server.isBroken = true;
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await alertText()).toBe('Failed to load order details');
    const gone = waitFor(() => expect(screen.queryByText('T-shirt')).toBeNull(), { timeout: 500 });
    await expect(gone).rejects.toThrow();
  });

  it('of a deleted order say so, and bring it back', async () => {
    server.one = { ...order, hidden_at: '2026-03-02T10:00:00.000Z' };
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
    server.one = { ...order, hidden_at: '2026-03-02T10:00:00.000Z' };
    await open('/orders/12/show', locale);
    const button = await screen.findByRole('button', { name: back });
    server.isBroken = true;
    fireEvent.click(button);
    expect(await screen.findByText(said)).toBeShown();
  });

  it('of a deleted order keep its status, which the form says', async () => {
    server.one = { ...order, hidden_at: '2026-03-02T10:00:00.000Z' };
    await open('/orders/12');
    const said = await screen.findByText(/^The order is deleted/);
    expect(said).toBeShown();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Status/ }));
    expect(screen.queryByRole('listbox')).toBeNull();
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
    server.one = { ...order, customer_note: 'Ring twice.' };
    await open('/orders/12/show', 'cs');
    expect(await screen.findByText('Ring twice.')).toBeShown();
    expect(screen.getByText('Poznámka k objednávce')).toBeShown();
  });

  it('open the terms that the order agreed to, where they were kept', async () => {
    await open('/orders/12/show');
    expect(await screen.findByText('Not stored: an older order')).toBeShown();
    cleanup();
    server.one = { ...order, terms: { valid_from: '2026-02-01' } };
    await open('/orders/12/show');
    fireEvent.click(await screen.findByText('In force from 1. 2. 2026'));
    for (const heading of ['Kdo prodává', 'Poučení o právu odstoupit']) {
      const shown = await screen.findByText(heading);
      expect(shown.closest('[lang]')?.getAttribute('lang')).toBe('cs');
    }
  });

  it('say that they could not be loaded', async () => {
    server.isBroken = true;
    await open('/orders/12/show', 'cs');
    expect(await alertText()).toBe('Nepodařilo se načíst podrobnosti objednávky');
  });
});

it.each([
  ['en', 'The e-mail could not be sent: 550 no such mailbox', 'Send again', /E-mail sent on/],
  ['cs', 'E-mail se nepodařilo odeslat: 550 no such mailbox', 'Odeslat znovu', /E-mail odeslán/],
] as const)('send a failed confirmation again: %s', async (locale, failed, again, sent) => {
  server.one = { ...order, mail: failedMail };
  const { calls } = await open('/orders/12/show', locale);
  await screen.findByText(failed);
  fireEvent.click(screen.getByText(again));
  await screen.findByText(sent);
  expect(calls.find(({ method }) => method === 'POST')?.url).toBe('/api/mails/4/retry');
  expect(screen.queryByText(failed)).toBeNull();
});
