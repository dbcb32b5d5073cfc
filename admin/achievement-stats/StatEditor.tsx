import { BooleanInput, DataTable, SearchInput, useTranslate } from 'react-admin';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { AchievementStat } from '../../api/contract/types.ts';
import { Editor } from '../layout/Editor.tsx';
import { localizedTitle } from '../layout/localizedTitle.ts';
import { RowActions } from '../layout/RowActions.tsx';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';
import { MoveButtons } from '../ordering/MoveButtons.tsx';
import { StatForm } from './StatForm.tsx';
import { StatIcon } from './StatIcon.tsx';

const Column = DataTable.Col<AchievementStat>;
const NumberColumn = DataTable.NumberCol<AchievementStat>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="active" source="is_active" label="paddock.fields.is_active" defaultValue />,
];

const hiddenColumns = ['id'];

/** The numbers that the team is proud of (back-office §2). */
export const StatEditor = () => (
  <Editor<AchievementStat>
    actions={actions}
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
