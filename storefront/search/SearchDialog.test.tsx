// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LegalKind } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { ShownLegalText } from '../../api/contract/types.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testHoodie } from '../testing/testProduct.ts';
import SearchDialog from './SearchDialog.tsx';

const car = {
  slug: 'otava-600',
  image_path: '/uploads/a/2000.webp',
  image_info: null,
  translations: { en: { name: 'Otava 600', specs_4: '2026' }, cs: { name: '', specs_4: '' } },
};

const legal = (kind: LegalKind, parts: ShownLegalText['parts']): ShownLegalText => ({
  kind,
  valid_from: '2026-01-01',
  valid_until: null,
  parts,
  versions: [],
});

/** The dialog over an API that answers each path's part with these, or with a failure. */
function open(answers: Record<string, unknown>, locale: Locale = 'en') {
  const answer = vi.fn(async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), 'https://rysi.example');
    const path = pathname.replace('/api/', '');
    const body = answers[path] ?? (path.startsWith('legal-texts/') ? legal('terms', []) : []);
    return body === 'down'
      ? new Response('{}', { status: 500 })
      : new Response(JSON.stringify(body));
  });
  renderInSite(<SearchDialog onClose={() => {}} />, { fetch: answer, locale });
  return answer;
}
/** The searches among the API's calls. */
const searches = (answer: ReturnType<typeof open>): string[] =>
  answer.mock.calls.map(([input]) => String(input)).filter((address) => address.includes('q='));
const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

it('asks nothing before there are two letters', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = open({});
  type('o');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(searches(answer)).toEqual([]);
  type('ot');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(searches(answer)).not.toEqual([]);
});

it('shows what was found, and arrows lead there and back', async () => {
  const answer = open({ cars: [car] });
  type('otava');
  const found = await screen.findByRole('link', { name: /Otava 600/ });
  expect(found.getAttribute('href')).toBe('/car/otava-600');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 result'));
  expect(searches(answer)[0]).toContain('q=otava');

  screen.getByRole('searchbox').focus();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(found);
  fireEvent.keyDown(found, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it.each([
  ['en', 'Pages', 'Legal texts', 'Contact'],
  ['cs', 'Stránky', 'Právní texty', 'Kontakt'],
] as const)(
  'finds pages, parts of legal texts and contact, each below its label: %s',
  async (...row) => {
    const [locale, ...labels] = row;
    const text = { slug: 'vratky', title: 'Vrátky', summary: '', content: '' };
    const part = { id: 'returns', title: 'Reklamace', content: '<p>Vratky &amp; výměny.</p>' };
    open(
      {
        pages: [{ id: 1, translations: { en: text, cs: text } }],
        'legal-texts/current/privacy': legal('privacy', [part]),
        'home-sections': [{ name: 'contact' }],
        settings: [{ setting_key: 'contact_email', value: 'vratky@example.com' }],
      },
      locale,
    );
    type('vratky');
    await screen.findByRole('link', { name: /Reklamace/ });
    await screen.findByRole('link', { name: /vratky@example/ });
    const linksBelow = (label: string) =>
      within(screen.getByRole('region', { name: label }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(labels.map(linksBelow)).toEqual([['/vratky'], ['/privacy#returns'], ['/#contact']]);
  },
);

it.each([
  ['en', 'Team hoodiefrom 890.00\u00a0CZK'],
  ['cs', 'Týmová mikinaod 890,00\u00a0Kč'],
] as const)('shows what a product costs as the shop does: %s', async (locale, shown) => {
  // No size costs what the product itself does.
  open({ products: [testHoodie({ price: 800 })] }, locale);
  type('hoodie');
  const found = await screen.findByRole('link', { name: /hoodie|mikina/ });
  expect(found.textContent).toBe(shown);
});

it('says when there is nothing', async () => {
  open({});
  type('boat');
  expect(await screen.findByText(/Nothing found for “boat”/)).toBeShown();
});

it('says when a part failed, and shows the rest', async () => {
  open({ cars: [car], blog: 'down' });
  type('otava');
  expect(await screen.findByRole('alert')).toBeShown();
  expect(screen.getByRole('link', { name: /Otava 600/ })).toBeShown();
});

it('closes by Escape, even while there is a text that the field would rather empty', () => {
  const onClose = vi.fn();
  renderInSite(<SearchDialog onClose={onClose} />);
  type('otava');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalled();
});
