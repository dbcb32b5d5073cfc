// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { CrashPage } from './Pages.tsx';

function Broken(): never {
  throw new Error('a part that breaks');
}

it.each([
  ['en', 'Unexpected Application Error!', 'Reload the page'],
  ['cs', 'Neočekávaná chyba aplikace!', 'Načíst znovu'],
] as const)('in %s a broken page says %s', (locale, title, reload) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderInSite(
    <ErrorBoundary fallback={(error) => <CrashPage error={error} />}>
      <Broken />
    </ErrorBoundary>,
    { locale },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: reload })).toBeShown();
});
