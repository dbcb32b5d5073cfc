import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SCOPES } from '../../api/contract/access.ts';
import { TOKEN_STATES } from '../../api/contract/constants.ts';
import type { ApiToken } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { apiTokens } from './index.ts';
import messages from './screenMessages.json' with { type: 'json' };

const token: ApiToken = {
  id: 4,
  name: 'Nightly export',
  scopes: ['read'],
  shown: 'pdk_AbCd',
  state: 'active',
  created_by: 'Eva',
  created_at: '2026-05-01T10:00:00.000Z',
  revoked_at: null,
  expires_at: '2026-12-24T22:59:59.000Z',
  last_used_at: null,
};
type Answer = Response | Promise<Response>;
const secret = 'pdk_AbCdsecret';

let tokens: ApiToken[];
beforeEach(() => {
  tokens = [token];
});
const answer = ({ method, body }: ReceivedCall): Response => {
  if (method === 'DELETE') {
    tokens = [{ ...token, state: 'revoked', revoked_at: '2026-06-01T10:00:00.000Z' }];
    return json(tokens[0]);
  }
  if (method === 'POST') {
    const { name } = Object(body);
    const errors = { name: 'Name is required', scopes: 'Choose at least one thing.' };
    if (name === '') return json({ message: errors.name, errors }, 422);
    const { scopes } = errors;
    if (Object(body).scopes.length === 0) return json({ message: scopes, errors: { scopes } }, 422);
    return json({ ...token, id: 5, name, token: secret }, 201);
  }
  return json(tokens, 200, { 'x-total-count': String(tokens.length) });
};
const open = (locale: 'cs' | 'en' = 'en', answering: (call: ReceivedCall) => Answer = answer) =>
  renderScreen({ address: '/api-tokens', locale, resource: apiTokens, answer: answering });

it.each([
  ['en', 'Active', /^until 24/, 'Not used yet', 'read', /Eva, 1/],
  ['cs', 'Platí', /^do 24/, 'Zatím nepoužit', 'číst', /Eva, 1/],
] as const)(
  'tokens are listed with what they may and whether they work: %s',
  async (locale, ...texts) => {
    await open(locale);
    expect(await screen.findByText('Nightly export')).toBeShown();
    expect(screen.getByText('pdk_AbCd…')).toBeShown();
    for (const text of texts) expect(screen.getByText(text), String(text)).toBeShown();
  },
);

it('a token is made, shown once and copied', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { calls } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Create a token' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Name is required')).toBeShown();
  expect(dialog.getByText('Choose at least one thing.')).toBeShown();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'CI' } });
  fireEvent.click(dialog.getByLabelText('Write content, and the settings of texts and look'));
  fireEvent.change(dialog.getByLabelText('Valid until'), { target: { value: '2026-12-24' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect((await screen.findByText(secret)).ownerDocument.activeElement?.textContent).toBe(secret);
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    name: 'CI',
    scopes: ['content'],
    expires_at: '2026-12-24T23:59:59',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The token was copied to the clipboard.')).toBeShown();
  expect(writeText).toHaveBeenCalledWith(secret);
  const told = screen.getByText(secret).closest<HTMLElement>('[role=alert]');
  fireEvent.click(within(told ?? document.body).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
  vi.unstubAllGlobals();
});

it('a token without a scope leads to the scopes, which the focus goes to', async () => {
  // The button is disabled meanwhile, and loses the focus.
  await open('en', async (call) => {
    if (call.method === 'POST') await new Promise((resolve) => setTimeout(resolve, 50));
    return answer(call);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Create a token' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'CI' } });
  const make = dialog.getByRole('button', { name: 'Create' });
  make.focus();
  fireEvent.click(make);
  await dialog.findByText('Choose at least one thing.');
  const [first] = dialog.getAllByRole('checkbox');
  await waitFor(() => expect(document.activeElement).toBe(first));
});

it('a token is revoked at the second word', async () => {
  const { calls } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke: Nightly export' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/will be refused from now on/)).toBeShown();
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeShown();
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
});

it('says how it begins', async () => {
  tokens = [];
  await open();
  expect(await screen.findByText('No tokens yet')).toBeShown();
});

it('has words for every scope and state', () => {
  for (const { scopes, rights, states } of [messages.en, messages.cs]) {
    expect(Object.keys(scopes)).toEqual([...SCOPES]);
    expect(Object.keys(rights)).toEqual([...SCOPES]);
    expect(Object.keys(states)).toEqual([...TOKEN_STATES]);
  }
});
