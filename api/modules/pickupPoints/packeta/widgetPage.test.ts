import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { WIDGET_SCRIPT, widgetPage } from './widgetPage.ts';

type OnPoint = (point: object | null) => void;

/** Runs the page's script with a stand-in for Packeta's. */
function run(Packeta?: { Widget: { pick(...given: unknown[]): void } }) {
  const told: unknown[] = [];
  const dataset = { key: '0123456789abcdef', language: 'cs', countries: 'cz,sk' };
  const window = Packeta ? { Packeta } : {};
  runInNewContext(WIDGET_SCRIPT, {
    document: { currentScript: { dataset } },
    window,
    location: { origin: 'https://rysi.example' },
    parent: {
      postMessage: (message: unknown, origin: string) => {
        expect(origin).toBe('https://rysi.example');
        told.push(JSON.parse(JSON.stringify(message)).packeta);
      },
    },
  });
  return told;
}

it('opens the map in the language for the countries of the method', () => {
  const pick = vi.fn();
  expect(run({ Widget: { pick } })).toEqual([{ state: 'ready' }]);
  const [key, , options] = pick.mock.calls[0] ?? [];
  expect(key).toBe('0123456789abcdef');
  expect(JSON.parse(JSON.stringify(options))).toEqual({
    language: 'cs',
    vendors: [
      { country: 'cz' },
      { country: 'cz', group: 'zbox' },
      { country: 'sk' },
      { country: 'sk', group: 'zbox' },
    ],
  });
});

it.each([
  [
    'a chosen point',
    {
      id: 3060,
      name: 'Písek, Nádražní 5',
      place: 'Trafika',
      street: 'Nádražní 5',
      city: 'Písek',
      zip: '397 01',
      country: 'cz',
      gps: {},
    },
    {
      state: 'chosen',
      point: {
        code: '3060',
        name: 'Trafika',
        street: 'Nádražní 5',
        city: 'Písek',
        zip: '397 01',
        country: 'CZ',
      },
    },
  ],
  ['that it was closed', null, { state: 'closed' }],
  ['no point of another carrier', { id: 1, pickupPointType: 'external' }, { state: 'closed' }],
])('tells the checkout %s', (_, point, expected) => {
  const pick = (_key: unknown, onPoint: unknown) => (onPoint as OnPoint)(point);
  expect(run({ Widget: { pick } })[0]).toEqual(expected);
});

it.each([
  ['is not there', undefined],
  [
    'breaks',
    {
      Widget: {
        pick: () => {
          throw new Error('no');
        },
      },
    },
  ],
])('tells the checkout when Packeta’s script %s', (_, widget) => {
  expect(run(widget)).toEqual([{ state: 'failed' }]);
});

it('is a page of two scripts, ours after Packeta’s', () => {
  const page = widgetPage({ packeta_key: '0123456789abcdef', countries: '' }, 'en');
  expect([...page.matchAll(/<script src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    'https://widget.packeta.com/v6/www/js/library.js',
    '/api/pickup-points/packeta.js',
  ]);
  expect(page).toContain('data-countries="cz"');
});
