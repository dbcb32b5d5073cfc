import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { faFlagCheckered } from '@fortawesome/free-solid-svg-icons/faFlagCheckered';
import { faGlobeEurope } from '@fortawesome/free-solid-svg-icons/faGlobeEurope';
import { faMedal } from '@fortawesome/free-solid-svg-icons/faMedal';
import { faTrophy } from '@fortawesome/free-solid-svg-icons/faTrophy';
import Box from '@mui/material/Box';
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import { STAT_ICONS, type StatIcon } from '../../api/contract/constants.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { AchievementStat } from '../../api/contract/types.ts';
import { ActiveInput, choicesOf, FieldRow, OrderInput } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { useIsNew } from '../form/useIsNew.ts';
import { FontAwesomeIcon } from '../layout/FontAwesomeIcon.tsx';
import { localizedTitle } from '../layout/localizedName.ts';
import { activeColumn, idColumn, orderColumn, plainFilters } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { useAddStat } from './useAddStat.ts';

const Column = DataTable.Col<AchievementStat>;

const field = (name: string) => `resources.achievement-stats.fields.${name}`;
const icons = choicesOf(STAT_ICONS, 'resources.achievement-stats.icons');

/** The numbers that the team is proud of. */
export const StatEditor = () => (
  <Editor<AchievementStat>
    columns={columns}
    filters={plainFilters}
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

const ICONS: Record<StatIcon, IconDefinition> = {
  trophy: faTrophy,
  medal: faMedal,
  'flag-checkered': faFlagCheckered,
  'globe-europe': faGlobeEurope,
};

const Icon = ({ stat: { icon } }: { stat: AchievementStat }) => (
  <FontAwesomeIcon
    icon={ICONS[icon]}
    title={useTranslate()(`resources.achievement-stats.icons.${icon}`)}
  />
);

const hiddenColumns = ['id'];

const columns = (
  <>
    <Column label={field('title')} render={localizedTitle} source="title" />
    <Column label={field('value')} source="value" />
    <Column label={field('icon')} render={(stat) => <Icon stat={stat} />} source="icon" />
    {orderColumn}
    {activeColumn}
    {idColumn}
  </>
);

const StatForm = () => {
  const isNew = useIsNew();
  const add = useAddStat();
  return (
    <RecordForm onSubmit={isNew ? add : undefined}>
      <TranslatedInputs fields={texts} />
      <FieldRow>
        <TextInput isRequired source="value" />
        <SelectInput
          choices={icons}
          defaultValue="trophy"
          optionText={(choice: IconChoice) => <NamedIcon {...choice} />}
          source="icon"
        />
        <OrderInput />
      </FieldRow>
      <ActiveInput />
    </RecordForm>
  );
};

type IconChoice = (typeof icons)[number];

const NamedIcon = ({ id, name }: IconChoice) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <FontAwesomeIcon icon={ICONS[id]} />
      {translate(name)}
    </Box>
  );
};

const texts = [{ name: 'title', required: true }];
