// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { Picture } from './Picture.tsx';

// Nothing is fetched here, and an image without pixels would count as failed.
beforeEach(
  () => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false),
);

const info = {
  width: 2400,
  height: 1350,
  color: '#20262c',
  sources: [
    { path: '/uploads/a-640.webp', width: 640, type: 'image/webp' },
    { path: '/uploads/a-1280.webp', width: 1280, type: 'image/webp' },
    { path: '/uploads/a-640.avif', width: 640, type: 'image/avif' },
  ],
};
const show = (image_path: string, image_info = info) =>
  renderInSite(<Picture of={{ image_path, image_info }} alt="A car" sizes="50vw" />).container;
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map((source) => source.getAttribute('srcset'));

it('offers its formats and widths, the best format first, and its size', () => {
  const container = show('/uploads/a.webp');
  expect(sources(container)).toEqual([
    '/uploads/a-640.avif 640w',
    '/uploads/a-640.webp 640w, /uploads/a-1280.webp 1280w',
  ]);
  const image = screen.getByAltText('A car');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['2400', '1350']);
});

it('is described in its own words where the language has some', () => {
  const own = { ...info, alt: { en: 'A car in smoke', cs: 'Auto v kouři' } };
  show('/uploads/a.webp', own);
  expect(screen.getByRole('img').getAttribute('alt')).toBe('A car in smoke');
  cleanup();
  const czech = { ...info, alt: { en: '', cs: 'Auto v kouři' } };
  show('/uploads/a.webp', czech);
  expect(screen.getByRole('img').getAttribute('alt')).toBe('A car');
});

it('is replaced by the placeholder when it fails', () => {
  const container = show('/uploads/gone.webp');
  fireEvent.error(screen.getByAltText('A car'));
  expect(screen.getByAltText('A car').getAttribute('src')).toContain('placeholder');
  expect(sources(container)).toEqual([]);
});

it('is the placeholder at once where there is no picture', () => {
  show('');
  expect(screen.getByAltText('A car').getAttribute('src')).toContain('placeholder');
});
