import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { records } from '../contract/testing/examples.ts';
import { MIN_0, NAME, TITLE, URL_WRONG, withTexts } from '../contract/testing/ruleTable.ts';
import { createHarness, type Harness } from '../testing/harness.ts';

const PERSON = [
  'Name and position are required in both languages',
  'Jméno a pozice jsou povinné v obou jazycích',
] as const;
const MEMBER_PHOTO = [
  'Photo is required for new member',
  'Fotografie je u nového člena povinná',
] as const;
const EVENT_PHOTO = [
  'Photo is required for new event',
  'Fotografie je u nové události povinná',
] as const;
const DATE = [
  'Date is required and must be in YYYY-MM-DD format',
  'Datum je povinné a musí být ve formátu RRRR-MM-DD',
] as const;
const YEAR = ['Year is required and must be a number', 'Rok je povinný a musí být číslo'] as const;
const VALUE = ['Value is required', 'Hodnota je povinná'] as const;
const CHOICE = ['Choose one of the offered values.', 'Vyberte jednu z nabízených hodnot.'] as const;

const { teamMember: member, event, galleryItem: item, sponsor, achievementStat: stat } = records;
const achievement = {
  year: 2024,
  display_order: 1,
  is_active: true,
  translations: {
    en: { title: 'Champion', description: 'Of all' },
    cs: { title: 'Mistr', description: 'Všeho' },
  },
};

/** Section 5 of back-office.md: what is sent to which resource, and what is said at which field. */
const RULES = [
  [
    '/team-members',
    withTexts({ ...member, image_path: '' }, 'en', { name: ' ' }),
    'translations.en.name',
    ...PERSON,
  ],
  [
    '/team-members',
    withTexts(member, 'cs', { position: '' }),
    'translations.cs.position',
    ...PERSON,
  ],
  [
    '/team-members',
    { ...member, image_path: '', display_order: -1 },
    'image_path',
    ...MEMBER_PHOTO,
  ],
  ['/team-members', { ...member, display_order: -1 }, 'display_order', ...MIN_0],
  ['/team-members', { ...member, instagram_url: 'rysi' }, 'instagram_url', ...URL_WRONG],
  ['/team-members', { ...member, facebook_url: 'ftp://x' }, 'facebook_url', ...URL_WRONG],
  ['/events', withTexts({ ...event, date: '' }, 'en', { title: '' }), 'date', ...DATE],
  ['/events', { ...event, date: '20. 6. 2026' }, 'date', ...DATE],
  ['/events', { ...event, date: '2026-02-30' }, 'date', ...DATE],
  [
    '/events',
    withTexts({ ...event, image_path: '' }, 'cs', { title: '' }),
    'translations.cs.title',
    ...TITLE,
  ],
  ['/events', { ...event, image_path: null }, 'image_path', ...EVENT_PHOTO],
  ['/events', { ...event, event_type: 'theirs' }, 'event_type', ...CHOICE],
  ['/gallery', { ...item, display_order: -1 }, 'display_order', ...MIN_0],
  ['/gallery', { ...item, category: 'cats' }, 'category', ...CHOICE],
  [
    '/sponsors',
    withTexts({ ...sponsor, website_url: 'x' }, 'en', { name: '' }),
    'translations.en.name',
    ...NAME,
  ],
  ['/sponsors', { ...sponsor, website_url: 'example.com' }, 'website_url', ...URL_WRONG],
  ['/sponsors', { ...sponsor, display_order: -1 }, 'display_order', ...MIN_0],
  [
    '/achievements',
    withTexts({ ...achievement, year: '' }, 'cs', { title: '\u00a0' }),
    'translations.cs.title',
    ...TITLE,
  ],
  ['/achievements', { ...achievement, year: '' }, 'year', ...YEAR],
  ['/achievements', { ...achievement, year: 'last year' }, 'year', ...YEAR],
  [
    '/achievement-stats',
    withTexts({ ...stat, value: '' }, 'en', { title: ' ' }),
    'translations.en.title',
    ...TITLE,
  ],
  ['/achievement-stats', { ...stat, value: ' ' }, 'value', ...VALUE],
  ['/achievement-stats', { ...stat, icon: 'star' }, 'icon', ...CHOICE],
] as const;

describeEachDatabase('rules over HTTP', (open) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  it.each(RULES)('%s says rule %# in both languages', async (path, body, field, en, cs) => {
    for (const [language, text] of [
      ['en', en],
      ['cs', cs],
    ] as const) {
      const answer = await api.admin<{ message: string; errors: Record<string, string> }>(path, {
        body,
        language,
      });
      expect([answer.status, answer.body.message, answer.body.errors[field]]).toEqual([
        422,
        text,
        text,
      ]);
    }
    expect((await api.send(path)).body).toEqual([]);
  });
});
