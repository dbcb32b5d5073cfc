import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PersonalData } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { personalData } from './index.ts';

const EMAIL = 'eva@example.com';
const none = { names: [], until: null };
const FOUND: PersonalData = {
  email: EMAIL,
  entries: [
    { kind: 'messages', outcome: 'deleted', count: 2, names: ['Hello', 'Again'], until: null },
    { kind: 'orders', outcome: 'reduced', count: 5, names: ['#0000000001'], until: '2031-12-31' },
    { ...none, kind: 'documents', outcome: 'kept', count: 1 },
  ],
};

let found: PersonalData;
beforeEach(() => {
  found = FOUND;
});
const answer = ({ method, url, body }: ReceivedCall): Response => {
  const asked = new URL(url, 'http://x').searchParams.get('email');
  if (url.includes('/export')) return json({ email: asked, orders: [] });
  if (method === 'POST') {
    const errors = { again: 'The addresses do not match.' };
    if (Object(body).again !== EMAIL) return json({ message: errors.again, errors }, 422);
    return json(found);
  }
  if (asked === 'down') return json({ message: 'The database is away' }, 503);
  const errors = { email: 'E-mail is wrong' };
  if (asked === '') return json({ message: errors.email, errors }, 422);
  return json(found);
};
const open = (locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address: '/personal-data', locale, resource: personalData, answer });
const ask = async (email: string, label = 'E-mail address', find = 'Find') => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: find }));
};

it.each([
  ['en', 'E-mail address', 'Find', '2 messages', /^5 orders \(until /, 'Deleted', '1 document'],
  ['cs', 'E-mailová adresa', 'Najít', '2 zprávy', /^5 objednávek \(do /, 'Smaže se', '1 doklad'],
] as const)('says by outcome what was found: %s', async (locale, label, find, ...texts) => {
  await open(locale);
  await ask(EMAIL, label, find);
  for (const text of texts) expect(await screen.findByText(text), String(text)).toBeShown();
  expect(screen.getByText('Hello, Again')).toBeShown();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(EMAIL);
});

it('says what is wrong at the field, what failed, and that nothing is known', async () => {
  await open();
  await ask('');
  expect(await screen.findByText('E-mail is wrong')).toBeShown();
  await ask('down');
  expect(await screen.findByText('The database is away')).toBeShown();
  found = { email: EMAIL, entries: [] };
  await ask(EMAIL);
  expect(await screen.findByText(`Nothing is known of ${EMAIL}.`)).toBeShown();
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
});

it('gives out one file', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await open();
  await ask(EMAIL);
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'personal-data.json' });
  vi.restoreAllMocks();
});

it('erases when the address is typed again, and says so', async () => {
  const { calls } = await open();
  await ask(EMAIL);
  fireEvent.click(await screen.findByRole('button', { name: 'Erase' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await dialog.findByText('The addresses do not match.')).toBeShown();
  const again = dialog.getByRole('textbox', { name: 'The address again' });
  fireEvent.change(again, { target: { value: EMAIL } });
  fireEvent.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(
    await screen.findByText(`Everything that can be erased about ${EMAIL} has been erased.`),
  ).toBeShown();
  expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { email: EMAIL, again: EMAIL } });
});

it('erases nothing as long as an order is on its way', async () => {
  found = { email: EMAIL, entries: [{ ...none, kind: 'orders', outcome: 'open', count: 1 }] };
  await open();
  await ask(EMAIL);
  expect(await screen.findByText('Still open')).toBeShown();
  expect(screen.getByRole('button', { name: 'Erase' })).toHaveProperty('disabled', true);
});
