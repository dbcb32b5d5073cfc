import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContactMessageDetail, Mail } from '../../api/contract/types.ts';
import { messages } from '../messages/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { holdTimers } from '../testing/holdTimers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';

/** How often it is asked whether a waiting mail was sent, in milliseconds. */
const LOOK_MS = 5_000;

const AT = '2026-05-04T10:00:00.000Z';
const withReply = (mail: Mail): ContactMessageDetail => ({
  id: 7,
  name: 'Jana',
  email: 'jana@example.com',
  subject: 'Drift taxi',
  message: 'When?',
  created_at: AT,
  is_read: true,
  has_reply: true,
  mail_failed: false,
  version: 1,
  replies: [{ id: 1, html: '<p>Sure</p>', username: 'Eva', created_at: AT, mail }],
});
const WAITING: Mail = { id: 3, state: 'waiting', at: null, error: '' };
const SENT: Mail = { ...WAITING, state: 'sent', at: '2026-05-04T10:05:00.000Z' };

/** Opens a message whose reply waits to be sent; `deleted` answers its deletion. */
async function open(deleted: () => Promise<Response>) {
  const looks = holdTimers(LOOK_MS);
  let mail = WAITING;
  const { calls } = await renderScreen({
    address: '/messages/7',
    locale: 'en',
    resource: messages,
    answer({ method, url }: ReceivedCall) {
      if (method === 'DELETE') return deleted();
      if (!url.includes('?')) return json(withReply(mail));
      const { replies, ...listed } = withReply(mail);
      return json([listed], 200, { 'x-total-count': '1' });
    },
  });
  await screen.findByText('The e-mail is waiting to be sent');
  const readings = () =>
    calls.filter(({ method, url }) => method === 'GET' && url === '/api/contact-messages/7').length;
  const send = () => {
    mail = SENT;
  };
  return { calls, looks, readings, send };
}

it('tells of itself when a waiting mail was sent, and looks no more then', async () => {
  const { looks, readings, send } = await open(async () => json({}));
  await looks.pass();
  expect(screen.getByText('The e-mail is waiting to be sent')).toBeShown();
  send();
  await looks.pass();
  expect(await screen.findByText(/^E-mail sent on/)).toBeShown();
  expect(screen.queryByText('The e-mail is waiting to be sent')).toBeNull();
  const before = readings();
  await looks.pass();
  expect(readings()).toBe(before);
});

it('does not look while its record may be being deleted', async () => {
  const { calls, looks, readings } = await open(() => new Promise(() => undefined));
  await looks.pass();
  const before = readings();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog');
  fireEvent.click(within(question).getByText('Delete'));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  await looks.pass();
  expect(readings()).toBe(before);
});
