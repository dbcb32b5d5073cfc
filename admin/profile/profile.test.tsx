import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../../api/client/session.ts';
import { memoryStorage } from '../../api/client/storage.ts';
import type { SecondFactor } from '../../api/contract/types.ts';
import { createAuthProvider } from '../providers/authProvider.ts';
import { fakeApi, json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { profile } from './index.ts';

vi.setConfig({ testTimeout: 30_000 });

const NONE: SecondFactor = {
  ...{ has_app: false, passkeys: [], recovery_codes: 0 },
  ...{ is_demanded: false, can_have_passkeys: true },
};
const PHONE = { id: 4, name: 'Phone', created_at: '2026-11-02T10:00:00.000Z', last_used_at: null };

let state = NONE;
let answers: Record<string, () => Response> = {};
beforeEach(() => {
  state = NONE;
  answers = {};
});
const show = (locale: 'cs' | 'en' = 'en') =>
  renderScreen({
    address: '/profile',
    locale,
    resource: profile,
    answer: ({ method, url }: ReceivedCall) => {
      const own = url.replace('/api/auth/second-factor', '');
      return answers[`${method} ${own}`]?.() ?? json(state);
    },
  });
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('sets an app up: password, QR code with its text, a code, and the recovery codes', async () => {
  answers = {
    'POST /app': () => json({ secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/x?secret=ABCDEFGHIJ' }),
    'PUT /app': () => json({ ...state, has_app: true, recovery_codes: 1, new_codes: ['ab-cd'] }),
  };
  const { calls } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  type(/Your password/, 'secret');
  press('Continue');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeDefined();
  expect(screen.getByText('ABCD EFGH IJ')).toBeDefined();
  type(/Code that the app shows/, '123456');
  press('Confirm');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(dialog.getByText('ab-cd')).toBeDefined();
  const file = dialog.getByText('Save as a file').getAttribute('href');
  expect(decodeURIComponent(file ?? '')).toContain('ab-cd');
  fireEvent.click(dialog.getByText('I have kept them'));
  await waitFor(() => expect(screen.queryByText('ab-cd')).toBeNull());
  expect(screen.getByText('1 code left')).toBeDefined();
  expect(calls.map(({ body }) => body)).toContainEqual({ password: 'secret' });
  expect(calls.map(({ body }) => body)).toContainEqual({ code: '123456' });
});

it('says at the field that the password is wrong, and stays open', async () => {
  state = { ...NONE, has_app: true, recovery_codes: 5 };
  const errors = { password: 'Tohle není vaše heslo.' };
  answers = { 'POST /app/remove': () => json({ message: errors.password, errors }, 422) };
  await show('cs');
  expect(await screen.findByText('Zbývá 5 kódů')).toBeDefined();
  press('Odebrat: Ověřovací aplikace');
  type(/Vaše heslo/, 'omyl');
  press('Odebrat');
  expect(await screen.findByText('Tohle není vaše heslo.')).toBeDefined();
  expect(screen.getByLabelText(/Vaše heslo/).getAttribute('aria-invalid')).toBe('true');
});

it('removes a passkey by its name', async () => {
  state = { ...NONE, passkeys: [PHONE] };
  answers = { 'POST /passkeys/4/remove': () => json({ ...NONE, new_codes: [] }) };
  await show();
  expect(await screen.findByText(/Added on Nov 2, 2026, not used yet/)).toBeDefined();
  press('Remove: Phone');
  type(/Your password/, 'secret');
  press('Remove');
  await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
});

it('tells who has to set one up, and why there can be no passkeys', async () => {
  state = { ...NONE, is_demanded: true, can_have_passkeys: false };
  await show();
  expect(await screen.findByText(/A second factor is demanded here/)).toBeDefined();
  expect(screen.getByText(/Passkeys need a site with a name/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('offers to try again where it cannot be read', async () => {
  answers = { 'GET ': () => json({ message: 'No luck' }, 500) };
  await show();
  expect(await screen.findByText('No luck')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('is where everybody is led who has to set one up', async () => {
  const { client } = fakeApi(() => json({}));
  const session = { clear: vi.fn() };
  const provider = createAuthProvider(
    client,
    Object.assign(createSession(memoryStorage()), session),
  );
  await expect(
    provider.checkError({ status: 403, body: { must_enrol: true } }),
  ).rejects.toMatchObject({ redirectTo: '/profile', logoutUser: false });
  await expect(provider.checkError({ status: 403, body: {} })).resolves.toBeUndefined();
  expect(session.clear).not.toHaveBeenCalled();
});
