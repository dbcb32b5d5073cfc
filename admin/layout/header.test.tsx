import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sponsors } from '../sponsors/index.ts';
import { json } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { Header } from './Header.tsx';

const renderHeader = (
  locale: 'en' | 'cs',
  answer: NonNullable<Parameters<typeof renderScreen>[0]['answer']>,
) =>
  renderScreen({
    address: '/sponsors',
    locale,
    resource: sponsors,
    layout: ({ children }) => (
      <>
        <Header />
        <main>{children}</main>
      </>
    ),
    answer,
  });

it.each([
  ['en', 'Loading'],
  ['cs', 'Načítání'],
] as const)('names the sign of a running call: %s', async (locale, name) => {
  await renderHeader(locale, () => new Promise(() => {}));
  expect((await screen.findAllByRole('progressbar')).map(nameOf)).toContain(name);
});

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label');

it.each([
  ['en', 'Public site'],
  ['cs', 'Veřejný web'],
] as const)('opens the public site in a new window: %s', async (locale, name) => {
  await renderHeader(locale, () => json([], 200, { 'x-total-count': '0' }));
  for (const link of await screen.findAllByRole('link', { name })) {
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/', '_blank']);
  }
});

it('bears the name of the team', async () => {
  await renderHeader('en', ({ url }) => {
    const isName = decodeURIComponent(url).includes('site.name');
    const names = [{ id: 1, setting_key: 'site.name', value: 'The Badgers', translations: {} }];
    return json(isName ? names : [], 200, { 'x-total-count': isName ? '1' : '0' });
  });
  expect(await screen.findByRole('link', { name: 'The Badgers' })).toBeShown();
});
