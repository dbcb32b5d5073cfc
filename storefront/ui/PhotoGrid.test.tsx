// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import Lightbox from './Lightbox.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const picture = { image_path: '/uploads/a.webp', image_info: null };
const photos = [{ ...picture, id: 1, alt: 'Otava 600, photo 1' }];

/** Whether a click on the first photo, the visitor's own if nothing else, is followed as a link. */
function isFollowed({ isTrusted = true, ctrlKey = false } = {}): boolean {
  const link = screen.getByRole('link', { name: 'Otava 600, photo 1' });
  const click = createEvent.click(link, { ctrlKey });
  Object.defineProperty(click, 'isTrusted', { value: isTrusted });
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

it('opens the lightbox at once for a click that was held back until the section woke', () => {
  renderInSite(<PhotoGrid photos={photos} />);
  expect(isFollowed({ isTrusted: false })).toBe(false);
});

it('links to nothing where a photo has no picture', () => {
  const bare = { id: 2, image_path: '', image_info: null, alt: 'Podium', caption: 'Podium 2026' };
  renderInSite(<PhotoGrid photos={[...photos, bare]} />);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/uploads/a.webp']);
  expect(screen.getByText('Podium 2026')).toBeShown();
});

it('has the placeholder for pictures that fail in the lightbox', async () => {
  vi.useRealTimers();
  renderInSite(<Lightbox photos={photos} index={0} isOpen onChange={() => {}} />);
  const pictures = await waitFor(() => {
    const found = [...document.querySelectorAll('.yarl__root img')];
    expect(found).not.toEqual([]);
    return found;
  });
  for (const picture of pictures) fireEvent.error(picture);
  const sources = pictures.map((picture) => picture.getAttribute('src'));
  expect(sources.every((source) => source?.includes('placeholder'))).toBe(true);
});

it('has the placeholder for photos without a picture in the lightbox', async () => {
  vi.useRealTimers();
  const bare = [{ id: 1, image_path: '', image_info: null, alt: 'Podium' }];
  renderInSite(<Lightbox photos={bare} index={0} isOpen onChange={() => {}} />);
  await waitFor(() => {
    const found = [...document.querySelectorAll('.yarl__root img')];
    expect(found).not.toEqual([]);
    for (const picture of found) expect(picture.getAttribute('src')).toContain('placeholder');
  });
});

it.each([
  ['en', ['Photos', 'photo', 'caption'], '1 of 1'],
  ['cs', ['Fotky', 'fotka', 'popisek'], '1 z 1'],
] as const)('speaks the visitor’s language in the lightbox: %s', async (locale, kinds, place) => {
  vi.useRealTimers();
  const captioned = photos.map((photo) => ({ ...photo, caption: 'X' }));
  renderInSite(<Lightbox photos={captioned} index={0} isOpen onChange={() => {}} />, { locale });
  await waitFor(() => {
    const told = [...document.querySelectorAll('.yarl__root [aria-roledescription]')];
    const spoken = told.map((element) => element.getAttribute('aria-roledescription'));
    expect([...new Set(spoken)]).toEqual(kinds);
  });
  const shown = document.querySelector('.yarl__slide_current');
  expect(shown?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(place);
});
