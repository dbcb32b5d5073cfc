import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_CONSEQUENCES } from '../testing/noConsequences.ts';
import { plain } from '../testing/plain.ts';
import { alertText, cellTexts, rowOf } from '../testing/screenParts.ts';
import { open, resetServer, server } from './testOrder.ts';

beforeEach(resetServer);

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
  server.list = { orders: [] };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/orders', locale);
  expect(await alertText()).toContain(text);
});

it('are deleted after the question, which says what that causes', async () => {
  server.caused = {
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
