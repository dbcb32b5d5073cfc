import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../../api/client/session.ts';
import { memoryStorage } from '../../api/client/storage.ts';
import type { Profile, SecondFactor, SignIn } from '../../api/contract/types.ts';
import { createAuthProvider } from '../providers/authProvider.ts';
import { fakeApi, json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { profile } from './index.ts';

const NONE: SecondFactor = {
  has_app: false,
  passkeys: [],
  recovery_codes: 0,
  is_demanded: false,
  can_have_passkeys: true,
};
// After midnight in Prague.
const PHONE = { id: 4, name: 'Phone', created_at: '2026-11-02T23:30:00.000Z', last_used_at: null };

const OWN: Profile = { email: 'eva@example.com', username: 'Eva', role: 'editor', language: null };
const SIGN_IN: SignIn = {
  id: 'a',
  device: 'Firefox on Linux',
  address: '203.0.113.7',
  is_current: true,
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: '2026-11-02T10:00:00.000Z',
};
const PHONE_IN: SignIn = { ...SIGN_IN, id: 'b', device: 'Safari on iPhone', is_current: false };

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
      const given = answers[`${method} ${own}`]?.();
      if (given) return given;
      if (url.startsWith('/api/profile/sign-ins')) return json([SIGN_IN, PHONE_IN]);
      return json(url.startsWith('/api/profile') ? OWN : state);
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
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeShown();
  expect(screen.getByText('ABCD EFGH IJ')).toBeShown();
  type(/Code from the app/, '123456');
  press('Confirm');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(dialog.getByText('ab-cd')).toBeShown();
  const file = dialog.getByText('Save as a file').getAttribute('href');
  expect(decodeURIComponent(file ?? '')).toContain('ab-cd');
  fireEvent.click(dialog.getByText('I have saved them'));
  await waitFor(() => expect(screen.queryByText('ab-cd')).toBeNull());
  expect(screen.getByText('1 code left')).toBeShown();
  expect(calls.map(({ body }) => body)).toContainEqual({ password: 'secret' });
  expect(calls.map(({ body }) => body)).toContainEqual({ code: '123456' });
});

it('says at the field that the password is wrong, and stays open', async () => {
  state = { ...NONE, has_app: true, recovery_codes: 5 };
  const errors = { password: 'Tohle není vaše heslo.' };
  answers = { 'POST /app/remove': () => json({ message: errors.password, errors }, 422) };
  await show('cs');
  expect(await screen.findByText('Zbývá 5 kódů')).toBeShown();
  press('Odebrat: Ověřovací aplikace');
  type(/Vaše heslo/, 'omyl');
  press('Odebrat');
  expect(await screen.findByText('Tohle není vaše heslo.')).toBeShown();
  expect(screen.getByLabelText(/Vaše heslo/).getAttribute('aria-invalid')).toBe('true');
});

it('removes a passkey by its name', async () => {
  state = { ...NONE, passkeys: [PHONE] };
  answers = { 'POST /passkeys/4/remove': () => json({ ...NONE, new_codes: [] }) };
  await show();
  expect(await screen.findByText(/Added on 3\.\s11\.\s2026, not used yet/)).toBeShown();
  press('Remove: Phone');
  type(/Your password/, 'secret');
  press('Remove');
  await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
});

it('saves the name that posts show, and the language of mails', async () => {
  createSession().saveUser({ username: 'Eva', email: OWN.email, role: 'editor' });
  const errors = { username: 'Please enter a name.' };
  answers = { 'PATCH /api/profile': () => json({ message: errors.username, errors }, 422) };
  const { calls } = await show();
  expect(await screen.findByText('eva@example.com · Editor')).toBeShown();
  type(/^Your name/, '');
  press('Save');
  expect(await screen.findByText(errors.username)).toBeShown();
  answers = { 'PATCH /api/profile': () => json({ ...OWN, username: 'Eva N.', language: 'en' }) };
  type(/^Your name/, 'Eva N.');
  press('Save');
  expect(await screen.findByText('Your profile is saved.')).toBeShown();
  const { body } = calls.findLast(({ method }) => method === 'PATCH') ?? {};
  expect(body).toEqual({ username: 'Eva N.', language: 'en' });
  expect(createSession().user()).toMatchObject({ username: 'Eva N.', role: 'editor' });
});

it('changes the password, showing errors at the fields', async () => {
  const errors = { password: 'The password is wrong.' };
  answers = { 'PUT /api/profile/password': () => json({ message: errors.password, errors }, 422) };
  const { calls } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Change the password' }));
  const dialog = within(screen.getByRole('dialog'));
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Change the password' }));
  fill(/Your password/, 'old');
  fill(/^New password/, 'a long one');
  fill(/Repeat the new/, 'another');
  send();
  expect(await dialog.findByText('The passwords do not match.')).toBeShown();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  fill(/Repeat the new/, 'a long one');
  send();
  expect(await dialog.findByText(errors.password)).toBeShown();
  answers = {};
  send();
  expect(await screen.findByText(/Your password is changed/)).toBeShown();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    password: 'old',
    new_password: 'a long one',
  });
});

it('lists the sign-ins and ends one, or all but this one at the second word', async () => {
  answers = { 'DELETE /api/profile/sign-ins': () => json([SIGN_IN]) };
  const { calls } = await show();
  expect(await screen.findByText('This device')).toBeShown();
  expect(screen.getAllByRole('button', { name: /^End: / })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /^End: Safari on iPhone/ }));
  expect(await screen.findByText('The sign-in has ended.')).toBeShown();
  expect(calls.some(({ url }) => url === '/api/profile/sign-ins/b')).toBe(true);
  press('End all others');
  expect(calls.some(({ url, method }) => method === 'DELETE' && url.endsWith('ins'))).toBe(false);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'End all others' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
});

it('tells who has to set one up, and why there can be no passkeys', async () => {
  state = { ...NONE, is_demanded: true, can_have_passkeys: false };
  await show();
  expect(await screen.findByText(/A second factor is required here/)).toBeShown();
  expect(screen.getByText(/Passkeys need a site with a domain name/)).toBeShown();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  // All else is refused until then.
  expect(screen.queryByText('Sign-ins')).toBeNull();
});

it('offers to try again where it cannot be read', async () => {
  answers = { 'GET ': () => json({ message: 'No luck' }, 500) };
  await show();
  expect(await screen.findByText('No luck')).toBeShown();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeShown();
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
