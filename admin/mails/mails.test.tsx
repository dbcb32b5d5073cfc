import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { OutboxMailDetail } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { onPhone } from '../testing/onPhone.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { mails } from './index.ts';

const mail: OutboxMailDetail = {
  id: 4,
  state: 'failed',
  at: null,
  error: '550 no such mailbox',
  kind: 'placed',
  to: 'eva@example.com',
  subject: 'Order #0000000012',
  attempts: 2,
  created_at: '2026-03-01T10:00:00.000Z',
  order_id: 12,
  text: 'Thank you for your order.',
  html: '<h1>Thank you</h1>',
};

let one = mail;
const answer = ({ method, url }: ReceivedCall): Response => {
  if (method === 'POST' && url.endsWith('/resend'))
    return json({ ...mail, id: 5, state: 'waiting' });
  if (method === 'POST') {
    one = { ...mail, state: 'sent', at: '2026-03-01T10:05:00.000Z', error: '' };
    return json(one);
  }
  return url.includes('?') ? json([one], 200, { 'x-total-count': '1' }) : json(one);
};
const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: mails, answer });

beforeEach(() => {
  one = mail;
});

it.each([
  ['en', 'Failed', 'Order placed'],
  ['cs', 'Neodesláno', 'Potvrzení objednávky'],
] as const)('mails are listed with what became of them: %s', async (locale, state, kind) => {
  const { calls } = await open('/mails?filter={"state":"failed"}', locale);
  expect(await screen.findByText('550 no such mailbox')).toBeShown();
  for (const text of ['eva@example.com', 'Order #0000000012']) {
    expect(screen.getByText(text)).toBeShown();
  }
  expect(screen.getByRole('cell', { name: kind })).toBeShown();
  expect(screen.getAllByText(state).length).toBeGreaterThan(0);
  expect(calls.some(({ url }) => decodeURIComponent(url).includes('"state":"failed"'))).toBe(true);
});

it('mails are searched by what is typed', async () => {
  const { calls } = await open('/mails');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Search' }), {
    target: { value: 'eva' },
  });
  await waitFor(() => expect(decodeURIComponent(calls.at(-1)?.url ?? '')).toContain('"q":"eva"'));
});

it('a mail is shown in a frame that may do nothing, and as text, and is sent again', async () => {
  const { calls } = await open('/mails/4/show');
  const frame = await screen.findByTitle('Order #0000000012');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', mail.html]);
  fireEvent.click(screen.getByRole('tab', { name: 'Plain text' }));
  expect(await screen.findByText('Thank you for your order.')).toBeShown();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^E-mail sent on /)).toBeShown();
  expect(calls.some(({ method, url }) => method === 'POST' && url.endsWith('/mails/4/retry'))).toBe(
    true,
  );
});

it.each([
  ['en', 'Try now'],
  ['cs', 'Zkusit hned'],
] as const)('a mail that waits for its next attempt is tried at once: %s', async (locale, now) => {
  one = { ...mail, state: 'waiting', at: '2026-03-01T10:05:00.000Z', error: '450 try later' };
  const { calls } = await open('/mails/4/show', locale);
  fireEvent.click(await screen.findByRole('button', { name: now }));
  await waitFor(() => expect(screen.queryByRole('button', { name: now })).toBeNull());
  expect(calls.some(({ method, url }) => method === 'POST' && url.endsWith('/mails/4/retry'))).toBe(
    true,
  );
});

it('a mail is opened by its card on a phone, as by its row elsewhere', async () => {
  onPhone();
  await open('/mails');
  fireEvent.click(await screen.findByText('eva@example.com'));
  expect(await screen.findByTitle('Order #0000000012')).toBeShown();
});

it('a mail that waits for its first attempt has nothing to press', async () => {
  one = { ...mail, state: 'waiting', at: '2026-03-01T10:05:00.000Z', error: '' };
  await open('/mails/4/show');
  expect(await screen.findByText('The e-mail is waiting to be sent')).toBeShown();
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});

it('a sent mail is sent anew', async () => {
  one = { ...mail, state: 'sent', at: '2026-03-01T10:05:00.000Z', error: '' };
  const { calls } = await open('/mails/4/show');
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The mail is being sent again.')).toBeShown();
  expect(calls.some(({ url }) => url.endsWith('/mails/4/resend'))).toBe(true);
});

it('a mail whose order is gone says so', async () => {
  one = { ...mail, to: '', subject: '', html: '', text: '' };
  await open('/mails/4/show', 'cs');
  expect(await screen.findByText(/už neexistuje/)).toBeShown();
});
