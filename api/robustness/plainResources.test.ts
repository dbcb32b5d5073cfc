import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { records } from '../contract/testing/examples.ts';
import { TITLE } from '../contract/testing/ruleTable.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { testPicture } from '../testing/pictures.ts';

interface Wire {
  id: number;
  version: number;
  title: string;
  description: string;
  is_active: boolean;
  translations: Record<'en' | 'cs', Record<string, string>>;
}

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

const WRITTEN = [
  ['/team-members', member, 'position'],
  ['/events', event, 'location'],
  ['/gallery', item, 'alt_text'],
  ['/sponsors', sponsor, 'name'],
  ['/achievement-stats', stat, 'title'],
] as const;

describeEachDatabase('plain resources', (open) => {
  let api: Harness;
  let picture: string;
  beforeAll(async () => {
    api = await createHarness(open);
    const form = new FormData();
    form.set('image', await testPicture(), 'x.png');
    picture = (await api.admin<{ image_path: string }>('/blog/images', { form })).body.image_path;
  });
  afterAll(() => api.close());

  /** The example with pictures that are stored. */
  const stored = (example: object) => ({
    ...example,
    ...('image_path' in example && { image_path: picture }),
    ...('logo_path' in example && { logo_path: picture }),
  });
  const created = async (path: string, example: object) => {
    const { status, body } = await api.admin<Wire>(path, { body: stored(example) });
    expect(status).toBe(201);
    return body;
  };

  it.each(WRITTEN)('%s: a write changes what it names alone', async (path, example, field) => {
    const before = await created(path, example);
    const one = `${path}/${before.id}`;
    const { status, body } = await api.admin<Wire>(one, {
      method: 'PUT',
      body: { id: 99, nonsense: 1, translations: { cs: { [field]: 'Nové' } } },
    });
    const expected = {
      ...before,
      version: before.version + 1,
      translations: {
        ...before.translations,
        cs: { ...before.translations.cs, [field]: 'Nové' },
      },
    };
    expect([status, body]).toEqual([200, expected]);
    expect((await api.send(one)).body).toEqual(expected);

    const older = await api.admin<{ record: Wire }>(one, {
      method: 'PATCH',
      body: { version: before.version },
    });
    expect([older.status, older.body.record]).toEqual([409, expected]);

    const hidden = await api.admin<Wire>(one, { method: 'PATCH', body: { is_active: 'false' } });
    expect(hidden.body).toEqual({ ...expected, version: expected.version + 1, is_active: false });
    expect((await api.send(one)).status).toBe(404);

    const removed = await api.admin(one, { method: 'DELETE' });
    expect([removed.status, removed.body]).toEqual([200, hidden.body]);
    expect((await api.admin(one, { method: 'DELETE' })).status).toBe(404);
  });

  it('bare texts of an achievement belong to the language asked', async () => {
    const { id } = await created('/achievements', achievement);
    const one = `/achievements/${id}`;
    await api.admin(one, {
      method: 'PUT',
      language: 'cs',
      body: { title: 'Vicemistr', description: '' },
    });
    const read = async (language: 'cs' | 'en') => {
      const { title, description } = (await api.send<Wire>(one, { language })).body;
      return [title, description];
    };
    expect(await read('en')).toEqual(['Champion', 'Of all']);
    // An emptied text falls back to the other language, as everywhere.
    expect(await read('cs')).toEqual(['Vicemistr', 'Of all']);
    const empty = await api.admin<{ message: string }>(one, {
      method: 'PUT',
      language: 'cs',
      body: { title: ' ' },
    });
    expect([empty.status, empty.body.message]).toEqual([422, TITLE[1]]);
    const { status, body } = await api.admin<Wire>(one, { method: 'DELETE', language: 'cs' });
    expect([status, body.title]).toEqual([200, 'Vicemistr']);
  });

  it('events come by date, of the type asked; an unknown type is ignored', async () => {
    const days = [
      ['2026-09-01', 'our'],
      ['2026-05-01', 'world'],
      ['2026-07-01', 'our'],
    ] as const;
    for (const [date, event_type] of days) await created('/events', { ...event, date, event_type });
    const dates = async (query: string) =>
      (await api.send<{ date: string }[]>(`/events${query}`)).body.map(({ date }) => date);
    expect(await dates('?type=our')).toEqual(['2026-07-01', '2026-09-01']);
    expect(await dates('?type=world&_t=1')).toEqual(['2026-05-01']);
    expect(await dates('?type=all')).toEqual(['2026-05-01', '2026-07-01', '2026-09-01']);
    expect(await dates('?type=our&_sort=date&_order=DESC&_limit=1')).toEqual(['2026-09-01']);
  });

  it.each([
    ['?limit=8', 8],
    ['?limit=3&_t=1', 3],
    ['?limit=5000', 10],
    ['?limit=0', 1],
    ['?limit=-1', 1],
    ['?limit=x', 10],
    ['', 10],
    ['?limit=8&_limit=2', 2],
  ])('the gallery takes %s', async (query, count) => {
    const total = (await api.send<Wire[]>('/gallery')).body.length;
    for (let missing = 10 - total; missing > 0; missing -= 1) await created('/gallery', item);
    const { status, body, headers } = await api.send<Wire[]>(`/gallery${query}`);
    expect([status, body.length]).toEqual([200, count]);
    expect(headers.get('x-total-count')).toBe('10');
    expect(headers.get('content-range')).toBe(`gallery 0-${count - 1}/10`);
  });
});
