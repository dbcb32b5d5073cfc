import { describe, expect, it } from 'vitest';
import type { Locale } from '../../api/contract/locales.ts';
import { MOUNTED } from '../resources.ts';
import { csvText, readCsv } from './csvFile.ts';
import { CSV_RESOURCES } from './csvResources.ts';
import { exportTable } from './exportCsv.ts';
import { guessMapping, planImport } from './planImport.ts';

const resourceNamed = (name: string) => {
  const resource = CSV_RESOURCES[name];
  if (!resource) throw new Error(`No ${name}`);
  return resource;
};
const plan = (name: string, csv: string, records: readonly Record<string, unknown>[] = []) => {
  const table = readCsv(csv);
  const resource = resourceNamed(name);
  return planImport(table, guessMapping(table.headings, resource.fields), resource, records);
};

const texts = (text: string) => ({ name: text, position: `${text}, řidič`, description: '=1+1' });
const marek = {
  id: 1,
  version: 4,
  is_active: true,
  display_order: 2,
  image_path: '/uploads/a.webp',
  image_info: null,
  instagram_url: '',
  facebook_url: '',
  translations: { cs: texts('Marek'), en: texts('Marek') },
};
const product = {
  id: 7,
  version: 1,
  slug: 'tricko',
  price: 390.5,
  category: 'merchandise',
  is_featured: false,
  is_bestseller: true,
  is_new: false,
  is_withdrawable: true,
  is_active: true,
  display_order: 0,
  translations: {
    cs: { name: 'Tričko', description: 'Dva\nřádky', locations: '' },
    // Written before names were required in both languages.
    en: { name: '', description: '- a list' },
  },
  features: [
    { id: 3, cs: 'Bavlna', en: 'Cotton' },
    { id: 4, cs: '', en: 'Only English' },
  ],
};
const car = {
  id: 2,
  slug: 'rys',
  horsepower: null,
  is_current: true,
  is_active: true,
  display_order: 1,
  image_path: '/uploads/b.webp',
  translations: { cs: { name: 'Rys', specs_1: '500' }, en: { name: 'Lynx', specs_1: '500' } },
  spec_icons: { spec_1_icon: 'cog', spec_1_label: { cs: 'Výkon', en: 'Power' } },
};

it('every resource with a list of its own can be imported, orders excepted', () => {
  // The website's editor writes settings, which have a list of their own.
  const without = [
    'orders',
    'stock',
    'discount-codes',
    'payments',
    'messages',
    'mails',
    'car-photos',
    'media',
    'history',
    'website',
    'dates',
    'vouchers',
    'redemptions',
    'first-steps',
    'profile',
    'security-log',
    'api-tokens',
    'personal-data',
    'users',
  ];
  const lists = MOUNTED.map(({ name }) => name).filter((name) => !without.includes(name));
  expect(Object.keys(CSV_RESOURCES).sort()).toEqual(lists.sort());
});

describe.each<Locale>(['cs', 'en'])('an export in %s', (locale) => {
  it.each([
    ['team', marek],
    ['products', product],
    ['cars', car],
  ])('of %s changes nothing when it is imported', (name, record) => {
    const { headings, rows } = exportTable(resourceNamed(name).fields, [record]);
    const planned = plan(name, csvText(headings, rows, locale), [record]);
    expect(planned).toMatchObject([{ outcome: 'unchanged', id: record.id, problems: [] }]);
  });
});

it('a product keeps its variants, which no column and no write names', () => {
  const size = [
    { id: 5, sku: 's', values: [{ cs: 'S', en: 'S' }], price_difference: 0, price: 390.5 },
  ];
  const options = [{ cs: 'Velikost', en: 'Size' }];
  const shirt = { ...product, options, variants: size.map((one) => ({ ...one, photo: null })) };
  const { headings } = exportTable(resourceNamed('products').fields, [shirt]);
  expect(headings.filter((heading) => /option|variant|stock/.test(heading))).toEqual([]);
  const [row] = plan('products', 'id,price\n7,400\n', [shirt]);
  expect(row).toMatchObject({ outcome: 'updated', problems: [], data: { price: 400 } });
  expect(Object.keys(row?.data ?? {})).toEqual(['price']);
});

describe('a row', () => {
  it('changes only what differs, and keeps the other texts', () => {
    const [row] = plan('team', 'name_en,name_cs,display_order\nMarek,Marek st.,2\n', [marek]);
    expect(row).toMatchObject({
      outcome: 'updated',
      id: 1,
      data: { translations: { cs: { name: 'Marek st.' } } },
      changes: [{ field: 'name_cs', before: 'Marek', after: 'Marek st.' }],
    });
    expect(row?.data).not.toHaveProperty('display_order');
  });

  it('belongs to the record with its id, whatever its name', () => {
    const [row] = plan('team', 'id;name_en\n1;Mark\n', [marek]);
    expect(row).toMatchObject({ outcome: 'updated', id: 1 });
  });

  it('with an unknown id is recognised by its name', () => {
    expect(plan('team', 'id;name_en\n99;Marek\n', [marek])).toMatchObject([{ id: 1 }]);
  });

  it('of a new record must have everything that one needs', () => {
    const [row] = plan('team', 'name_cs,name_en,position_cs\nEva,Eva,\n', [marek]);
    expect(row?.outcome).toBe('refused');
    expect(row?.problems.map(({ field, problem }) => [field, problem.key])).toEqual([
      ['position_cs', 'team.required'],
      ['position_en', 'team.required'],
      ['image_path', 'team.photo'],
    ]);
  });

  it('may not empty what is required', () => {
    const [row] = plan('team', 'id,name_cs\n1,\n', [marek]);
    expect(row).toMatchObject({
      outcome: 'refused',
      problems: [{ field: 'name_cs', problem: { key: 'team.required' } }],
    });
  });

  it('may not have more or fewer cells than the header, and leaves its record to another row', () => {
    const planned = plan('team', 'id,name_cs\n\n1,A,B\n1\n1,C\n', [marek]);
    expect(planned.map(({ row, outcome, name }) => [row, outcome, name])).toEqual([
      [3, 'refused', '1'],
      [4, 'refused', '1'],
      [5, 'updated', expect.any(String)],
    ]);
    expect(planned[0]?.problems).toEqual([
      { field: '', problem: { key: 'importing.rules.cells' } },
    ]);
  });

  it('may not name a record that another row names already', () => {
    const planned = plan('team', 'id,name_cs,name_en\n1,A,A\n,B,Marek\n', [marek]);
    expect(planned.map(({ outcome }) => outcome)).toEqual(['updated', 'refused']);
    expect(planned[1]?.problems).toMatchObject([
      { problem: { key: 'importing.rules.twice', params: { row: 2 } } },
    ]);
  });

  it('with a price in Czech style is the same price', () => {
    expect(plan('products', 'slug;price\ntricko;390,50\n', [product])[0]?.outcome).toBe(
      'unchanged',
    );
  });

  it('cannot give a setting another key', () => {
    const setting = { id: 3, setting_key: 'hero_title', value: 'x', translations: {} };
    const [row] = plan('settings', 'id,setting_key\n3,other\n', [setting]);
    expect(row?.problems).toMatchObject([{ problem: { key: 'importing.rules.fixed' } }]);
  });

  it('writes the features of a product whole, level lines together', () => {
    const csv = 'slug;features_cs\ntricko;"Bavlna bio\nJen česky"\n';
    expect(plan('products', csv, [product])[0]?.data).toEqual({
      features: [
        { cs: 'Bavlna bio', en: 'Cotton' },
        { cs: 'Jen česky', en: 'Only English' },
      ],
    });
  });
});

it('finds the fields whatever the case and spaces of the headings, each once', () => {
  const { fields } = resourceNamed('team');
  expect(guessMapping(['ID', ' Name CS', 'name_cs', 'Nick'], fields)).toEqual([
    'id',
    'name_cs',
    null,
    null,
  ]);
});
