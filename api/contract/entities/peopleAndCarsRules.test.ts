import { describe, expect, it } from 'vitest';
import { records } from '../testing/examples.ts';
import { MIN_0, NAME, rules, URL_WRONG, withTexts } from '../testing/ruleTable.ts';
import { carCreate, carUpdate } from './car.ts';
import { carPhotosUpload } from './carPhoto.ts';
import { teamMemberCreate } from './teamMember.ts';

const { teamMember, car } = records;
const TEAM = [
  'Name and position are required in both languages',
  'Jméno a pozice jsou povinné v obou jazycích',
] as const;

rules('team member', teamMemberCreate, [
  ['name in Czech', withTexts(teamMember, 'cs', { name: ' ' }), 'translations.cs.name', ...TEAM],
  [
    'position in English',
    withTexts(teamMember, 'en', { position: '' }),
    'translations.en.position',
    ...TEAM,
  ],
  [
    'no Czech at all',
    { ...teamMember, translations: { en: teamMember.translations.en } },
    'translations.cs.position',
    ...TEAM,
  ],
  ['no translations', { ...teamMember, translations: null }, 'translations.en.name', ...TEAM],
  [
    'name before photo',
    withTexts({ ...teamMember, image_path: '' }, 'en', { name: '' }),
    'translations.en.name',
    ...TEAM,
  ],
  [
    'photo',
    { ...teamMember, image_path: ' ' },
    'image_path',
    'Photo is required for new member',
    'Fotografie je u nového člena povinná',
  ],
  ['order', { ...teamMember, display_order: -1 }, 'display_order', ...MIN_0],
  ['Instagram', { ...teamMember, instagram_url: 'rysi' }, 'instagram_url', ...URL_WRONG],
  [
    'a script is no URL',
    { ...teamMember, facebook_url: 'javascript:alert(1)' },
    'facebook_url',
    ...URL_WRONG,
  ],
]);

rules('car', carCreate, [
  ['name', withTexts(car, 'cs', { name: '\u00a0' }), 'translations.cs.name', ...NAME],
  [
    'photo',
    { ...car, image_path: null, horsepower: -1 },
    'image_path',
    'Photo is required for new car',
    'Fotografie je u nového auta povinná',
  ],
  ['horsepower', { ...car, horsepower: -1 }, 'horsepower', ...MIN_0],
  ['order', { ...car, display_order: '-5' }, 'display_order', ...MIN_0],
]);

const images = (count: number) => Array.from({ length: count }, () => '/uploads/ab12.webp');

rules('car photos', carPhotosUpload, [
  [
    '21 at once',
    { images: images(21) },
    'images',
    'You can upload a maximum of 20 photos at once',
    'Najednou lze nahrát nejvýše 20 fotografií',
  ],
  [
    'none',
    { images: [] },
    'images',
    'Select at least one photo to upload',
    'Vyberte alespoň jednu fotografii k nahrání',
  ],
  [
    'nothing sent',
    {},
    'images',
    'Select at least one photo to upload',
    'Vyberte alespoň jednu fotografii k nahrání',
  ],
  [
    'order',
    { images: images(1), display_orders: ['0'] },
    'display_orders.0',
    'The number must be at least 1.',
    'Číslo musí být alespoň 1.',
  ],
]);

describe('what is required of new records alone', () => {
  it('an update may go without the photo', () => {
    expect(carUpdate.safeParse({ ...car, image_path: '' }).success).toBe(true);
  });
});
