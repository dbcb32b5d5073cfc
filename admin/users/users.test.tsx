import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ROLES } from '../../api/contract/access.ts';
import type { User } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { onPhone } from '../testing/onPhone.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { users } from './index.ts';
import messages from './messages.json' with { type: 'json' };

const BOSS: User = {
  id: 1,
  email: 'boss@example.com',
  username: 'Boss',
  role: 'owner',
  state: 'active',
  invited_until: null,
  last_used_at: '2026-05-01T10:00:00.000Z',
  is_own: true,
  has_second_factor: false,
  created_at: '2026-05-01T10:00:00.000Z',
};
const EVA: User = {
  ...BOSS,
  id: 2,
  email: 'eva@example.com',
  username: 'Eva',
  role: 'editor',
  is_own: false,
  state: 'invited',
  invited_until: '2030-05-01T10:00:00.000Z',
  last_used_at: null,
};

const STATES: User['state'][] = ['active', 'invited', 'disabled'];

let people: User[];
let refusal: Response | null;
beforeEach(() => {
  people = [BOSS, EVA];
  refusal = null;
});
const open = (locale: 'cs' | 'en' = 'en') =>
  renderScreen({
    address: '/users',
    locale,
    resource: users,
    answer: ({ method, url }: ReceivedCall) => {
      if (method !== 'GET' && refusal) return refusal;
      if (url.endsWith('/sign-ins')) return json([]);
      if (method !== 'GET') return json(EVA);
      return json(people, 200, { 'x-total-count': String(people.length) });
    },
  });
const manage = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Manage: ${name}` }));
  return within(await screen.findByRole('dialog'));
};

it.each([
  [
    'en',
    'Boss',
    'Owner',
    'Active',
    'Editor',
    'Invited',
    /^the link is valid until/,
    'Never signed in',
  ],
  ['cs', 'Boss', 'Vlastník', 'Aktivní', 'Editor', 'Pozván', /^odkaz platí do/, 'Nepřihlášen'],
] as const)('people are listed with role, state and last use: %s', async (locale, ...texts) => {
  await open(locale);
  for (const text of texts) expect(await screen.findByText(text), String(text)).toBeShown();
});

it('a person is invited with a role in words; a taken address is an error at its field', async () => {
  const errors = { email: 'An account with this e-mail already exists.' };
  refusal = json({ message: errors.email, errors }, 409);
  const { calls } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/E-mail/), { target: { value: 'jan@example.com' } });
  fireEvent.click(dialog.getByLabelText(/Manager.*Changes orders/));
  fireEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await dialog.findByText(errors.email)).toBeShown();
  refusal = null;
  fireEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('An invitation is being sent to jan@example.com.')).toBeShown();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    email: 'jan@example.com',
    username: '',
    role: 'manager',
    language: 'en',
  });
});

it('a role is changed; why it is refused stays in the window', async () => {
  const message = 'This is the last owner who can sign in. Make someone else an owner first.';
  refusal = json({ message }, 409);
  const { calls } = await open();
  const dialog = await manage('Eva');
  fireEvent.click(dialog.getByLabelText(/^Reader/));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeShown();
  refusal = null;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The role of eva@example.com was changed.')).toBeShown();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.findLast(({ method }) => method === 'PATCH')).toMatchObject({
    url: '/api/users/2',
    body: { role: 'reader' },
  });
});

it('an invitation is sent again at once, an account disabled at the second word', async () => {
  const { calls } = await open();
  const dialog = await manage('Eva');
  expect(dialog.queryByRole('button', { name: 'Remove the second factor' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Send the invitation again' }));
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/2/invitation'))).toBe(true));
  const disable = dialog.getByRole('button', { name: 'Disable the account' });
  await waitFor(() => expect(disable.hasAttribute('disabled')).toBe(false));
  fireEvent.click(disable);
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  const question = (await screen.findByText(/All its sign-ins end immediately/)).closest(
    '[role=dialog]',
  );
  const confirm = within(question as HTMLElement);
  fireEvent.click(confirm.getByRole('button', { name: 'Disable the account' }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ is_disabled: true }),
  );
});

it('a lost second factor is taken away at the second word', async () => {
  const eva: User = { ...EVA, state: 'active', invited_until: null };
  people = [{ ...eva, has_second_factor: true }];
  const { calls } = await open();
  const dialog = await manage('Eva');
  fireEvent.click(dialog.getByRole('button', { name: 'Remove the second factor' }));
  const question = (await screen.findByText(/Only do this if you are sure/)).closest(
    '[role=dialog]',
  );
  const confirm = within(question as HTMLElement);
  fireEvent.click(confirm.getByRole('button', { name: 'Remove the second factor' }));
  await waitFor(() =>
    expect(calls.some(({ method, url }) => `${method} ${url}`.endsWith('factors/2'))).toBe(true),
  );
});

it.each([
  [true, 'en', 'with a second factor'],
  [true, 'cs', 's druhým faktorem'],
  [false, 'en', 'password only'],
  [false, 'cs', 'jen heslo'],
] as const)('says whether there is a second factor: %s in %s', async (has, locale, said) => {
  people = [{ ...EVA, state: 'active', invited_until: null, has_second_factor: has }];
  await open(locale);
  expect(await screen.findByText(said)).toBeShown();
  fireEvent.click(await screen.findByRole('button', { name: /^(Manage|Spravovat): Eva/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const take = dialog.queryByRole('button', { name: messages[locale].action.removeFactor });
  expect(take !== null).toBe(has);
});

it('one’s own account has nothing to change here', async () => {
  await open();
  const dialog = await manage('Boss');
  expect(dialog.getByText(/only be changed by another owner/)).toBeShown();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Disable the account' })).toBeNull();
});

it('has words for every role and state', () => {
  for (const { roles, rights, states } of [messages.en, messages.cs]) {
    expect(Object.keys(roles)).toEqual([...ROLES]);
    expect(Object.keys(rights)).toEqual([...ROLES]);
    expect(Object.keys(states)).toEqual(STATES);
  }
});

it.each([
  ['en', /^Last used: /, 'Never signed in'],
  ['cs', /^Naposledy použit: /, null],
] as const)(
  'on a phone say what the time in their card is of: %s',
  async (locale, used, unused) => {
    onPhone();
    await open(locale);
    expect(await screen.findByText(used)).toBeShown();
    if (unused) expect(screen.getByText(unused)).toBeShown();
  },
);
