import { expect, it } from 'vitest';
import type { Placed } from './descriptor.ts';
import { type PlacedResource, siteAddress } from './sitePlaces.ts';

it.each<[PlacedResource, Omit<Placed, 'id'>, 'cs' | 'en', string | null]>([
  ['team-members', {}, 'cs', '/?lang=cs#team'],
  ['sponsors', {}, 'en', '/?lang=en#sponsors'],
  ['cars', { slug: 'otava-600' }, 'en', '/car/otava-600?lang=en'],
  ['cars', {}, 'en', null],
  ['products', { slug: 'drift-taxi-1' }, 'cs', '/product/drift-taxi-1?lang=cs'],
  ['events', { event_type: 'world' }, 'cs', '/events-calendar?type=world&lang=cs'],
  ['gallery', {}, 'en', '/gallery?lang=en'],
  ['achievements', {}, 'en', '/achievements-gallery?lang=en'],
  ['achievement-stats', {}, 'en', '/achievements-gallery?lang=en'],
  ['blog', { slugs: { cs: 'mlha', en: 'fog' } }, 'cs', '/blog/mlha?lang=cs'],
  ['blog', { slugs: { cs: 'mlha', en: '' } }, 'en', '/blog/mlha?lang=cs'],
  ['blog', { slugs: { cs: '', en: 'fog' } }, 'cs', '/blog/fog?lang=en'],
  ['blog', { slugs: { cs: '', en: '' } }, 'cs', null],
])('%s %j is shown in %s at %s', (resource, record, locale, address) => {
  expect(siteAddress(resource, { id: 1, ...record }, locale)).toBe(address);
});

it('carries a signed preview before the section', () => {
  expect(siteAddress('team-members', { id: 1 }, 'cs', 'a.b.c')).toBe(
    '/?preview=a.b.c&lang=cs#team',
  );
});
