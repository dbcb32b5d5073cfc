// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const photos = [{ key: 1, path: '/uploads/a.webp', info: null, alt: 'Otava 600, photo 1' }];

/** Whether a click on the first photo is followed as a link. */
function isFollowed(init = {}): boolean {
  const link = screen.getByRole('link', { name: 'Otava 600, photo 1' });
  const click = createEvent.click(link, init);
  fireEvent(link, click);
  return !click.defaultPrevented;
}

it('links to whole pictures until 500 ms have passed, then opens the lightbox', () => {
  renderInSite(<PhotoGrid photos={photos} />);
  act(() => vi.advanceTimersByTime(499));
  expect(isFollowed()).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(isFollowed({ ctrlKey: true })).toBe(true);
  expect(isFollowed()).toBe(false);
});
