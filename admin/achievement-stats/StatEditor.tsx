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
import { ContentForm } from '../form/ContentForm.tsx';
import { useIsNew } from '../form/useIsNew.ts';
import { FontAwesomeIcon } from '../layout/FontAwesomeIcon.tsx';
import { localizedTitle } from '../layout/localizedName.ts';
import { choiceField } from '../lists/common.tsx';
import { contentEditor } from '../lists/contentEditor.tsx';
import { useAddStat } from './useAddStat.ts';

const Column = DataTable.Col<AchievementStat>;

const field = (name: string) => `resources.achievement-stats.fields.${name}`;
const { choices } = choiceField('achievement-stats', 'icon', 'icons', STAT_ICONS);

const ICONS: Record<StatIcon, IconDefinition> = {
  trophy: faTrophy,
  medal: faMedal,
  'flag-checkered': faFlagCheckered,
  'globe-europe': faGlobeEurope,
};

const Icon = ({ icon }: AchievementStat) => (
  <FontAwesomeIcon
    icon={ICONS[icon]}
    title={useTranslate()(`resources.achievement-stats.icons.${icon}`)}
  />
);

const StatForm = () => {
  const isNew = useIsNew();
  const add = useAddStat();
  return (
    <ContentForm onSubmit={isNew ? add : undefined} texts={[{ name: 'title', required: true }]}>
      <TextInput isRequired source="value" />
      <SelectInput
        choices={choices}
        defaultValue="trophy"
        optionText={(choice: (typeof choices)[number]) => <NamedIcon {...choice} />}
        source="icon"
      />
    </ContentForm>
  );
};

/** The numbers that the team is proud of. */
export const StatEditor = contentEditor<AchievementStat>({
  columns: (
    <>
      <Column label={field('title')} render={localizedTitle} source="title" />
      <Column label={field('value')} source="value" />
      <Column label={field('icon')} render={(stat) => <Icon {...stat} />} source="icon" />
    </>
  ),
  form: StatForm,
  phone: {
    picture: (stat) => <Icon {...stat} />,
    title: localizedTitle,
    text: ({ value }) => value,
  },
  sitePage: sitePaths.achievements,
});

const NamedIcon = ({ id, name }: (typeof choices)[number]) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <FontAwesomeIcon icon={ICONS[id]} />
      {translate(name)}
    </Box>
  );
};
