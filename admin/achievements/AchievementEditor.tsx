import { BooleanInput, DataTable, SearchInput } from 'react-admin';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { Achievement } from '../../api/contract/types.ts';
import { Editor } from '../layout/Editor.tsx';
import { RowActions } from '../layout/RowActions.tsx';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';
import { MoveButtons } from '../ordering/MoveButtons.tsx';
import { AchievementForm } from './AchievementForm.tsx';

const Column = DataTable.Col<Achievement>;
const NumberColumn = DataTable.NumberCol<Achievement>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="active" source="is_active" label="paddock.fields.is_active" defaultValue />,
];

const hiddenColumns = ['id'];

/** The team's milestones (back-office §2). */
export const AchievementEditor = () => (
  <Editor<Achievement>
    actions={actions}
    columns={columns}
    filters={filters}
    form={AchievementForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{ title: ({ title }) => title, text: ({ year }) => String(year) }}
    sitePage={sitePaths.achievements}
  />
);

const columns = (
  <>
    <Column label="resources.achievements.fields.title" source="title" />
    <Column align="right" label="resources.achievements.fields.year" source="year" />
    <NumberColumn label="paddock.fields.display_order" source="display_order" />
    <Column
      label="paddock.fields.is_active"
      render={({ is_active }) => <YesNoBadge value={is_active} />}
      source="is_active"
    />
    <NumberColumn label="paddock.fields.id" source="id" />
  </>
);

const actions = (
  <RowActions>
    <MoveButtons />
  </RowActions>
);
