import { describe, expect, it } from 'vitest';
import { records } from '../../api/contract/testing/examples.ts';
import { cellOf, csvText, FILE_LIMITS, readCsv, readFile, textOfCell } from './csvFile.ts';
import { withColumns } from './csvResource.ts';
import { CSV_RESOURCES } from './csvResources.ts';
import { planImport } from './planImport.ts';

describe('cells', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+420 383 000 000', "'+420 383 000 000"],
    ['@lynx', "'@lynx"],
    ['-', "'-"],
    ['\tx', "'\tx"],
    ["'=x", "''=x"],
    ['-12.5', '-12.5'],
    ['+7', '+7'],
    ["'quoted'", "'quoted'"],
    ['Příliš', 'Příliš'],
  ])('write %j as %j and read it back', (text, cell) => {
    expect(cellOf(text, 'en')).toBe(cell);
    expect(textOfCell(cell)).toBe(text);
  });

  it('write numbers as spreadsheets of the language read them', () => {
    expect([cellOf(1290.5, 'cs'), cellOf(1290.5, 'en'), cellOf(-3, 'cs')]).toEqual([
      '1290,5',
      '1290.5',
      '-3',
    ]);
    expect([cellOf(null, 'cs'), cellOf(true, 'cs')]).toEqual(['', 'true']);
  });
});

describe('a CSV file', () => {
  const rows = [
    ['1', 'Žluťoučký; kůň, "ano"', 'dva\nřádky'],
    ['2', '', "'=SUM(A1)"],
  ];

  it.each([
    ['cs', ';'],
    ['en', ','],
  ] as const)(
    'in %s is marked as UTF-8, has cells separated by %s, and comes back as it was',
    (locale, sign) => {
      const text = csvText(['id', 'name', 'text'], [rows[0] ?? [], ['2', '', '=SUM(A1)']], locale);
      expect(text.startsWith('\ufeff')).toBe(true);
      expect(text).toContain(`id${sign}name`);
      expect(readCsv(text)).toEqual({ headings: ['id', 'name', 'text'], rows, numbers: [2, 3] });
    },
  );

  it('numbers its rows as spreadsheets do, with those left empty between them', () => {
    const text = 'name;position\n\nMarek;řidič\n;\nJana;mechanička\n';
    const { headings, rows, numbers } = readCsv(text);
    expect(headings).toEqual(['name', 'position']);
    expect(rows.map(([name]) => name)).toEqual(['Marek', 'Jana']);
    expect(numbers).toEqual([3, 5]);
  });
});

const file = (text: string | Uint8Array<ArrayBuffer>, name = 'team.csv') => new File([text], name);

describe('a file that cannot be imported', () => {
  it.each([
    ['another type', file('a', 'team.xlsx'), 'type'],
    ['a binary file', file('PK\0\0;x\n1;2'), 'type'],
    ['headings alone', file('id;name_cs\n'), 'empty'],
    ['too many rows', file(`id\n${'1\n'.repeat(FILE_LIMITS.rows + 1)}`), 'rows'],
    ['too large a file', file(new Uint8Array(FILE_LIMITS.bytes + 1)), 'size'],
  ])('%s is refused', async (_, chosen, reason) => {
    await expect(readFile(chosen)).rejects.toMatchObject({ key: `importing.failures.${reason}` });
  });
});

/** A column of each kind, with its resource and a stored record. */
const COLUMNS = {
  line: ['team', 'name_en', records.teamMember],
  text: ['team', 'description_en', records.teamMember],
  integer: ['team', 'display_order', records.teamMember],
  optionalInteger: ['cars', 'horsepower', records.car],
  money: ['products', 'price', records.product],
  flag: ['team', 'is_active', records.teamMember],
  choice: ['events', 'event_type', records.event],
  date: ['blog', 'published_date', records.blogPostRecord],
  moment: ['events', 'unpublish_at', records.event],
  url: ['team', 'instagram_url', records.teamMember],
  eventUrl: ['events', 'event_url', records.event],
  picture: ['team', 'image_path', records.teamMember],
  slug: ['cars', 'slug', records.car],
} as const;
type FieldKind = keyof typeof COLUMNS;

/** What a row with one cell does to a record that has another value there. */
function planCell(kind: FieldKind, cell: string) {
  const [name, column, record] = COLUMNS[kind];
  const resource = CSV_RESOURCES[name];
  if (!resource) throw new Error(`No ${name}`);
  const stored = withColumns(resource.fields, record, { [column]: 'another' });
  const table = { headings: ['id', column], rows: [[String(record.id), cell]], numbers: [2] };
  const [row] = planImport(table, table.headings, resource, [stored]);
  return row;
}

describe('reading a cell', () => {
  it.each<[FieldKind, string, unknown]>([
    ['line', ' Marek ', 'Marek'],
    ['text', 'a\r\nb', 'a\nb'],
    ['integer', '', undefined],
    ['integer', '1 200', 1200],
    ['optionalInteger', '', null],
    ['money', '1 290,50', 1290.5],
    ['money', '0.1', 0.1],
    ['flag', 'PRAVDA', true],
    ['flag', 'No', false],
    ['flag', '', undefined],
    ['date', '31. 3. 2026', '2026-03-31'],
    ['date', '2026-03-31', '2026-03-31'],
    ['moment', '3. 12. 2026 9:30', '2026-12-03T08:30:00.000Z'],
    ['moment', '2026-12-03T08:30:00.000Z', '2026-12-03T08:30:00.000Z'],
    ['moment', '', null],
    ['url', 'https://lynx.cz', 'https://lynx.cz'],
    ['eventUrl', '', '#'],
    ['picture', '/uploads/ab/c-640.webp', '/uploads/ab/c-640.webp'],
    ['slug', 'rys-gt', 'rys-gt'],
  ])('%s %j is %j', (kind, cell, value) => {
    const row = planCell(kind, cell);
    expect(row?.problems).toEqual([]);
    expect(row?.changes.map(({ after }) => after)).toEqual(value === undefined ? [] : [value]);
  });

  it.each<[FieldKind, string, string]>([
    ['line', 'x'.repeat(201), 'text.tooLong'],
    ['line', 'a\nb', 'text.controls'],
    ['text', 'a\u0007', 'text.controls'],
    ['integer', '1.5', 'number.whole'],
    ['integer', '-1', 'number.min'],
    ['integer', 'ten', 'number.wrong'],
    ['money', '', 'price.required'],
    ['integer', '9999999999', 'number.max'],
    ['money', '1.005', 'number.step'],
    ['flag', 'maybe', 'importing.rules.flag'],
    ['date', '2026-02-30', 'date.wrong'],
    ['moment', 'soon', 'moment.wrong'],
    ['moment', '1. 1. 2026 0:00', 'moment.order'],
    ['moment', '28. 3. 2027 2:30', 'moment.skipped'],
    ['url', 'javascript:alert(1)', 'url.wrong'],
    ['picture', '/etc/passwd', 'picture.wrong'],
    ['slug', 'Rys GT', 'slug.wrong'],
    ['slug', '12', 'slug.wrong'],
  ])('%s %j is refused: %s', (kind, cell, key) => {
    expect(planCell(kind, cell)?.problems).toMatchObject([{ problem: { key } }]);
  });

  it('names the choices where there are some', () => {
    expect(planCell('choice', 'x')?.problems).toMatchObject([
      { problem: { key: 'importing.rules.choice', params: { choices: 'our, world' } } },
    ]);
  });
});
