import { BooleanInput, DataTable, type RaRecord, SelectField, SelectInput } from 'react-admin';
import { YesNoBadge } from '../ui/YesNoBadge.tsx';
import type { BulkField } from './bulkFields.ts';
import { OffLineMark } from './OffLineMark.tsx';
import { SearchField } from './SearchField.tsx';

// Columns and filters of many lists. They are elements, because the list reads their props.

export const orderColumn = (
  <DataTable.NumberCol label="paddock.fields.display_order" source="display_order" />
);

export const activeColumn = (
  <DataTable.Col
    label="paddock.fields.is_active"
    render={({ is_active }) => (
      <OffLineMark>
        <YesNoBadge value={is_active} />
      </OffLineMark>
    )}
    source="is_active"
  />
);

export const idColumn = <DataTable.NumberCol label="paddock.fields.id" source="id" />;

export const searchFilter = <SearchField alwaysOn key="q" source="q" />;

export const activeFilter = (
  <BooleanInput defaultValue key="active" label="paddock.fields.is_active" source="is_active" />
);

/** A field with a fixed set of values: its column, card text, filter and bulk change. */
export function choiceField<T extends string>(
  resource: string,
  source: string,
  names: string,
  values: readonly T[],
) {
  const label = `resources.${resource}.fields.${source}`;
  const choices = values.map((id) => ({ id, name: `resources.${resource}.${names}.${id}` }));
  const bulk: BulkField = {
    source,
    label,
    options: choices.map(({ id, name }) => ({ value: id, label: name })),
  };
  return {
    choices,
    bulk,
    column: (
      <DataTable.Col label={label} source={source}>
        <SelectField choices={choices} source={source} />
      </DataTable.Col>
    ),
    filter: <SelectInput alwaysOn choices={choices} key={source} label={label} source={source} />,
    text: (record: RaRecord) => (
      <SelectField choices={choices} record={record} source={source} variant="inherit" />
    ),
  };
}
