// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { expect, it, vi } from 'vitest';

it('is shown without an error after a navigation, once its sections are loaded', async () => {
  // As after a page load: no section is loaded, and their file comes at once.
  vi.resetModules();
  await import('./sectionModules.ts');
  const { renderInSite } = await import('../testing/renderInSite.tsx');
  const { default: HomePage } = await import('./HomePage.tsx');
  const Site = () => {
    const [isHome, setHome] = useState(false);
    return (
      <>
        <button type="button" onClick={() => startTransition(() => setHome(true))}>
          Home
        </button>
        <Suspense fallback="Loading">{isHome ? <HomePage /> : <p>Shop</p>}</Suspense>
      </>
    );
  };
  const failures: unknown[] = [];
  const onError = (event: ErrorEvent) => {
    failures.push(event.error?.cause ?? event.error);
    event.preventDefault();
  };
  window.addEventListener('error', onError);
  renderInSite(<Site />, { fetch: async () => Response.json([]) });
  // Rendered as in a browser: `act` would render all at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button').click();
  await vi.waitFor(() => expect(screen.queryByText('Shop')).toBeNull(), 30_000);
  vi.unstubAllGlobals();
  window.removeEventListener('error', onError);
  expect(failures).toEqual([]);
});
