import { expect, it } from 'vitest';
import type { Event } from '../../api/contract/types.ts';
import { eventJsonLd } from './eventJsonLd.ts';

const event: Event = {
  id: 1,
  date: '2026-12-12',
  event_type: 'our',
  image_path: '/uploads/a/2000.webp',
  image_info: null,
  event_url: '#',
  is_active: true,
  publish_at: null,
  unpublish_at: null,
  translations: {
    en: { title: 'Dubina', location: 'Dubina Ring', description: '' },
    cs: { title: '', location: '', description: '' },
  },
  version: 1,
};

it('tells what, when and where, in whole addresses', () => {
  expect(eventJsonLd(event, 'cs', 'https://rysi.example', 'Rally')).toMatchObject({
    sport: 'Rally',
    '@type': 'SportsEvent',
    name: 'Dubina',
    startDate: '2026-12-12',
    location: { name: 'Dubina Ring' },
    image: 'https://rysi.example/uploads/a/2000.webp',
    url: undefined,
  });
});

it('tells nothing without a real date', () => {
  expect(eventJsonLd({ ...event, date: '2026-02-30' }, 'en', 'https://rysi.example')).toBeNull();
});
