import Box from '@mui/material/Box';
import { SelectInput, useTranslate } from 'react-admin';
import { STAT_ICONS, type StatIcon as StatIconName } from '../../api/contract/constants.ts';
import { StatIcon } from './StatIcon.tsx';

interface IconChoice {
  id: StatIconName;
}

const choices: IconChoice[] = STAT_ICONS.map((id) => ({ id }));

/** One of the four icons, chosen by its picture (back-office §3). */
export const IconInput = () => (
  <SelectInput
    choices={choices}
    defaultValue="trophy"
    label="resources.achievement-stats.fields.icon"
    optionText={(choice: IconChoice) => <NamedIcon name={choice.id} />}
    source="icon"
  />
);

const NamedIcon = ({ name }: { name: StatIconName }) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <StatIcon name={name} />
      {translate(`resources.achievement-stats.icons.${name}`)}
    </Box>
  );
};
