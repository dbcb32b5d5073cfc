// @vitest-environment happy-dom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AccountLink } from '../../api/contract/types.ts';
import OrderLinksPage from '../order/OrderLinksPage.tsx';
import WithdrawalPage from '../order/WithdrawalPage.tsx';
import { renderInSite } from '../testing/renderInSite.tsx';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import LoginPage from './LoginPage.tsx';
import { PASSWORD_SET } from './passwordSet.ts';
import SetPasswordPage from './SetPasswordPage.tsx';

const INVITED: AccountLink = { kind: 'invitation', email: 'eva@example.com', username: 'eva' };

function open(
  answers: Record<string, () => Response>,
  { address = '/set-password#secret', locale = 'en' as 'cs' | 'en' } = {},
) {
  const sent: [string, unknown][] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input).replace(/^.*account-links/, '');
    sent.push([path, JSON.parse(String(init?.body))]);
    return answers[path]?.() ?? Response.json({ message: 'No luck' }, { status: 500 });
  });
  renderInSite(<SetPasswordPage />, { fetch, address, locale });
  return sent;
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(document.querySelector('button[type=submit]') as HTMLElement);

it('an invitation is accepted with a name and a password typed twice', async () => {
  localStorage.setItem('accessToken', 'of somebody else');
  localStorage.setItem('loginPassword', 'old');
  const sent = open({
    '/read': () => Response.json(INVITED),
    '/use': () => Response.json({ ...INVITED, username: 'Eva' }),
  });
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeShown();
  expect(screen.getByText(/your account eva@example.com/)).toBeShown();
  type(/^Your name/, 'Eva');
  for (const label of [/at least 8/, /^Repeat/]) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect([field.type, field.autocomplete]).toEqual(['password', 'new-password']);
    expect(fireEvent.paste(field)).toBe(true);
  }
  type(/at least 8/, 'a long one');
  type(/^Repeat/, 'another one');
  submit();
  expect(screen.getByText('The passwords do not match.')).toBeShown();
  const repeat = screen.getByLabelText(/^Repeat/);
  await waitFor(() => expect(document.activeElement).toBe(repeat));
  expect(sent).toHaveLength(1);
  type(/^Repeat/, 'a long one');
  submit();
  await waitFor(() => expect(localStorage.getItem('loginEmail')).toBe('eva@example.com'));
  expect(sent).toEqual([
    ['/read', { secret: 'secret' }],
    ['/use', { secret: 'secret', new_password: 'a long one', username: 'Eva' }],
  ]);
  expect([localStorage.getItem('accessToken'), localStorage.getItem('loginPassword')]).toEqual([
    null,
    null,
  ]);
});

it('a new password is refused at its field, and nothing else is lost', async () => {
  const errors = { new_password: 'Heslo má alespoň 8 znaků.' };
  open(
    {
      '/read': () => Response.json({ ...INVITED, kind: 'password_reset' }),
      '/use': () => Response.json({ message: errors.new_password, errors }, { status: 422 }),
    },
    { locale: 'cs' },
  );
  expect(await screen.findByRole('heading', { name: 'Nové heslo' })).toBeShown();
  expect(screen.queryByLabelText(/jméno/)).toBeNull();
  type(/alespoň/, 'short');
  type(/ještě jednou/, 'short');
  submit();
  expect(await screen.findByText(errors.new_password)).toBeShown();
  expect(screen.getByLabelText<HTMLInputElement>(/alespoň/).value).toBe('short');
});

it.each([
  ['/set-password', {}],
  ['/set-password#old', { '/read': () => Response.json({ message: 'Gone' }, { status: 404 }) }],
])('a link that opens nothing, %s, leads to another', async (address, answers) => {
  open(answers, { address });
  expect(await screen.findByText('This link no longer works')).toBeShown();
  const way = screen.getByRole('link', { name: 'Request a new link' });
  expect(way.getAttribute('href')).toBe('/forgot-password');
});

it('a link that was used meanwhile says so, too', async () => {
  open({
    '/read': () => Response.json(INVITED),
    '/use': () => Response.json({ message: 'Gone' }, { status: 404 }),
  });
  await screen.findByRole('heading', { name: 'Welcome' });
  submit();
  expect(await screen.findByText('This link no longer works')).toBeShown();
});

it('a link that could not be checked may be checked again', async () => {
  const sent = open({});
  expect(await screen.findByText('No luck')).toBeShown();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('the sign-in says that the password is set, and has a way for who forgot it', () => {
  renderInSite(<LoginPage />, { address: { pathname: '/login', state: PASSWORD_SET } });
  expect(screen.getByText('Your password is set. Please sign in with it.')).toBeShown();
  const way = screen.getByRole('link', { name: 'Forgot your password?' });
  expect(way.getAttribute('href')).toBe('/forgot-password');
});

it.each([ForgotPasswordPage, OrderLinksPage])(
  'what is missing is said once, at its field, in the reader’s language',
  (Page) => {
    const message = 'E-mail je povinný';
    const posted = { values: { email: '' }, message, errors: { email: message } };
    renderInSite(<Page />, { locale: 'cs', posted });
    const field = screen.getByLabelText<HTMLInputElement>(/E-mail/);
    // Else the browser would say it, in its own language.
    expect(field.form?.noValidate).toBe(true);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(document.activeElement).toBe(field);
  },
);

it.each([
  [ForgotPasswordPage, {}],
  [OrderLinksPage, {}],
  [WithdrawalPage, { step: 'done' }],
])('what was sent is said with the focus, as what could not be', (Page, values) => {
  renderInSite(<Page />, { posted: { values, message: '', errors: {} } });
  const said = screen.getByRole('status');
  expect(said.textContent).not.toBe('');
  expect(document.activeElement).not.toBe(document.body);
  expect(said.contains(document.activeElement)).toBe(true);
});
