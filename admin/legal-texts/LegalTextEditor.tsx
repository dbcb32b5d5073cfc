import { DataTable } from 'react-admin';
import { LEGAL_KINDS } from '../../api/contract/constants.ts';
import type { LegalText } from '../../api/contract/types.ts';
import { shownDay } from '../layout/shown.ts';
import { choiceField, searchFilter } from '../lists/common.tsx';
import { contentEditor } from '../lists/contentEditor.tsx';
import { LegalTextForm } from './LegalTextForm.tsx';
import { StateMark } from './StateMark.tsx';
import { versionName } from './versionName.ts';

const Column = DataTable.Col<LegalText>;

const kind = choiceField('legal-texts', 'kind', 'kinds', LEGAL_KINDS);

/** Versions of the legal documents, together with the others of their document. */
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
