import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LegalDraft, LegalText } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, cellTexts, fill } from '../testing/screenParts.ts';
import { legalTexts } from './index.ts';
import { versionState } from './versionState.ts';

const version = (id: number, valid_from: string, changes: Partial<LegalText> = {}): LegalText => ({
  id,
  kind: 'terms',
  valid_from,
  is_active: true,
  version: 1,
  translations: { en: { content: '<p>Own</p>' }, cs: { content: '<p>Vlastní</p>' } },
  ...changes,
});
const versions = [version(1, '2026-02-01'), version(2, '2026-03-01'), version(3, '2999-01-01')];

const table =
  '<table><caption>Facts</caption><tbody><tr><th scope="row"><p>a</p></th><td colspan="2"><p>b</p></td></tr></tbody></table>';
const draft = (kind: string): LegalDraft => ({
  translations: {
    en: { content: `<h2 id="one">${kind}</h2>${table}` },
    cs: { content: `<h2>${kind} cs</h2>` },
  },
  placeholders: [{ name: 'email', en: '<a href="mailto:a@b.cz">a@b.cz</a>', cs: 'a@b.cz' }],
});

const answer = ({ url, method }: ReceivedCall): Response => {
  if (url.includes('/draft/')) return json(draft(url.split('/').at(-1) ?? ''));
  if (method !== 'GET') return json(versions[0]);
  return url.includes('?') ? json(versions, 200, { 'x-total-count': '3' }) : json(versions[0]);
};

it.each([
  ['inForce', version(2, '2026-03-01')],
  ['inForce', version(9, '2026-02-02', { kind: 'privacy' })],
  ['earlier', version(1, '2026-02-01')],
  ['planned', version(3, '2026-03-02')],
  ['off', version(2, '2026-03-01', { is_active: false })],
] as const)('a version is %s', (state, one) => {
  const others = [version(1, '2026-02-01'), version(2, '2026-03-01'), version(3, '2026-03-02')];
  const withHidden = [...others, version(4, '2026-03-01', { is_active: false })];
  expect(versionState(one, withHidden, '2026-03-01')).toBe(state);
});

it('stand in a table with their days and states', async () => {
  await renderScreen({ address: '/legal-texts', locale: 'cs', resource: legalTexts, answer });
  await waitFor(async () =>
    expect((await cellTexts('1. 3. 2026')).slice(0, 3)).toEqual([
      'Obchodní podmínky',
      '1.\u00a03.\u00a02026',
      'Platí',
    ]),
  );
  expect((await cellTexts('1. 2. 2026'))[2]).toBe('Starší');
  expect((await cellTexts('1. 1. 2999'))[2]).toBe('Naplánovaná');
});

it('begin with the text in force, tables and anchors included, next to the placeholders', async () => {
  const { calls } = await renderScreen({
    address: '/legal-texts/create',
    locale: 'en',
    resource: legalTexts,
    answer,
  });
  await waitFor(() => expect(document.querySelector('h2#one')?.textContent).toBe('terms'));
  expect(await screen.findByText('%{email}')).toBeShown();
  const list = screen.getByRole('region', { name: 'Placeholders' });
  expect(within(list).getAllByText('a@b.cz')).toHaveLength(2);
  fireEvent.click(screen.getByText('Add'));
  expect(await alertText()).toBe('The first day is required and must be in YYYY-MM-DD format');
  await fill(/In force from/, '2026-09-01');
  fireEvent.click(screen.getByText('Add'));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({
    kind: 'terms',
    valid_from: '2026-09-01',
    translations: draft('terms').translations,
  });
});

it('change their beginning with the document, until something is written', async () => {
  await renderScreen({
    address: '/legal-texts/create',
    locale: 'en',
    resource: legalTexts,
    answer,
  });
  await waitFor(() => expect(document.querySelector('h2#one')?.textContent).toBe('terms'));
  fireEvent.mouseDown(screen.getByText('Terms and conditions', { selector: '[role=combobox]' }));
  fireEvent.click(await screen.findByText('Privacy', { selector: 'li' }));
  await waitFor(() => expect(document.querySelector('h2#one')?.textContent).toBe('privacy'));
});
