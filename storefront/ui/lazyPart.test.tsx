// @vitest-environment happy-dom

import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { lazyPart } from './lazyPart.tsx';

const SAID = {
  en: { failure: 'This part of the page could not be shown.', again: 'Try again' },
  cs: { failure: 'Tuhle část stránky se nepodařilo zobrazit.', again: 'Zkusit znovu' },
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** A part whose script comes only while the server is there. */
function partOf(server: { isThere: boolean }) {
  const load = vi.fn(async (): Promise<{ default: ComponentType<{ name: string }> }> => {
    if (!server.isThere) throw new TypeError('Failed to fetch the module');
    return { default: ({ name }) => <button type="button">{name}</button> };
  });
  return { load, Part: lazyPart(load) };
}

it.each(['en', 'cs'] as const)(
  'says that its script did not come, leaves the page, and loads it on request: %s',
  async (locale) => {
    const server = { isThere: false };
    const { load, Part } = partOf(server);
    renderInSite(
      <>
        <Part name="Search" />
        <button type="button">Add to cart</button>
      </>,
      { locale },
    );
    const { failure, again } = SAID[locale];
    expect((await screen.findByRole('alert')).textContent).toContain(failure);
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeShown();
    const tryAgain = async () => {
      load.mockClear();
      const button = screen.getByRole('button', { name: again });
      act(() => button.focus());
      await act(async () => fireEvent.click(button));
      expect(load).toHaveBeenCalledOnce();
    };
    expect(document.activeElement).toBe(document.body);
    await tryAgain();
    expect(screen.getByRole('alert').textContent).toContain(failure);
    expect(screen.getByRole('alert').contains(document.activeElement)).toBe(true);
    server.isThere = true;
    await tryAgain();
    expect(screen.getByRole('button', { name: 'Search' })).toBeShown();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('is loaded anew where it is shown again after a failure', async () => {
  const server = { isThere: false };
  const { Part } = partOf(server);
  const Fold = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Fold
        </button>
        {isOpen && <Part name="Code" />}
      </>
    );
  };
  renderInSite(<Fold />);
  const fold = () => act(async () => fireEvent.click(screen.getByText('Fold')));
  await fold();
  expect(screen.getByRole('alert')).toBeShown();
  server.isThere = true;
  await fold();
  await fold();
  expect(screen.getByRole('button', { name: 'Code' })).toBeShown();
});

it('that was there once is shown at once', async () => {
  const { Part } = partOf({ isThere: true });
  renderInSite(<Part name="First" />);
  await screen.findByText('First');
  renderInSite(<Part name="Second" />);
  expect(screen.getByText('Second')).toBeShown();
});

it('can be loaded ahead; that it does not come is said where it is shown', async () => {
  const { load, Part } = partOf({ isThere: false });
  // A rejection that nobody handles would fail this test.
  Part.preload();
  expect(load).toHaveBeenCalledOnce();
  await new Promise((done) => setTimeout(done));
});

it('shows what stands in for it until it is there', async () => {
  const { Part } = partOf({ isThere: true });
  renderInSite(<Part name="Here" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Wait')).toBeShown();
  expect(await screen.findByText('Here')).toBeShown();
});
