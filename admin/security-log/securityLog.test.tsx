import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SECURITY_KINDS } from '../../api/contract/constants.ts';
import type { SecurityEvent } from '../../api/contract/types.ts';
import { json } from '../testing/fakeApi.ts';
import { onPhone } from '../testing/onPhone.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { securityLog } from './index.ts';
import messages from './screenMessages.json' with { type: 'json' };

const failure: SecurityEvent = {
  id: 9,
  kind: 'sign_in_failed',
  times: 20,
  user_id: null,
  username: '',
  at: '2026-05-01T10:20:00.000Z',
  last_at: '2026-05-01T10:31:00.000Z',

  email: 'stranger@example.com',
  address: '203.0.113.7',
  agent: 'curl',
  device: 'curl',
  request_id: 'a',
  facts: { known: false },
};
const removal: SecurityEvent = {
  ...failure,
  id: 8,
  kind: 'deleted',
  times: 1,
  user_id: 1,
  username: 'Eva',
  email: 'eva@example.com',
  address: '',
  agent: '',
  device: '',
  facts: { resource: 'contact-messages', count: 3 },
};
const byScript: SecurityEvent = {
  ...removal,
  id: 7,
  kind: 'exported',
  username: '',
  email: '',
  facts: { what: 'content', token: 'CI' },
};
const open = (answers: readonly SecurityEvent[], locale: 'cs' | 'en' = 'en', query = '') =>
  renderScreen({
    address: `/security-log${query}`,
    locale,
    resource: securityLog,
    answer: () => json(answers, 200, { 'x-total-count': String(answers.length) }),
  });

it.each([
  [
    'en',
    /^20 times until/,
    'no such account',
    'Messages · 3 records',
    'Token CI',
    'the whole content',
  ],
  ['cs', /^20krát do/, 'takový účet není', 'Zprávy · 3 záznamy', 'Token CI', 'celý obsah'],
] as const)('tells what happened, when, by whom and from where: %s', async (locale, ...texts) => {
  await open([failure, removal, byScript], locale);
  expect(await screen.findByText('stranger@example.com')).toBeShown();
  for (const text of [...texts, '203.0.113.7', 'curl', 'Eva', 'eva@example.com']) {
    expect(screen.getByText(text), String(text)).toBeShown();
  }
  const inside = locale === 'cs' ? 'Přímo na serveru' : 'On the server';
  expect(screen.getAllByText(inside)).toHaveLength(2);
});

it('asks for a kind, words and days as clocks in Prague have them', async () => {
  const { calls } = await open([], 'en', '?filter={"kind":"deleted"}');
  expect(await screen.findByText('Nothing found in the security log')).toBeShown();
  fireEvent.change(screen.getByLabelText('Name, e-mail or address'), { target: { value: 'eva' } });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-12-24' } });
  const wanted =
    '{"kind":"deleted","q":"eva","at_gte":"2026-04-30T22:00:00.000Z","at_lte":"2026-12-24T22:59:59.999Z"}';
  await waitFor(() =>
    expect(calls.map(({ url }) => decodeURIComponent(url)).join('\n')).toContain(wanted),
  );
});

it('says how it begins', async () => {
  await open([]);
  expect(await screen.findByText(/will be listed here/)).toBeShown();
});

it('has words for every kind', () => {
  for (const { kinds } of [messages.en, messages.cs]) {
    expect(Object.keys(kinds).sort()).toEqual([...SECURITY_KINDS].sort());
  }
});

it.each([
  ['en', 'with a recovery code', 'with a passkey only', 'snapshot monday', 'no room'],
  ['cs', 'se záložním kódem', 'jen přístupovým klíčem', 'záloha monday', 'no room'],
] as const)('has words for what an event tells beside: %s', async (locale, ...texts) => {
  const facts: SecurityEvent['facts'][] = [
    { second: 'recovery' },
    { by: 'passkey' },
    { snapshot: 'monday' },
    { error: 'no room' },
    { second: 'code' },
    { second: 'passkey' },
    { demanded: true },
    { demanded: false },
  ];
  await open(
    facts.map((fact, id) => ({ ...removal, id, facts: fact })),
    locale,
  );
  for (const text of texts) expect(await screen.findByText(text)).toBeShown();
  expect(screen.queryByText(/^(second|by|snapshot|error|demanded): /)).toBeNull();
});

it('folds its filters into one button on a phone, but for the search', async () => {
  onPhone();
  await open([failure]);
  await screen.findByText('stranger@example.com');
  expect(screen.getByLabelText(messages.en.fields.search)).toBeShown();
  expect(screen.queryByLabelText(messages.en.fields.from)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: messages.en.fields.from }));
  expect(await screen.findByLabelText(messages.en.fields.from)).toBeShown();
});
