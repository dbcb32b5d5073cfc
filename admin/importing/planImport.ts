import { recordsByKey } from '../../api/contract/loading.ts';
import { fold as folded } from '../../api/contract/slug.ts';
import type { FormFields } from '../providers/formData.ts';
import { type CsvTable, rowNumber, textOfCell } from './csvFile.ts';
import {
  type CsvField,
  type CsvResource,
  type Problem,
  valueAt,
  withValueAt,
} from './csvResource.ts';
import { readCell } from './readCell.ts';

/** What a row of the file will do. */
export type RowKind = 'new' | 'changed' | 'unchanged' | 'broken';

export interface PlannedRow {
  /** As a spreadsheet counts. */
  row: number;
  kind: RowKind;
  /** The record's id, null for a new one. */
  id: number | null;
  /** What it is recognised by, or the first cell. */
  name: string;
  changes: { field: string; before: unknown; after: unknown }[];
  problems: { field: string; problem: Problem }[];
  /** What is sent. */
  data: FormFields;
  /** The record as it was read. */
  previous: FormFields | null;
}

/** For each column of the file the name of its field, 'id', or null to leave it out. */
export type Mapping = readonly (string | null)[];

/** Which field each heading names: its own name, whatever its case, accents and spaces. */
export function guessMapping(headings: readonly string[], fields: readonly CsvField[]): Mapping {
  const names = new Map(
    ['id', ...fields.map(({ name }) => name)].map((name) => [plain(name), name]),
  );
  const used = new Set<string>();
  return headings.map((heading) => {
    const name = names.get(plain(heading));
    if (name === undefined || used.has(name)) return null;
    used.add(name);
    return name;
  });
}

const plain = (text: string) => folded(text.trim()).replace(/[\s_.-]+/g, '_');

/**
 * What importing a table would change: every row is compared with the stored records and checked. A row
 * belongs to the record with its id, else to the one with its natural key.
 */
export function planImport(
  table: CsvTable,
  mapping: Mapping,
  resource: CsvResource,
  records: readonly FormFields[],
): PlannedRow[] {
  const find = existingRecords(records, resource);
  const rowOf = new Map<unknown, number>();
  return table.rows.map((cells, index) => {
    const row = rowNumber(index);
    const cellsOf = fieldCells(cells, mapping, resource.fields);
    const given = readAll(cellsOf);
    const key = resource.keyOf(given);
    const previous = find(idOf(cells, mapping), key);
    const planned = planRow(row, cellsOf, resource, previous);
    const name =
      (key.startsWith('#') ? '' : key) || cells.find((cell) => cell.trim() !== '')?.trim() || '';
    const same = previous ? previous.id : key && `key ${key}`;
    const earlier = same === '' ? undefined : rowOf.get(same);
    if (earlier === undefined) rowOf.set(same, row);
    else planned.problems.push(twice(earlier));
    return { ...planned, name, kind: planned.problems.length > 0 ? 'broken' : planned.kind };
  });
}

const twice = (row: number) => ({
  field: '',
  problem: { key: 'importing.rules.twice', params: { row } } satisfies Problem,
});

/** A function that finds the stored record of a row by id, else by natural key. */
function existingRecords(records: readonly FormFields[], { keyOf }: CsvResource) {
  const keys = (key: string) => (key === '' ? [] : [key]);
  const byId = new Map(records.map((record) => [Number(record.id), record]));
  const byKey = recordsByKey(records, (record) => keys(keyOf(record)));
  return (id: number | null, key: string): FormFields | null => {
    const named = id === null ? undefined : byId.get(id);
    if (!named) return byKey.take(keys(key), true);
    byKey.use(named);
    return named;
  };
}

type Cells = readonly (readonly [field: CsvField, cell: string])[];

/** The cells that belong to fields, as texts. */
function fieldCells(
  cells: readonly string[],
  mapping: Mapping,
  fields: readonly CsvField[],
): Cells {
  return fields.flatMap((field) => {
    const at = mapping.indexOf(field.name);
    return at < 0 ? [] : [[field, textOfCell(cells[at] ?? '')] as const];
  });
}

function idOf(cells: readonly string[], mapping: Mapping): number | null {
  const cell = cells[mapping.indexOf('id')]?.trim() ?? '';
  return /^\d+$/.test(cell) ? Number(cell) : null;
}

/** A record of everything that can be read, to recognise it by. */
function readAll(cells: Cells): FormFields {
  return cells.reduce<FormFields>((record, [field, cell]) => {
    const reading = readCell(field, cell);
    return 'value' in reading ? withValueAt(record, field.path, reading.value) : record;
  }, {});
}

function planRow(
  row: number,
  cells: Cells,
  { fields, fold, unfold }: CsvResource,
  previous: FormFields | null,
): PlannedRow {
  const before = previous && unfold ? unfold(previous) : previous;
  const planned: PlannedRow = {
    row,
    kind: 'unchanged',
    id: previous ? Number(previous.id) : null,
    name: '',
    changes: [],
    problems: [],
    data: {},
    previous,
  };
  const refuse = (field: CsvField, key: Problem['key']) =>
    planned.problems.push({ field: field.name, problem: { key } });

  for (const [field, cell] of cells) {
    const old = valueAt(before, field.path);
    // A value that the record has already is kept, even where today's rules would refuse it.
    if (before && sameText(cell, old)) continue;
    const reading = readCell(field, cell, before === null);
    if ('problem' in reading) planned.problems.push({ field: field.name, ...reading });
    else if (reading.value !== undefined && !sameText(String(reading.value ?? ''), old)) {
      if (before && field.isFixed) refuse(field, 'importing.rules.fixed');
      planned.changes.push({ field: field.name, before: old, after: reading.value });
      planned.data = withValueAt(planned.data, field.path, reading.value);
    }
  }
  if (before === null) {
    const given = new Set(cells.map(([field]) => field));
    for (const field of fields) {
      if (given.has(field)) continue;
      const reading = readCell(field, '', true);
      if ('problem' in reading) planned.problems.push({ field: field.name, ...reading });
    }
  }
  planned.kind = kindOf(planned);
  planned.data = fold ? fold(planned.data, previous) : planned.data;
  return planned;
}

const sameText = (cell: string, value: unknown) =>
  cell.replace(/\r\n?/g, '\n').trim() ===
  String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();

const kindOf = ({ changes, id }: PlannedRow): RowKind => {
  if (id === null) return 'new';
  return changes.length > 0 ? 'changed' : 'unchanged';
};
