import Box from '@mui/material/Box';
import { DataTable, useTranslate } from 'react-admin';
import type { DiscountCode } from '../../api/contract/types.ts';
import { activeFilter, searchFilter } from '../lists/columnsAndFilters.tsx';
import { Editor } from '../lists/Editor.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Note } from '../ui/Note.tsx';
import { CodeExport } from './CodeExport.tsx';
import { CodeForm } from './CodeForm.tsx';
import { codeState, daysOf, reductionText, usesOf } from './codeState.ts';

const Column = DataTable.Col<DiscountCode>;
const field = (name: string) => `resources.discount-codes.fields.${name}`;

/** Discount codes: what they take off, until when, and how many orders used them. */
export const DiscountCodeEditor = () => (
  <Editor<DiscountCode>
    Export={CodeExport}
    canImport={false}
    columns={columns}
    filters={[searchFilter, activeFilter]}
    form={CodeForm}
    phone={{ title: code, text: phoneFacts, aside: reductionText }}
    sort={NEWEST_FIRST}
  />
);

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;

const code = (record: DiscountCode) => (
  <>
    <strong>{record.code}</strong>
    {record.note && <Note>{record.note}</Note>}
  </>
);

const State = ({ of: record }: { of: DiscountCode }) => {
  const translate = useTranslate();
  const state = codeState(record);
  return (
    <Mark
      color={state === 'valid' ? 'success' : 'default'}
      label={translate(`resources.discount-codes.states.${state}`)}
    />
  );
};

const Uses = ({ of: record }: { of: DiscountCode }) => {
  const translate = useTranslate();
  return translate('resources.discount-codes.used', { uses: usesOf(record) });
};

const phoneFacts = (record: DiscountCode) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
    <State of={record} />
    <Uses of={record} />
    <span>{daysOf(record)}</span>
  </Box>
);

const columns = (
  <>
    <Column render={code} source="code" />
    <Column
      align="right"
      disableSort
      label={field('taken_off')}
      render={reductionText}
      source="percent"
    />
    <Column label={field('days')} render={daysOf} source="valid_until" />
    <Column align="right" disableSort render={usesOf} source="uses" />
    <Column label={field('state')} render={(record) => <State of={record} />} source="is_active" />
  </>
);
