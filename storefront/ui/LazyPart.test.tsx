// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { LazyPart } from './LazyPart.tsx';

const SAID = {
  en: 'This part of the page could not be shown.',
  cs: 'Tuhle část stránky se nepodařilo zobrazit.',
};

it.each(['en', 'cs'] as const)(
  'leaves the page where its script does not come, and says so: %s',
  async (locale) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Missing = lazy(() => Promise.reject(new Error('Failed to fetch the module')));
    renderInSite(
      <>
        <LazyPart>
          <Missing />
        </LazyPart>
        <button type="button">Add to cart</button>
      </>,
      { locale },
    );
    expect(await screen.findByText(SAID[locale])).toBeShown();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeShown();
  },
);
