import { DataTable, useTranslate } from 'react-admin';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { AchievementStat } from '../../api/contract/types.ts';
import { localizedTitle } from '../layout/localizedName.ts';
import {
  activeColumn,
  activeFilter,
  idColumn,
  orderColumn,
  searchFilter,
} from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { StatForm } from './StatForm.tsx';
import { StatIcon } from './StatIcon.tsx';

const Column = DataTable.Col<AchievementStat>;

const filters = [searchFilter, activeFilter];

const hiddenColumns = ['id'];

/** The numbers that the team is proud of (back-office §2). */
export const StatEditor = () => (
  <Editor<AchievementStat>
    columns={columns}
    filters={filters}
    form={StatForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{
      picture: (stat) => <Icon stat={stat} />,
      title: localizedTitle,
      text: ({ value }) => value,
    }}
    sitePage={sitePaths.achievements}
  />
);

const Icon = ({ stat }: { stat: AchievementStat }) => {
  const translate = useTranslate();
  return (
    <StatIcon
      name={stat.icon}
      title={translate(`resources.achievement-stats.icons.${stat.icon}`)}
    />
  );
};

const columns = (
  <>
    <Column
      label="resources.achievement-stats.fields.title"
      render={localizedTitle}
      source="title"
    />
    <Column label="resources.achievement-stats.fields.value" source="value" />
    <Column
      label="resources.achievement-stats.fields.icon"
      render={(stat) => <Icon stat={stat} />}
      source="icon"
    />
    {orderColumn}
    {activeColumn}
    {idColumn}
  </>
);
