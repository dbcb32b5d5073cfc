import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { OrderListItem } from '../../api/contract/types.ts';
import { dates } from '../dates/index.ts';
import { orders } from '../orders/index.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { sponsors } from '../sponsors/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { NO_BOOKS } from '../testing/noBooks.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { matches } from './entries.ts';
import { PaletteButton } from './PaletteButton.tsx';

const sponsor = (id: number, name: string) => ({
  id,
  is_active: true,
  logo_path: '',
  logo_info: null,
  website_url: '',
  display_order: id,
  translations: { cs: { name }, en: { name } },
  version: 1,
});
const order: OrderListItem = {
  id: 42,
  customer_name: 'Jana Nová',
  customer_email: 'jana@example.com',
  created_at: '2026-10-01T10:00:00.000Z',
  updated_at: '2026-10-01T10:00:00.000Z',
  total: 100,
  status: 'pending',
  payment_state: 'unpaid',
  paid: 0,
  owed_back: 0,
  is_overdue: false,
  hidden_at: null,
  erased_at: null,
  version: 1,
};

let isBroken = false;

const answer = ({ url }: ReceivedCall): Response => {
  const q = /"q":"([^"]*)"/.exec(url)?.[1]?.toLowerCase();
  const count = (rows: object[], total = rows.length) =>
    json(rows, 200, { 'x-total-count': String(total) });
  if (url.startsWith('/api/orders/admin/orders/42'))
    return json({
      ...order,
      items: [],
      documents: [],
      payments: [],
      withdrawals: [],
      status_changes: [],
      books: NO_BOOKS,
    });
  if (url.startsWith('/api/orders/admin/orders'))
    return count(q === '42' || q === 'jana' || q === undefined ? [order] : []);
  if (isBroken && q !== undefined) return json({ message: 'Broken' }, 500);
  if (q?.startsWith('p')) return count([sponsor(1, 'Pivovar'), sponsor(2, 'Pneu')], 9);
  return count([]);
};

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

const Framed = ({ children }: { children: ReactNode }) => (
  <>
    <PaletteButton />
    <Shortcuts />
    <Address />
    <main>{children}</main>
  </>
);

const open = async (locale: 'cs' | 'en' = 'en') => {
  const { calls } = await renderScreen({
    address: '/orders',
    locale,
    resource: orders,
    others: [sponsors, dates],
    layout: Framed,
    answer,
  });
  await screen.findByText(/Jana Nová/);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', {
    name: locale === 'en' ? 'Search everything' : 'Hledat všude',
  });
  return { calls, field };
};

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const address = () => screen.getByTestId('address').textContent;
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the palette', () => {
  it('asks for no dates, which the API finds by no text: it would answer all', async () => {
    const { calls, field } = await open();
    type(field, '42');
    await screen.findByRole('option', { name: /#0000000042 · Jana Nová/ });
    const asked = calls.filter(({ url }) => url.includes('"q"')).map(({ url }) => url);
    expect(asked.some((url) => url.startsWith('/api/sponsors'))).toBe(true);
    expect(asked.filter((url) => url.startsWith('/api/slots'))).toEqual([]);
  });

  it('finds records of every resource, orders by their number too', async () => {
    const { field } = await open();
    type(field, '42');
    const found = await screen.findByRole('option', { name: /#0000000042 · Jana Nová/ });
    expect(found.textContent).toContain('jana@example.com');
    expect(within(screen.getByRole('group', { name: 'Orders' })).getAllByRole('option')).toEqual([
      found,
    ]);
    press(field, 'Enter');
    await waitFor(() => expect(address()).toBe('/orders/42/show'));
  });

  it('asks once typing rests, for five records of each', async () => {
    const { calls, field } = await open();
    type(field, 'pi');
    type(field, 'piv');
    await screen.findByRole('option', { name: /Pivovar/ });
    const asked = calls.filter(({ url }) => url.includes('"q"'));
    expect(asked.map(({ url }) => url.includes('"piv"'))).toEqual([true, true]);
    for (const { url } of asked) expect(url).toContain('range=[0,4]');
    expect(options()).toContain('Show all 9');
  });

  it('offers screens and actions, without regard to accents', async () => {
    const { field } = await open('cs');
    expect(options()).toEqual(expect.arrayContaining(['Přehled', 'Objednávky', 'Odhlásit se']));
    type(field, 'odhlasit');
    await waitFor(() => expect(options()).toEqual(['Odhlásit se']));
    type(field, 'objednav');
    await waitFor(() => expect(options()).toEqual(['Objednávky']));
  });

  it('is moved through by arrows, around its ends', async () => {
    const { field } = await open();
    expect(active(field)).toBe('Dashboard');
    press(field, 'ArrowDown');
    expect(active(field)).toBe('Orders');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Orders');
    press(field, 'ArrowUp');
    press(field, 'ArrowUp');
    expect(active(field)).toBe('Sign out');
    expect(document.activeElement).toBe(field);
  });

  it('begins with what was chosen last', async () => {
    const { field } = await open();
    type(field, 'sponsors');
    await waitFor(() => expect(active(field)).toBe('Sponsors'));
    press(field, 'Enter');
    await waitFor(() => expect(address()).toBe('/sponsors'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    const group = await screen.findByRole('group', { name: 'Recently chosen' });
    expect(within(group).getAllByRole('option')).toHaveLength(1);
    expect(options()[0]).toBe('Sponsors');
  });

  it('says that it found nothing', async () => {
    const { field } = await open();
    type(field, 'xyzzy');
    await screen.findByText('Nothing found for “xyzzy”.');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    press(field, 'Enter');
    expect(screen.getByRole('dialog')).toBeShown();
  });

  it('says what could not be searched, and tries again', async () => {
    isBroken = true;
    try {
      const { field } = await open();
      type(field, 'pneu');
      await screen.findByText('Some records could not be searched.');
      isBroken = false;
      fireEvent.click(screen.getByText('Try again'));
      await screen.findByRole('option', { name: /Pneu/ });
      expect(screen.queryByText('Some records could not be searched.')).toBeNull();
    } finally {
      isBroken = false;
    }
  });

  it('closes on Escape', async () => {
    const { field } = await open();
    press(field, 'Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/orders');
  });
});

it.each([
  ['prehl', { label: 'Přehled' }, true],
  ['auta prid', { label: 'Přidat auto', words: 'auta' }, true],
  ['uto', { label: 'Přidat auto' }, false],
  ['', { label: 'Cokoli' }, true],
])('"%s" in %j: %s', (text, entry, found) => {
  expect(matches({ key: 'x', ...entry }, text)).toBe(found);
});
