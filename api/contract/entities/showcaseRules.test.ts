import { expect, it } from 'vitest';
import { LOCALES } from '../locales.ts';
import team from '../messages/team.json' with { type: 'json' };
import { records } from '../testing/examples.ts';
import { MIN_0, NAME, rules, TITLE, URL_WRONG, withTexts } from '../testing/ruleTable.ts';
import { achievementUpdate } from './achievement.ts';
import { achievementStatUpdate } from './achievementStat.ts';
import { eventCreate } from './event.ts';
import { galleryItemUpdate } from './galleryItem.ts';
import { settingUpdate } from './setting.ts';
import { sponsorUpdate } from './sponsor.ts';

const { event, galleryItem, sponsor, achievementStat } = records;

const DATE = [
  'Date is required and must be in YYYY-MM-DD format',
  'Datum je povinné a musí být ve formátu RRRR-MM-DD',
] as const;

rules('event', eventCreate, [
  ['no date', { ...event, date: undefined }, 'date', ...DATE],
  ['Czech date', { ...event, date: '20. 6. 2026' }, 'date', ...DATE],
  ['a day that does not exist', { ...event, date: '2026-02-30' }, 'date', ...DATE],
  ['date before title', withTexts({ ...event, date: '' }, 'en', { title: '' }), 'date', ...DATE],
  [
    'title',
    withTexts({ ...event, image_path: '' }, 'cs', { title: '' }),
    'translations.cs.title',
    ...TITLE,
  ],
  [
    'photo',
    { ...event, image_path: '' },
    'image_path',
    'Photo is required for new event',
    'Fotografie je u nové události povinná',
  ],
]);

rules('gallery image', galleryItemUpdate, [
  ['order', { ...galleryItem, display_order: -1 }, 'display_order', ...MIN_0],
]);

rules('sponsor', sponsorUpdate, [
  [
    'name',
    withTexts({ ...sponsor, website_url: 'x' }, 'en', { name: '' }),
    'translations.en.name',
    ...NAME,
  ],
  [
    'website',
    { ...sponsor, website_url: 'example.com', display_order: -1 },
    'website_url',
    ...URL_WRONG,
  ],
  ['order', { ...sponsor, display_order: -1 }, 'display_order', ...MIN_0],
]);

const YEAR = ['Year is required and must be a number', 'Rok je povinný a musí být číslo'] as const;
const achievement = {
  year: 2024,
  translations: { en: { title: 'Champion' }, cs: { title: 'Mistr' } },
};

rules('achievement', achievementUpdate, [
  [
    'title',
    withTexts({ ...achievement, year: '' }, 'cs', { title: '' }),
    'translations.cs.title',
    ...TITLE,
  ],
  ['no year', { ...achievement, year: null }, 'year', ...YEAR],
  ['year in words', { ...achievement, year: 'last year' }, 'year', ...YEAR],
]);

rules('statistic', achievementStatUpdate, [
  [
    'title',
    withTexts({ ...achievementStat, value: '' }, 'en', { title: '  ' }),
    'translations.en.title',
    ...TITLE,
  ],
  ['value', { ...achievementStat, value: ' ' }, 'value', 'Value is required', 'Hodnota je povinná'],
]);

const texts = (setting_key: string, en: string, cs: string) => ({
  ...records.setting,
  setting_key,
  value: '',
  translations: { en: { label: '', setting_value: en }, cs: { label: '', setting_value: cs } },
});

rules('setting', settingUpdate, [
  [
    'key',
    { ...records.setting, setting_key: '  ' },
    'setting_key',
    'Key is required',
    'Klíč je povinný',
  ],
  [
    'a file key with other text',
    { ...records.setting, value: 'my picture' },
    'value',
    'This picture can’t be used.',
    'Tohle není obrázek, který by šlo použít.',
  ],
  [
    'an accent that is not a colour',
    { ...records.setting, setting_key: 'theme_accent', value: 'orange' },
    'value',
    'Please enter a colour as # and six hexadecimal digits, e.g. #ff5b14.',
    'Zadejte barvu jako # a šest šestnáctkových číslic, např. #ff5b14.',
  ],
  [
    'an unknown ground',
    { ...records.setting, setting_key: 'theme_ground', value: 'grey' },
    'value',
    'Choose one of the offered values.',
    'Vyberte jednu z nabízených hodnot.',
  ],
  [
    'digits before a number',
    { ...records.setting, setting_key: 'invoice_prefix', value: 'FV20' },
    'value',
    'Up to six capital letters or dashes, no digits.',
    'Nejvýše šest velkých písmen nebo pomlček, bez číslic.',
  ],
  [
    'neither a VAT payer nor none',
    { ...records.setting, setting_key: 'vat_payer', value: 'yes' },
    'value',
    'Choose one of the offered values.',
    'Vyberte jednu z nabízených hodnot.',
  ],
  [
    'a placeholder that is not filled in, in the Czech text',
    texts('about.founded', 'Since %{year}.', 'Od roku %{rok} pro %{jmeno}.'),
    'translations.cs.setting_value',
    'Nothing is filled in for %{rok}, %{jmeno}. This text can only use %{year}.',
    'Za %{rok}, %{jmeno} se nic nedoplní. V tomto textu lze použít jen %{year}.',
  ],
  [
    'an unclosed placeholder',
    texts('search.none', 'Nothing found for %{text.', ''),
    'translations.en.setting_value',
    'Nothing is filled in for %{text. This text can only use %{text}.',
    'Za %{text se nic nedoplní. V tomto textu lze použít jen %{text}.',
  ],
  [
    'a placeholder of another text, in the value for both languages',
    { ...records.setting, setting_key: 'hero_title', value: 'Since %{year}' },
    'value',
    'Nothing is filled in for %{year}. This text has no placeholders.',
    'Za %{year} se nic nedoplní. V tomto textu žádné zástupné značky nejsou.',
  ],
]);

it.each([
  ['about.founded', 'Since %{year}, 100 % and {more}'],
  ['footer.claim', '%{year}'],
  ['search.none', '%{text} is not here: %{text}'],
  // Only the site knows what it fills in in other texts that a team replaces.
  ['shop.from', 'from %{price}'],
])('the text %s may be "%s"', (setting_key, text) => {
  expect(settingUpdate.safeParse(texts(setting_key, text, text)).success).toBe(true);
});

it.each(LOCALES)('of the own texts in %s, all placeholders are allowed', (locale) => {
  for (const [key, text] of Object.entries(team[locale])) {
    expect(settingUpdate.safeParse(texts(key, text, text)).success, key).toBe(true);
  }
});

it.each([
  ['theme_accent', '#0B5CFF'],
  ['theme_accent', ''],
  ['theme_type', 'slab'],
  ['theme_edges', ''],
  ['vat_payer', 'on'],
])('the setting %s may be "%s"', (setting_key, value) => {
  expect(settingUpdate.safeParse({ ...records.setting, setting_key, value }).success).toBe(true);
});
