import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type Session } from '../../api/client/session.ts';
import { memoryStorage } from '../../api/client/storage.ts';
import { membersApi, testMembers } from '../lists/testMembers.ts';
import { team } from '../team/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { field, fill, rowOf } from '../testing/screenParts.ts';
import { SignInAgain } from './SignInAgain.tsx';

const JAN = { username: 'Jan', email: 'jan@example.com', role: 'owner' };
const EVA = { username: 'Eva', email: 'eva@example.com', role: 'owner' };
const TEXTS = {
  en: {
    title: 'You have been signed out',
    password: /^Password/,
    signIn: 'Sign in',
    update: 'Update',
    saved: 'Team member updated successfully',
  },
  cs: {
    title: 'Byli jste odhlášeni',
    password: /^Heslo/,
    signIn: 'Přihlásit se',
    update: 'Aktualizovat',
    saved: 'Člen týmu byl úspěšně upraven',
  },
} as const;

let session: Session;
/** The access tokens that the API takes. */
let valid: Set<string>;
/** What the password, and then the code, is answered with. */
let signIns: Response[];
let bearers: (string | null)[];

beforeEach(() => {
  session = createSession(memoryStorage());
  session.saveUser(JAN);
  session.saveTokens({ accessToken: 'first', refreshToken: 'r' });
  valid = new Set(['first']);
  signIns = [];
  bearers = [];
});

const signedIn = (user: object, token = 'second') => {
  valid.add(token);
  return json({ accessToken: token, refreshToken: 'r2', user });
};
const endSession = () => valid.delete('first');

function answer(call: ReceivedCall, headers: Headers): Response {
  const { method, url, body } = call;
  if (/auth\/(login|second-step)$/.test(url)) {
    return signIns.shift() ?? json({ message: 'Wrong e-mail or password' }, 401);
  }
  if (url.endsWith('/auth/logout')) return json({});
  const bearer = /^Bearer (.*)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
  if (bearer === null || !valid.has(bearer)) return json({ message: 'Signed out' }, 401);
  if (method === 'PUT') {
    bearers.push(bearer);
    return json({ ...testMembers[0], ...Object(body), version: 5 });
  }
  return membersApi()(call);
}

const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({
    address,
    locale,
    resource: team,
    session,
    layout: ({ children }) => (
      <>
        <main>{children}</main>
        <SignInAgain />
      </>
    ),
    answer,
  });

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const INSTAGRAM = /^Instagram/;
const NEW = 'https://instagram.com/new';

/** Changes a member and saves after the session has ended. */
async function saveTooLate(locale: 'cs' | 'en' = 'en') {
  await open('/team/1', locale);
  await field(INSTAGRAM);
  await fill(INSTAGRAM, NEW);
  endSession();
  const save = screen.getByRole('button', { name: TEXTS[locale].update });
  save.focus();
  fireEvent.click(save);
  return { save, shown: await dialog(TEXTS[locale].title) };
}

const enter = (shown: Awaited<ReturnType<typeof dialog>>, locale: 'cs' | 'en' = 'en') => {
  const { password, signIn } = TEXTS[locale];
  fireEvent.change(shown.getByLabelText(password), { target: { value: 'secret' } });
  fireEvent.click(shown.getByRole('button', { name: signIn }));
};

describe('a session that ends during editing', () => {
  it.each(['en', 'cs'] as const)('goes on after signing in over the form: %s', async (locale) => {
    signIns = [signedIn(JAN)];
    const { shown } = await saveTooLate(locale);
    expect(shown.getByLabelText(/^E-mail/)).toHaveProperty('value', JAN.email);
    expect(document.activeElement).toBe(shown.getByLabelText(TEXTS[locale].password));
    enter(shown, locale);
    expect(await screen.findByText(TEXTS[locale].saved)).toBeShown();
    expect(bearers).toEqual(['second']);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: TEXTS[locale].title })).toBeNull(),
    );
  });

  it('says why a sign-in failed, and keeps the form', async () => {
    const { shown } = await saveTooLate();
    fireEvent.click(shown.getByRole('button', { name: 'Sign in' }));
    expect((await shown.findByRole('alert')).textContent).toBe(
      'Please enter your e-mail and password.',
    );
    enter(shown);
    expect(await shown.findByText('Wrong e-mail or password')).toBeShown();
    signIns = [signedIn(JAN)];
    enter(shown);
    expect(await screen.findByText(TEXTS.en.saved)).toBeShown();
  });

  it('asks for the second step of an account that has one', async () => {
    signIns = [json({ ticket: 't', methods: ['code', 'recovery'] }), signedIn(JAN)];
    const { shown } = await saveTooLate();
    enter(shown);
    const second = await dialog('Second step');
    const code = second.getByLabelText(/^Code from the authenticator app/);
    expect(document.activeElement).toBe(code);
    fireEvent.change(code, { target: { value: ' 123456 ' } });
    fireEvent.click(second.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(TEXTS.en.saved)).toBeShown();
  });

  it('starts again with the password when the second step took too long', async () => {
    const expired = json({ message: 'Too late', is_expired: true }, 401);
    signIns = [json({ ticket: 't', methods: ['recovery'] }), expired];
    const { shown } = await saveTooLate();
    enter(shown);
    const second = await dialog('Second step');
    fireEvent.change(second.getByLabelText(/^Recovery code/), { target: { value: 'abc' } });
    fireEvent.click(second.getByRole('button', { name: 'Sign in' }));
    expect((await (await dialog(TEXTS.en.title)).findByRole('alert')).textContent).toBe('Too late');
  });

  it('leads to the sign-in page instead, and can not be closed otherwise', async () => {
    const { shown } = await saveTooLate();
    expect(shown.getByRole('link', { name: 'Go to the sign-in page' }).getAttribute('href')).toBe(
      new URL('/login', location.origin).href,
    );
    fireEvent.keyDown(shown.getByLabelText(/^Password/), { key: 'Escape' });
    expect(await dialog(TEXTS.en.title)).toBeDefined();
  });

  it.each([
    ['en', 'Eva is signed in now', 'Sign in as Jan'],
    ['cs', 'Nyní je přihlášen jiný uživatel: Eva', 'Přihlásit se jako Jan'],
  ] as const)('saves nothing in the name of another user: %s', async (locale, title, back) => {
    signIns = [signedIn(EVA, 'evas')];
    const { shown } = await saveTooLate(locale);
    enter(shown, locale);
    const other = await dialog(title);
    expect(bearers).toEqual([]);
    signIns = [signedIn(JAN)];
    fireEvent.click(other.getByRole('button', { name: back }));
    enter(await dialog(TEXTS[locale].title), locale);
    expect(await screen.findByText(TEXTS[locale].saved)).toBeShown();
    expect(bearers).toEqual(['second']);
  });

  it('reloads the page for the other user when asked', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    signIns = [signedIn(EVA, 'evas')];
    const { shown } = await saveTooLate();
    enter(shown);
    fireEvent.click(
      (await dialog('Eva is signed in now')).getByRole('button', { name: 'Reload as Eva' }),
    );
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('sends nothing for a user who has signed in from another tab', async () => {
  await open('/team/1');
  await field(INSTAGRAM);
  await fill(INSTAGRAM, NEW);
  valid.add('evas');
  session.saveUser(EVA);
  session.saveTokens({ accessToken: 'evas', refreshToken: 'r2' });
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await dialog('Eva is signed in now');
  session.saveUser(JAN);
  session.saveTokens({ accessToken: 'first', refreshToken: 'r' });
  expect(await screen.findByText(TEXTS.en.saved)).toBeShown();
  expect(bearers).toEqual(['first']);
});

it('shows a list once the user is signed in again', async () => {
  await open('/team');
  await rowOf('Marek');
  endSession();
  fireEvent.click(screen.getByText('Add filter'));
  fireEvent.click((await screen.findAllByText('Active')).at(-1) ?? document);
  signIns = [signedIn(JAN)];
  enter(await dialog(TEXTS.en.title));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await rowOf('Marek');
});

it('shows no dialog on a page that was opened without a session', async () => {
  endSession();
  await open('/team');
  await waitFor(() => expect(session.accessToken()).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});
