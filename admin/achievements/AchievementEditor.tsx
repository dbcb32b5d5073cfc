import { DataTable } from 'react-admin';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { Achievement } from '../../api/contract/types.ts';
import {
  activeColumn,
  activeFilter,
  idColumn,
  orderColumn,
  searchFilter,
} from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { AchievementForm } from './AchievementForm.tsx';

const Column = DataTable.Col<Achievement>;

const filters = [searchFilter, activeFilter];

const hiddenColumns = ['id'];

/** The team's milestones (back-office §2). */
export const AchievementEditor = () => (
  <Editor<Achievement>
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
    {orderColumn}
    {activeColumn}
    {idColumn}
  </>
);
