import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LABELS_SETTING } from '../contract/labelNames.ts';
import { type Fields, isFields, textAt } from '../contract/loading.ts';
import { LOCALES } from '../contract/locales.ts';
import { readSource } from '../seed/source.ts';

describe.each(['season', 'karting', 'rally'])('the example team in %s', async (folder) => {
  const season = await readSource(join(import.meta.dirname, '../../db/demo', folder));
  const records = (name: string): readonly Fields[] =>
    (season.content.get(name) ?? []).flatMap(({ raw }) => (isFields(raw) ? [raw] : []));

  it('has alternative texts of every picture, in both languages', () => {
    const named = JSON.stringify([...season.content]).match(/[\w/-]+\.(?:webp|svg)/g);
    const pictures = [...new Set(named)];
    expect(pictures.length).toBeGreaterThan(30);
    const bare = pictures.filter((path) => {
      const texts = season.texts.get(path);
      return !texts?.en.trim() || !texts.cs.trim();
    });
    expect(bare).toEqual([]);
  });

  it.each(LOCALES)('names every category and tag of its posts, in %s', (locale) => {
    const setting = records('settings').find(({ setting_key }) => setting_key === LABELS_SETTING);
    const text = textAt(setting ?? {}, 'translations', locale, 'setting_value');
    const keys = text.split('\n').map((line) => line.split(' = ')[0]);
    const used = records('blog')
      .flatMap(({ category, tags }) => [category, tags].flat())
      .filter(Boolean);
    const labels = used.flatMap((label) => String(label).split(/,\s*/));
    expect(labels.filter((label) => !keys.includes(label))).toEqual([]);
    expect(keys.length).toBeGreaterThan(1);
  });

  it('gives each post an author', () => {
    expect(records('blog').filter((post) => textAt(post, 'author_name') === '')).toEqual([]);
  });

  it('addresses visitors by vykání', () => {
    const singular = /(?<!\p{L})(?:tě|tobě|tebe|tvůj|tvoje|napiš|přijeď|máš|\p{L}+[íe]š)(?!\p{L})/u;
    const texts = ['products', 'cars', 'car-photos', 'events', 'settings'].flatMap(records);
    const czech = texts.map(({ translations, features }) =>
      JSON.stringify([Reflect.get(Object(translations), 'cs'), features]),
    );
    expect(czech.flatMap((text) => singular.exec(text)?.[0] ?? [])).toEqual([]);
  });
});
