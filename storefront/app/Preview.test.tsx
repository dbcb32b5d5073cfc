// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { PreviewGate } from './Preview.tsx';

afterEach(() => void vi.restoreAllMocks());

const page = (
  <PreviewGate>
    <h1>The page</h1>
  </PreviewGate>
);

it.each(['/checkout', '/Checkout/', '/order/secret', '/order-links', '/withdrawal'])(
  'who goes on from a preview to %s loads it as it is published',
  (path) => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    renderInSite(page, { address: `${path}?preview=a.b.c&lang=en`, isPreview: true });
    expect(replace.mock.calls).toEqual([[`${path}?lang=en`]]);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Loading…');
  },
);

it.each([
  ['/shop', { isPreview: true }],
  ['/checkout', {}],
  // The preview ended on the first page; the visitor has gone on since.
  ['/shop', { hasPreviewEnded: true }],
])('%s is shown with %j', (address, given) => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  renderInSite(page, { address, ...given });
  expect(screen.getByRole('heading').textContent).toBe('The page');
  expect(replace).not.toHaveBeenCalled();
});

it.each([
  ['en', 'This preview has ended', 'Show the public page'],
  ['cs', 'Tento náhled skončil', 'Zobrazit veřejnou stránku'],
] as const)('a preview that has ended says so in %s', (locale, title, toPublic) => {
  const address = '/blog/draft?preview=a.b.c&lang=en';
  renderInSite(page, { address, locale, hasPreviewEnded: true });
  expect(screen.getByRole('heading').textContent).toBe(title);
  const link = screen.getByRole('link', { name: toPublic });
  expect(link.getAttribute('href')).toBe('/blog/draft?lang=en');
});
