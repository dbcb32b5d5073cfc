import { DataTable, useGetList, useTranslate } from 'react-admin';
import { LEGAL_KINDS } from '../../api/contract/constants.ts';
import { pragueToday } from '../../api/contract/dates.ts';
import type { LegalText } from '../../api/contract/types.ts';
import { choiceField, searchFilter } from '../lists/columnsAndFilters.tsx';
import { contentEditor } from '../lists/contentEditor.tsx';
import { Mark } from '../ui/Mark.tsx';
import { shownDay } from '../ui/shown.ts';
import { LegalTextForm } from './LegalTextForm.tsx';
import { versionName } from './versionName.ts';
import { versionState } from './versionState.ts';

const Column = DataTable.Col<LegalText>;

const kind = choiceField('legal-texts', 'kind', 'kinds', LEGAL_KINDS);

/** Versions of the legal documents, grouped with the others of their document. */
export const LegalTextEditor = contentEditor<LegalText>({
  columns: (
    <>
      {kind.column}
      <Column render={({ valid_from }) => shownDay(valid_from)} source="valid_from" />
      <Column disableSort render={(version) => <StateMark version={version} />} source="state" />
    </>
  ),
  filters: [searchFilter, kind.filter],
  form: LegalTextForm,
  phone: {
    title: kind.text,
    text: (version) => (
      <>
        {versionName(version)} <StateMark version={version} />
      </>
    ),
  },
  sort: { field: 'kind', order: 'DESC' },
});

/** All versions: which one is in force depends on the others, regardless of the list's filter. */
const ALL = {
  pagination: { page: 1, perPage: 1_000 },
  sort: { field: 'valid_from', order: 'DESC' },
} as const;

const COLORS = { inForce: 'success', planned: 'info', earlier: 'default', off: 'default' } as const;

/** A version's state: in force, planned, replaced or inactive. */
const StateMark = ({ version }: { version: LegalText }) => {
  const { data = [version] } = useGetList<LegalText>('legal-texts', ALL);
  const translate = useTranslate();
  const state = versionState(version, data, pragueToday(new Date()));
  return <Mark color={COLORS[state]} label={translate(`resources.legal-texts.states.${state}`)} />;
};
