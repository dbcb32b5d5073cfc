import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import {
  BooleanInput,
  DataTable,
  type DataTableBodyProps,
  type Identifier,
  type RaRecord,
  SearchInput,
  SelectField,
  SelectInput,
} from 'react-admin';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';
import { OffLineMark } from './OffLineMark.tsx';

// Parts common to many lists. Columns and filters are elements, because the list reads their props.

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

export const searchFilter = <SearchInput alwaysOn key="q" source="q" />;

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

export interface BulkField {
  source: string;
  /** Message key. */
  label: string;
  /** The values, labelled by message keys. */
  options: readonly { value: string | boolean; label: string }[];
  /** Asks for confirmation, because the change can't be undone. */
  Question?: ComponentType<BulkQuestionProps>;
}

interface QuestionProps {
  ids: readonly Identifier[];
  isPending: boolean;
  onClose: () => void;
}

export interface BulkQuestionProps extends QuestionProps {
  value: string | boolean;
  /** The field and its value, as people read them. */
  content: string;
  /** Takes further fields that are written with it. */
  onConfirm: (more: object) => void;
}

/** A resource's own question before its records are deleted, one or several. */
export interface DeleteQuestionProps extends QuestionProps {
  onConfirm: () => void;
}

/** A button that downloads records: the ticked ones, or all that match the list's filters. */
export interface ExportProps {
  ticked?: boolean;
}

/** Whether a record is deleted already, in a list that keeps such records. */
export type IsDeleted = (record: RaRecord) => boolean;

/** A record on phones. */
export interface CardProps {
  id: number;
  sx: SxProps<Theme>;
  children: ReactNode;
}

/** What lets the records of a list be moved. */
export interface ListOrdering {
  /** Around the list. */
  List: ComponentType<{ children: ReactNode }>;
  /** A record's, among its actions. */
  Buttons: ComponentType;
  TableBody: ComponentType<DataTableBodyProps>;
  Card: ComponentType<CardProps>;
}

export const BULK_ACTIVE: BulkField = {
  source: 'is_active',
  label: 'paddock.fields.is_active',
  options: [
    { value: true, label: 'ra.boolean.true' },
    { value: false, label: 'ra.boolean.false' },
  ],
};
