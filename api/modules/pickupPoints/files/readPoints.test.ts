import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../contract/constants.ts';
import { Failure } from '../../../platform/failure.ts';
import { readPoints } from './readPoints.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function refused(file: Uint8Array) {
  try {
    readPoints(file);
  } catch (error) {
    return error instanceof Failure ? error.messageRef : error;
  }
  return null;
}

const POINT = {
  code: 'A1',
  name: 'Trafika U Nádraží',
  street: 'Nádražní 5',
  city: 'Písek',
  zip: '397 01',
  country: 'CZ',
  opening_hours: 'Po–Pá 8–18',
};

describe('a list of points in CSV', () => {
  it.each([
    [
      'English headings and commas',
      'code,name,street,city,zip,country,opening hours\nA1,Trafika U Nádraží,Nádražní 5,Písek,397 01,cz,Po–Pá 8–18\n',
    ],
    [
      'Czech headings and semicolons, in another order',
      '\ufeffNázev;Kód;Obec;PSČ;Ulice;Otevírací doba\nTrafika  U Nádraží;A1;Písek;397 01;Nádražní 5;Po–Pá 8–18\n',
    ],
  ])('is read with %s', (_, text) => {
    expect(readPoints(bytes(text))).toEqual({ points: [POINT], ignored: 0 });
  });

  it('is read in the encoding of Czech spreadsheets', () => {
    const head = [...bytes('code;name;city;zip\n1;B;')];
    const file = Uint8Array.from([...head, 0x8e, 0xef, 0xe1, 0x72, ...bytes(';59101\n')]);
    expect(readPoints(file).points).toMatchObject([{ city: 'Žďár', country: 'CZ', street: '' }]);
  });

  it('leaves out countries that no method delivers to', () => {
    const rows = 'code;name;city;zip;country\n1;A;Písek;39701;CZ\n2;B;Київ;01001;UA\n';
    expect(readPoints(bytes(rows))).toMatchObject({ points: [{ code: '1' }], ignored: 1 });
  });
});

describe('Packeta’s list of branches', () => {
  const branch = {
    id: 3060,
    name: 'Písek, Nádražní 5',
    street: 'Nádražní 5',
    city: 'Písek',
    zip: '397 01',
    country: 'cz',
    status: { statusId: 1, description: 'V provozu' },
    openingHours: { compactShort: '', compactLong: '<strong>Po–Pá</strong> 8:00–18:00' },
    photos: [{ thumbnail: 'https://example.com/a.jpg' }],
  };
  const closed = { ...branch, id: '3061', status: { statusId: '2' } };
  const read = {
    points: [
      {
        code: '3060',
        name: 'Písek, Nádražní 5',
        street: 'Nádražní 5',
        city: 'Písek',
        zip: '397 01',
        country: 'CZ',
        opening_hours: 'Po–Pá 8:00–18:00',
      },
    ],
    ignored: 1,
  };
  it.each([
    ['keyed by id', { data: { 3060: branch, 3061: closed } }],
    ['a list within an object', { data: [branch, closed] }],
    ['a list', [branch, closed]],
  ])('is read as %s, without closed ones', (_, json) => {
    expect(readPoints(bytes(JSON.stringify(json)))).toEqual(read);
  });

  it('may lack hours and state', () => {
    const { openingHours: _hours, status: _status, ...bare } = branch;
    expect(readPoints(bytes(JSON.stringify([bare])))).toMatchObject({
      points: [{ code: '3060', opening_hours: '' }],
      ignored: 0,
    });
  });
});

it.each([
  ['nothing', '', { key: 'points.empty' }],
  ['headings alone', 'code;name;city;zip\n', { key: 'points.empty' }],
  ['another table', 'a;b\n1;2\n', { key: 'points.unknown' }],
  ['other JSON', '{"points":3}', { key: 'points.unknown' }],
  ['broken JSON', '{"data":', { key: 'points.unknown' }],
  ['a binary file', 'PK\0\0', { key: 'points.unknown' }],
  ['no zip', 'code;name;city\n1;A;B\n', { key: 'points.column', params: { column: 'zip' } }],
  [
    'a row without its name',
    'code;name;city;zip\n1;A;B;39701\n2;;B;39701\n',
    { key: 'points.row', params: { row: '3' } },
  ],
  [
    'too long a code',
    `code;name;city;zip\n${'1'.repeat(LIMITS.pointCode + 1)};A;B;39701\n`,
    { key: 'points.row', params: { row: '2' } },
  ],
  [
    'a code twice',
    'code;name;city;zip\n1;A;B;39701\n1;C;D;39701\n',
    { key: 'points.twice', params: { code: '1' } },
  ],
  [
    'too many',
    `code;name;city;zip\n${Array.from({ length: LIMITS.pickupPoints + 1 }, (_, id) => `${id};A;B;1`).join('\n')}`,
    { key: 'points.tooMany', params: { maximum: LIMITS.pickupPoints } },
  ],
])('a file with %s is refused with its reason', (_, text, said) => {
  expect(refused(bytes(text))).toEqual(said);
});

it('a file that is too large is refused', () => {
  expect(refused(new Uint8Array(LIMITS.pointsFile + 1))).toEqual({ key: 'points.tooLarge' });
});
