import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ContactMessageDetail } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { inboxFilter } from './inboxFilters.ts';
import { messages } from './index.ts';
import { isEmptyReply } from './isEmptyReply.ts';

const message: ContactMessageDetail = {
  id: 7,
  name: 'Jana Nováková',
  email: 'jana@example.com',
  subject: 'Drift taxi',
  message: 'Kdy jezdíte?',
  created_at: '2026-05-04T10:00:00.000Z',
  is_read: false,
  has_reply: false,
  version: 1,
  replies: [],
};

const answer = ({ method, url }: ReceivedCall): Response => {
  if (method === 'PATCH') return json({ ...message, is_read: true });
  if (method === 'DELETE') return json({ message: 'No' }, 500);
  if (url.startsWith('/api/contact-messages?')) {
    const unread = url.includes('"is_read":false');
    const { replies, ...listed } = message;
    return json(unread ? [] : [listed], 200, { 'x-total-count': unread ? '0' : '1' });
  }
  return json(message);
};

const open = (address: string, locale: 'cs' | 'en' = 'cs') =>
  renderScreen({ address, locale, resource: messages, answer });

// Whole screens are drawn, on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

const alertText = async () => (await screen.findByRole('alert')).textContent;

describe('the inbox', () => {
  it('lists the messages and waits for one to be chosen', async () => {
    await open('/messages');
    expect(await screen.findByText('Zprávy z kontaktního formuláře')).toBeDefined();
    const item = await screen.findByRole('link', { name: /Jana Nováková/ });
    expect(item.getAttribute('href')).toBe('/messages/7');
    expect(within(item).getByLabelText('Nepřečtená')).toBeDefined();
    expect(screen.getByText('1 zpráva')).toBeDefined();
    expect(screen.getByText('Vyberte zprávu ze seznamu pro zobrazení detailů')).toBeDefined();
    fireEvent.click(screen.getByText('Nepřečtené'));
    expect(await screen.findByText('Žádné zprávy')).toBeDefined();
  });

  it('marks an opened message as read, without loading the list again', async () => {
    const { calls } = await open('/messages/7');
    const item = await screen.findByRole('link', { name: /Jana Nováková/ });
    await waitFor(() => expect(within(item).queryByLabelText('Nepřečtená')).toBeNull());
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ is_read: true });
    expect(calls.filter(({ url }) => url.includes('contact-messages?'))).toHaveLength(1);
  });

  it('refuses an empty reply', async () => {
    const { calls } = await open('/messages/7');
    fireEvent.click(await screen.findByText('Odeslat odpověď'));
    expect(await alertText()).toBe('Odpověď nemůže být prázdná');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('asks before deleting, and only logs a failure', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/messages/7');
    fireEvent.click(await screen.findByLabelText('Smazat'));
    await screen.findByText('Opravdu chcete smazat tuto zprávu?');
    fireEvent.click(within(screen.getByRole('dialog')).getByText('Smazat'));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it.each([
  ['', true],
  ['<p> </p><p>&nbsp;</p>', true],
  ['<p>Ano</p>', false],
])('the reply %j is empty: %s', (html, answered) => {
  expect(isEmptyReply(html)).toBe(answered);
});

it.each([
  [{ is_read: false }, 'unread'],
  [{ is_read: true }, 'read'],
  [{ is_read: 'perhaps' }, 'all'],
  [{}, 'all'],
])('the filter %j shows: %s', (values, filter) => {
  expect(inboxFilter(values)).toBe(filter);
});
