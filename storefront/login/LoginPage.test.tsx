// @vitest-environment happy-dom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkLanguageContext, linkLanguage } from '../app/linkLanguage.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import LoginPage, { LoginForm } from './LoginPage.tsx';

const assign = vi.fn();
beforeEach(() => {
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

function form(status: number, body: unknown, locale: 'cs' | 'en' = 'en') {
  const text = body === null ? '' : JSON.stringify(body);
  const answer = vi.fn(async () => new Response(text, { status }));
  renderInSite(<LoginForm />, { fetch: answer, locale });
  return answer;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
const alert = () => screen.getByRole('alert').textContent;

describe('the sign-in form', () => {
  it('wants both e-mail and password', () => {
    const answer = form(200, {});
    type('E-mail', 'admin@example.com');
    submit();
    expect(alert()).toBe('E-mail and password are required.');
    expect(answer).not.toHaveBeenCalled();
  });

  it('has no button but the one that sends it: a passkey is another way in', () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    vi.spyOn(window.location, 'origin', 'get').mockReturnValue('https://rysi.example');
    form(200, {});
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.closest('form') !== null)).toEqual([true, false]);
    vi.unstubAllGlobals();
  });

  it('keeps the tokens, the e-mail but not the password, and goes to the back-office', async () => {
    form(200, { accessToken: 'a', refreshToken: 'r', user: { username: 'Karel' } });
    type('E-mail', 'admin@example.com');
    type('Password', 'secret');
    submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin'));
    expect(localStorage.getItem('accessToken')).toBe('a');
    expect(localStorage.getItem('loginEmail')).toBe('admin@example.com');
    expect(localStorage.getItem('loginPassword')).toBeNull();
  });

  it('goes back to the address in the back-office that led here', async () => {
    const fetch = async () => Response.json({ accessToken: 'a', refreshToken: 'r' });
    const address = `/login?${new URLSearchParams({ back: '/admin/orders/12/show' })}`;
    renderInSite(<LoginForm />, { fetch, address });
    type('E-mail', 'admin@example.com');
    type('Password', 'secret');
    submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin/orders/12/show'));
  });

  it('keeps the password when that is ticked', async () => {
    form(200, { accessToken: 'a', refreshToken: 'r' });
    type('E-mail', 'admin@example.com');
    type('Password', 'secret');
    fireEvent.click(screen.getByLabelText('Remember password'));
    submit();
    await waitFor(() => expect(localStorage.getItem('loginPassword')).toBeTruthy());
  });

  it.each([
    [401, { message: 'Wrong' }, 'Incorrect login credentials or server error. Please try again.'],
    [500, {}, 'Incorrect login credentials or server error. Please try again.'],
    [200, { user: {} }, 'Invalid login response: Missing token'],
    [200, null, 'Sign-in failed: empty response'],
    [200, { token: 'a' }, 'Sign-in failed: missing tokens'],
  ])('after %i %j says %s', async (status, body, message) => {
    form(status, body);
    type('E-mail', 'admin@example.com');
    type('Password', 'secret');
    submit();
    await waitFor(() => expect(alert()).toBe(message));
  });

  it.each([
    [401, {}, 'Nesprávné přihlašovací údaje nebo chyba serveru. Zkuste to prosím znovu.'],
    [200, {}, 'Neplatná odpověď přihlášení: chybí token'],
    [200, null, 'Přihlášení selhalo: prázdná odpověď'],
    [200, { token: 'a' }, 'Přihlášení selhalo: chybějící tokeny'],
  ])('after %i %j says %s in Czech', async (status, body, message) => {
    form(status, body, 'cs');
    type('E-mail', 'admin@example.com');
    type('Heslo', 'secret');
    fireEvent.click(screen.getByRole('button', { name: 'Přihlásit se' }));
    await waitFor(() => expect(alert()).toBe(message));
  });
});

describe('the second step', () => {
  const STEP = { ticket: 't', methods: ['code', 'recovery'] };
  /** Signs in by the password; the second step is answered as given. */
  async function secondStep(status: number, body: object, locale: 'cs' | 'en' = 'en') {
    const sent: unknown[] = [];
    const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      const isSecond = String(input).endsWith('/auth/second-step');
      if (isSecond) sent.push(JSON.parse(String(init?.body)));
      return isSecond ? Response.json(body, { status }) : Response.json(STEP);
    });
    renderInSite(<LoginForm />, { fetch, locale });
    const fields = ['email', 'password'].map((name) =>
      document.querySelector<HTMLInputElement>(`input[name=${name}]`),
    );
    // Password managers know them by these, and may fill and paste.
    expect(fields.map((field) => field?.autocomplete)).toEqual(['username', 'current-password']);
    expect(fields[1]?.type).toBe('password');
    for (const field of fields) if (field) expect(fireEvent.paste(field)).toBe(true);
    type('E-mail', 'admin@example.com');
    type(locale === 'cs' ? 'Heslo' : 'Password', 'secret');
    fireEvent.click(document.querySelector('button[type=submit]') as HTMLElement);
    const label = locale === 'cs' ? 'Kód z ověřovací aplikace' : 'Code from the authenticator app';
    return { sent, code: await screen.findByLabelText<HTMLInputElement>(label) };
  }

  it('has the focus in the code field, which phones fill in', async () => {
    const { code, sent } = await secondStep(200, { accessToken: 'a', refreshToken: 'r' });
    expect(document.activeElement).toBe(code);
    expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
    expect(localStorage.getItem('accessToken')).toBeNull();
    submit();
    expect(alert()).toBe('Please enter the code.');
    fireEvent.change(code, { target: { value: '123 456' } });
    submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin'));
    expect(sent).toEqual([{ ticket: 't', code: '123 456' }]);
    expect(localStorage.getItem('accessToken')).toBe('a');
  });

  it('says what is wrong and stays, and takes a recovery code instead', async () => {
    const { code, sent } = await secondStep(401, { message: 'Kód není správný' }, 'cs');
    fireEvent.change(code, { target: { value: '1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Přihlásit se' }));
    await waitFor(() => expect(alert()).toBe('Kód není správný'));
    fireEvent.click(screen.getByRole('button', { name: 'Použít záložní kód' }));
    const recovery = screen.getByLabelText<HTMLInputElement>('Záložní kód');
    expect([document.activeElement, recovery.inputMode]).toEqual([recovery, 'text']);
    fireEvent.change(recovery, { target: { value: 'abcde-fghij' } });
    fireEvent.click(screen.getByRole('button', { name: 'Přihlásit se' }));
    await waitFor(() => expect(sent).toContainEqual({ ticket: 't', code: 'abcde-fghij' }));
  });

  it('goes back to the password once its time is over', async () => {
    const late = { message: 'This took longer than five minutes.', is_expired: true };
    const { code } = await secondStep(401, late);
    fireEvent.change(code, { target: { value: '123456' } });
    submit();
    await waitFor(() => expect(alert()).toBe(late.message));
    expect(screen.getByLabelText('Password')).toBeShown();
  });
});

it('offers no passkey where the browser knows none', () => {
  renderInSite(<LoginForm />);
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

describe('the way to the back-office keeps the language that the address alone names', () => {
  afterEach(() => localStorage.clear());
  const ok = (body: object) => ({
    fetch: async (input: RequestInfo | URL) =>
      Response.json(String(input).includes('/auth/') ? body : []),
  });

  it('after signing in', async () => {
    renderInSite(
      <LinkLanguageContext value={linkLanguage('en')}>
        <LoginForm />
      </LinkLanguageContext>,
      ok({ accessToken: 'a', refreshToken: 'r' }),
    );
    type('E-mail', 'admin@example.com');
    type('Password', 'secret');
    submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin?lang=en'));
  });

  it('when the visitor is signed in already', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    localStorage.setItem('accessToken', 'a');
    renderInSite(
      <LinkLanguageContext value={linkLanguage('en')}>
        <LoginPage />
      </LinkLanguageContext>,
      ok({ username: 'Karel', role: 'admin' }),
    );
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin?lang=en'));
  });
});
