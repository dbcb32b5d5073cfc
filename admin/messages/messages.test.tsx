import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContactMessageDetail } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { inboxFilter } from './Inbox.tsx';
import { messages } from './index.ts';

const message: ContactMessageDetail = {
  id: 7,
  name: 'Jana Nováková',
  email: 'jana@example.com',
  subject: 'Drift taxi',
  message: 'Kdy jezdíte?',
  created_at: '2026-05-04T10:00:00.000Z',
  is_read: false,
  has_reply: false,
  mail_failed: false,
  version: 1,
  replies: [],
};

let shown = message;
let isBroken = false;
let isGone = false;
/** What the server holds where it is newer than what it showed. */
let stored: ContactMessageDetail | null = null;

const answerReply = ({ body }: ReceivedCall): Response => {
  if (isGone) return json({ message: 'Message not found' }, 404);
  if (isBroken) return json({ message: 'No' }, 500);
  if (stored && Object(body).version !== stored.version)
    return json({ message: 'Changed', record: stored }, 409);
  return json({ ...message, is_read: true, has_reply: true });
};

const answer = (call: ReceivedCall): Response => {
  const { method, url } = call;
  if (method === 'PATCH' && isBroken) return json({ message: 'No' }, 500);
  if (method === 'PATCH') return json({ ...shown, is_read: true });
  if (url.endsWith('/reply')) return answerReply(call);
  if (method === 'DELETE') return json({ message: 'No' }, 500);
  if (url.startsWith('/api/contact-messages?')) {
    const unread = url.includes('"is_read":false') || url.includes('"q":"nobody"');
    const { replies, ...listed } = shown;
    return json(unread ? [] : [listed], 200, { 'x-total-count': unread ? '0' : '1' });
  }
  return json(shown);
};

const open = (address: string, locale: 'cs' | 'en' = 'cs') =>
  renderScreen({ address, locale, resource: messages, answer });

/** Writes into the rich text of the reply. */
const write = async (text: string) => {
  const editor = await waitFor(() => {
    const found = document.querySelector('.ProseMirror');
    if (!found) throw new Error('The editor is not there yet');
    return found;
  });
  await waitFor(() => expect('editor' in editor).toBe(true));
  const tiptap: unknown = Reflect.get(editor, 'editor');
  if (!(tiptap instanceof Editor)) throw new Error('The field holds no editor');
  act(() => {
    tiptap.commands.setContent(text, { emitUpdate: true });
  });
};

beforeEach(() => {
  shown = message;
  isBroken = false;
  isGone = false;
  stored = null;
});

describe('the inbox', () => {
  it('lists the messages and waits for one to be chosen', async () => {
    await open('/messages');
    expect(await screen.findByText('Zprávy z kontaktního formuláře')).toBeShown();
    const item = await screen.findByRole('link', { name: /Jana Nováková/ });
    expect(item.getAttribute('href')).toBe('/messages/7');
    expect(within(item).getByLabelText('Nepřečtená')).toBeShown();
    expect(screen.getByText('1 zpráva')).toBeShown();
    expect(screen.getByText('Vyberte zprávu ze seznamu pro zobrazení detailů')).toBeShown();
    fireEvent.click(screen.getByText('Nepřečtené'));
    expect(await screen.findByText('Žádné zprávy')).toBeShown();
  });

  it('says that it loads', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await renderScreen({
      address: '/messages',
      locale: 'cs',
      resource: messages,
      answer: async (call) => {
        await arrived;
        return answer(call);
      },
    });
    expect((await screen.findByRole('status')).textContent).toBe('Načítá se…');
    arrive();
    await screen.findByRole('link', { name: /Jana Nováková/ });
    expect(screen.queryByText('Načítá se…')).toBeNull();
  });

  it.each([
    ['cs', 'Hledat ve zprávách', 'Hledání neodpovídá žádná zpráva', 'Přečtené'],
    ['en', 'Search messages', 'No messages match your search', 'Read'],
  ] as const)(
    'searches once the typing has paused, together with the filter: %s',
    async (...texts) => {
      const [locale, label, none, read] = texts;
      const { calls } = await open('/messages', locale);
      await screen.findByRole('link', { name: /Jana Nováková/ });
      fireEvent.click(screen.getByRole('button', { name: read }));
      await waitFor(() => expect(calls.at(-1)?.url).toContain('is_read'));
      for (const q of ['n', 'nob', 'nobody']) {
        fireEvent.change(screen.getByRole('searchbox', { name: label }), { target: { value: q } });
      }
      expect(await screen.findByText(none)).toBeShown();
      const asked = calls.filter(({ url }) => url.includes('"q"')).map(({ url }) => url);
      expect(asked).toHaveLength(1);
      expect(asked[0]).toContain('filter={"is_read":true,"q":"nobody"}');
      fireEvent.click(screen.getAllByRole('button', { name: /Vše|All/ })[0] ?? document.body);
      await waitFor(() => expect(calls.at(-1)?.url).toContain('filter={"q":"nobody"}'));
    },
  );

  it('marks an opened message as read, without loading the list again', async () => {
    const { calls } = await open('/messages/7');
    const item = await screen.findByRole('link', { name: /Jana Nováková/ });
    await waitFor(() => expect(within(item).queryByLabelText('Nepřečtená')).toBeNull());
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ is_read: true });
    expect(calls.filter(({ url }) => url.includes('contact-messages?'))).toHaveLength(1);
  });

  it.each([
    ['cs', 'Zpět na zprávy'],
    ['en', 'Back to messages'],
  ] as const)(
    'takes the focus, and gives it back to its place in the list: %s',
    async (...texts) => {
      const [locale, back] = texts;
      await open('/messages', locale);
      const item = await screen.findByRole('link', { name: /Jana Nováková/ });
      fireEvent.click(item);
      const heading = await screen.findByRole('heading', { name: message.subject });
      await waitFor(() => expect(document.activeElement).toBe(heading));
      fireEvent.click(screen.getByRole('button', { name: back }));
      expect(document.activeElement).toBe(item);
    },
  );

  it.each([
    ['cs', 'Odeslat odpověď', 'Odpověď nemůže být prázdná', 'Odpověď'],
    ['en', 'Send reply', 'The reply must not be empty', 'Reply'],
  ] as const)('refuses an empty reply, in the alert and at the field: %s', async (...texts) => {
    const [locale, send, told, name] = texts;
    const { calls } = await open('/messages/7', locale);
    await write('<p> </p>');
    fireEvent.click(await screen.findByText(send));
    expect(await alertText()).toBe(told);
    await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
    const editor = document.activeElement;
    expect(editor?.getAttribute('contenteditable')).toBe('true');
    await waitFor(() => expect(editor?.getAttribute('aria-invalid')).toBe('true'));
    const described = document.getElementById(editor?.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(told);
    // By its label alone, not by all that is around it.
    expect(screen.getByRole('textbox', { name })).toBe(editor);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('sends a reply, says so and marks the message as answered', async () => {
    const { calls } = await open('/messages/7');
    await write('<p>Každou sobotu.</p>');
    fireEvent.click(await screen.findByText('Odeslat odpověď'));
    expect(await alertText()).toBe('Odpověď byla úspěšně odeslána!');
    expect(calls.find(({ method }) => method === 'POST')).toEqual({
      method: 'POST',
      url: '/api/contact-messages/7/reply',
      body: { replyMessage: '<p>Každou sobotu.</p>', version: 1 },
    });
    expect(await screen.findByText('Zodpovězená')).toBeShown();
  });

  it('shows a reply that the mail server refused, in the list and at the reply', async () => {
    const mail = { id: 3, state: 'failed', at: null, error: '550 no such mailbox' } as const;
    const reply = { id: 5, html: '<p>Ano</p>', username: 'boss', created_at: message.created_at };
    shown = { ...message, has_reply: true, mail_failed: true, replies: [{ ...reply, mail }] };
    const { calls } = await open('/messages/7');
    expect(await screen.findByText('Odpověď se nepodařilo odeslat')).toBeShown();
    await screen.findByText('E-mail se nepodařilo odeslat: 550 no such mailbox');
    fireEvent.click(screen.getByText('Odeslat znovu'));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.url).toBe('/api/mails/3/retry'),
    );
  });

  it('says when a reply could not be sent', async () => {
    isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/messages/7');
    await write('<p>Každou sobotu.</p>');
    fireEvent.click(await screen.findByText('Odeslat odpověď'));
    expect(await alertText()).toBe('Chyba při odesílání odpovědi');
  });

  const replyOf = (username: string, html: string) => {
    const mail = { id: 3, state: 'sent', at: message.created_at, error: '' } as const;
    return { id: 5, html, username, created_at: message.created_at, mail };
  };
  /** Another administrator's change, which the open message does not show yet. */
  const changedMeanwhile = (change: Partial<ContactMessageDetail>) => {
    stored = { ...message, is_read: true, version: 4, ...change };
  };

  it.each([
    ['cs', 'Odeslat odpověď', /^Na zprávu mezitím odpověděl někdo jiný\./],
    ['en', 'Send reply', /^Someone else has replied to this message meanwhile\./],
  ] as const)(
    'shows what another administrator replied before a second reply is sent: %s',
    async (...texts) => {
      const [locale, send, told] = texts;
      const { calls } = await open('/messages/7', locale);
      await write('<p>Každou sobotu.</p>');
      changedMeanwhile({ has_reply: true, replies: [replyOf('petra', '<p>Ve čtvrtek.</p>')] });
      fireEvent.click(await screen.findByText(send));
      expect(await alertText()).toMatch(told);
      expect(await screen.findByText('Ve čtvrtek.')).toBeShown();
      expect(screen.getByText('Každou sobotu.')).toBeShown();

      fireEvent.click(screen.getByText(send));
      const sent = () => calls.filter(({ method }) => method === 'POST');
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent()[1]?.body).toEqual({ replyMessage: '<p>Každou sobotu.</p>', version: 4 });
      await screen.findByText(
        locale === 'cs' ? 'Odpověď byla úspěšně odeslána!' : 'The reply was sent successfully!',
      );
    },
  );

  it('sends a reply to a message that others have only read meanwhile', async () => {
    const { calls } = await open('/messages/7');
    await write('<p>Každou sobotu.</p>');
    changedMeanwhile({});
    fireEvent.click(await screen.findByText('Odeslat odpověď'));
    expect(await alertText()).toBe('Odpověď byla úspěšně odeslána!');
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toMatchObject([{ version: 1 }, { version: 4 }]);
  });

  it('says that a message was deleted meanwhile, and keeps the reply', async () => {
    await open('/messages/7');
    await write('<p>Každou sobotu.</p>');
    isGone = true;
    fireEvent.click(await screen.findByText('Odeslat odpověď'));
    expect(await alertText()).toBe('Chyba při odesílání odpovědi: zprávu mezitím někdo smazal.');
    expect(screen.getByText('Každou sobotu.')).toBeShown();
  });

  it('only logs that a message could not be marked as read', async () => {
    isBroken = true;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/messages/7');
    await waitFor(() => expect(logged).toHaveBeenCalled());
    const item = await screen.findByRole('link', { name: /Jana Nováková/ });
    expect(within(item).getByLabelText('Nepřečtená')).toBeShown();
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  it('asks before deleting, and only logs a failure', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/messages/7');
    fireEvent.click(await screen.findByLabelText('Smazat'));
    await screen.findByText('Opravdu chcete smazat tuto zprávu?');
    fireEvent.click(within(screen.getByRole('dialog')).getByText('Smazat'));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });
});

it.each([
  [{ is_read: false }, 'unread'],
  [{ is_read: true }, 'read'],
  [{ is_read: 'perhaps' }, 'all'],
  [{}, 'all'],
])('the filter %j shows: %s', (values, filter) => {
  expect(inboxFilter(values)).toBe(filter);
});
