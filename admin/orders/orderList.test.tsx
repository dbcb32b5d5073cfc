import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderListItem } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, rowOf } from '../testing/screenParts.ts';
import { orders } from './index.ts';

const order = (id: number): OrderListItem => ({
  id,
  customer_name: `Fan ${id}`,
  customer_email: 'fan@example.com',
  created_at: '2026-03-01T10:00:00.000Z',
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

const answer = ({ method, url }: ReceivedCall): Response => {
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

  fireEvent.click(within(screen.getByRole('dialog')).getByText('Change'));
  expect(await alertText()).toBe(
    'One of 2 records could not be changed. #0000000002: Order not found',
  );
  expect(writes().map(({ url, body }) => [url, body])).toEqual([
    ['/api/orders/admin/orders/1', { status: 'shipped' }],
    ['/api/orders/admin/orders/2', { status: 'shipped' }],
  ]);
});

it('offers no import: orders come from the shop', async () => {
  await renderScreen({ address: '/orders', locale: 'en', resource: orders, answer });
  await rowOf('#0000000001');
  expect(screen.getAllByText('Export')).not.toHaveLength(0);
  expect(screen.queryByText('Import')).toBeNull();
});
