import type { FieldErrors } from '../../api/contract/fieldErrors.ts';
import { keysOf } from '../../api/contract/loading.ts';
import {
  checkInput,
  createPlanner,
  type LoadOutcome,
  type LoadPlanner,
  outcomeOf,
} from '../../api/contract/planLoading.ts';
import { fold as folded } from '../../api/contract/slug.ts';
import type { FormFields } from '../providers/formData.ts';
import { type CsvTable, textOfCell } from './csvFile.ts';
import {
  type CsvField,
  type CsvResource,
  columnsOf,
  type Problem,
  withColumns,
} from './csvResource.ts';
import { readCell } from './readCell.ts';

export interface PlannedRow {
  row: number;
  outcome: LoadOutcome;
  id: number | null;
  /** The row's identifying text, or the first cell. */
  name: string;
  changes: { field: string; before: unknown; after: unknown }[];
  problems: { field: string; problem: Problem }[];
  data: FormFields;
  previous: FormFields | null;
}

/** For each column of the file, the field's name, 'id', or null to skip it. */
export type Mapping = readonly (string | null)[];

/** Matches headings to fields by name, ignoring case, accents and spaces. */
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

/** What importing a table would change; rows match records by id, else by key. */
export function planImport(
  { headings, rows, numbers }: CsvTable,
  mapping: Mapping,
  resource: CsvResource,
  records: readonly FormFields[],
): PlannedRow[] {
  const { content, fields } = resource;
  const planner = createPlanner(content, records, { split: (record) => columnsOf(fields, record) });
  const rowOf = new Map<unknown, number>();
  return rows.map((texts, index) => {
    const row = numbers[index] ?? 0;
    if (texts.length !== headings.length) return brokenRow(row, texts);
    const cells = cellsOf(texts, mapping, resource);
    const keys = keysOf(content, readableOf(cells, resource), null);
    const previous = planner.findById(Number(texts[mapping.indexOf('id')]), keys);
    const planned = planRow(cells, resource, planner, previous);

    const [key = ''] = keys;
    const same = previous ? previous.id : key && `key ${key}`;
    const earlier = same === '' ? undefined : rowOf.get(same);
    if (earlier === undefined) rowOf.set(same, row);
    else {
      const problem = { key: 'importing.rules.twice', params: { row: earlier } } as const;
      planned.problems.push({ field: '', problem });
    }
    const outcome = planned.problems.length > 0 ? 'refused' : planned.outcome;
    const name = (key.startsWith('#') ? '' : key) || firstText(texts);
    return { ...planned, row, outcome, id: previous && Number(previous.id), name, previous };
  });
}

const firstText = (texts: readonly string[]): string =>
  texts.find((text) => text.trim() !== '')?.trim() ?? '';

/** A row with more or fewer cells than the header: nobody knows to which field each belongs. */
const brokenRow = (row: number, texts: readonly string[]): PlannedRow => ({
  row,
  outcome: 'refused',
  id: null,
  name: firstText(texts),
  changes: [],
  problems: [{ field: '', problem: { key: 'importing.rules.cells' } }],
  data: {},
  previous: null,
});

type Cells = readonly (readonly [field: CsvField, cell: string])[];

const cellsOf = (texts: readonly string[], mapping: Mapping, { fields }: CsvResource): Cells =>
  fields.flatMap((field) => {
    const at = mapping.indexOf(field.name);
    return at < 0 ? [] : [[field, textOfCell(texts[at] ?? '')] as const];
  });

const valuesOf = (cells: Cells): FormFields =>
  Object.fromEntries(cells.map(([field, cell]) => [field.name, readCell(field, cell)]));

/** A record of the valid cells, to identify the row. */
function readableOf(cells: Cells, { content, fields }: CsvResource): FormFields {
  const raw = valuesOf(cells);
  const { failure } = checkInput(content.path, withColumns(fields, {}, raw), raw, false);
  const readable = cells.filter(([field]) => !problemOf(field, failure));
  return withColumns(fields, {}, valuesOf(readable));
}

/** A row's changes to its record, or to an empty one. */
function planRow(
  cells: Cells,
  { content, fields }: CsvResource,
  planner: LoadPlanner<FormFields>,
  previous: FormFields | null,
): Pick<PlannedRow, 'outcome' | 'changes' | 'problems' | 'data'> {
  const stored = previous ?? {};
  const before = columnsOf(fields, stored);
  // An unchanged value is kept, even if today's rules would reject it.
  const written = cells.filter(([{ name }, cell]) => normal(cell) !== normal(before[name]));
  const raw = valuesOf(written);
  const record = withColumns(fields, stored, raw);
  const { given, failure } = checkInput(content.path, record, raw, previous === null, (whole) =>
    columnsOf(fields, whole),
  );
  const changed = planner.changes(given, previous);
  const changes = Object.entries(changed).map(([field, after]) => ({
    field,
    before: before[field],
    after,
  }));
  // A new record needs fields that the file may lack.
  const checked = previous
    ? written.map(([field]) => field)
    : new Set([...cells.map(([field]) => field), ...fields]);
  const problems = [...checked].flatMap((field) => {
    const { name } = field;
    const fixed = previous && name === 'setting_key' && FIXED;
    const problem = problemOf(field, failure, raw[name] !== undefined) ?? fixed;
    return problem ? [{ field: name, problem }] : [];
  });
  const whole = withColumns(fields, stored, changed);
  return {
    outcome: outcomeOf(previous, changes.length > 0),
    changes,
    problems,
    data: Object.fromEntries(
      Object.entries(withColumns(fields, {}, changed)).map(([name, value]) => [
        name,
        // Lists are written whole.
        Array.isArray(value) ? whole[name] : value,
      ]),
    ),
  };
}

const FIXED = { key: 'importing.rules.fixed' } as const;

const normal = (value: unknown) =>
  String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();

/** The rule that a field breaks, named by the import where that is more specific. */
function problemOf(
  { path, kind, choices = [] }: CsvField,
  failure: FieldErrors | null,
  isGiven = true,
): Problem | undefined {
  const at = path.join('.');
  const broken = Object.entries(failure?.errors ?? {}).find(
    ([name]) => name === at || name.startsWith(`${at}.`),
  );
  if (!broken) return undefined;
  if (isGiven && kind === 'choice') {
    return { key: 'importing.rules.choice', params: { choices: choices.join(', ') } };
  }
  return kind === 'flag' ? { key: 'importing.rules.flag' } : broken[1];
}
