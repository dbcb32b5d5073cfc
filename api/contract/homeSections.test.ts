import { expect, it } from 'vitest';
import { arrangedSections, sectionsText } from './homeSections.ts';

it('names every section once, whatever the setting says', () => {
  const usual = arrangedSections('');
  expect(usual.map(({ name }) => name)).toEqual([
    'about',
    'team',
    'cars',
    'drift-taxi',
    'events',
    'achievements',
    'gallery',
    'shop',
    'sponsors',
    'blog',
    'contact',
  ]);
  const own = arrangedSections(' blog dark hidden \nnowhere light\n\nblog light\ncars');
  expect(own).toHaveLength(usual.length);
  expect(own.slice(0, 3)).toEqual([
    { name: 'blog', ground: 'dark', isHidden: true },
    { name: 'cars', ground: 'dark', isHidden: false },
    { name: 'about', ground: 'light', isHidden: false },
  ]);
});

it('reads an arrangement back as it was written', () => {
  const own = arrangedSections('shop dark\nteam light hidden');
  expect(arrangedSections(sectionsText(own))).toEqual(own);
});

it('lets the usual grounds change places on a light site, and leaves chosen ones', () => {
  const grounds = arrangedSections('cars dark\nblog', 'light').map(({ name, ground }) => [
    name,
    ground,
  ]);
  expect(grounds.slice(0, 4)).toEqual([
    ['cars', 'dark'],
    ['blog', 'dark'],
    ['about', 'dark'],
    ['team', 'light'],
  ]);
});
