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

it('offers the best format, one file of the other one, and its size', () => {
  const container = show('/uploads/a.webp');
  expect(sources(container)).toEqual(['/uploads/a-640.avif 640w']);
  const image = screen.getByAltText('A car');
  expect(image.getAttribute('src')).toBe('/uploads/a-640.webp');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['2400', '1350']);
});

const WIDTHS = [320, 640, 960, 1440, 2000];
const webp = (widths: readonly number[]) => ({
  ...info,
  sources: widths.map((width) => ({ path: `/${width}.webp`, width, type: 'image/webp' })),
});

it.each([
  ['icon', WIDTHS, ['/320.webp 320w'], '/320.webp'],
  ['card', WIDTHS, ['/320.webp 320w, /640.webp 640w, /960.webp 960w'], '/960.webp'],
  [
    'wide',
    WIDTHS,
    ['/640.webp 640w, /960.webp 960w, /1440.webp 1440w, /2000.webp 2000w'],
    '/2000.webp',
  ],
  ['wide', [320], ['/320.webp 320w'], '/320.webp'],
  ['wide', [], [], '/a.webp'],
] as const)('offers some of the widths: %s of %j', (range, widths, sets, src) => {
  const of = { image_path: '/a.webp', image_info: webp(widths) };
  const { container } = renderInSite(<Picture of={of} alt="A car" sizes="9rem" range={range} />);
  expect(sources(container)).toEqual(sets);
  expect(screen.getByAltText('A car').getAttribute('src')).toBe(src);
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
