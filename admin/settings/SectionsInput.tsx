import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { GROUNDS } from '../../api/contract/constants.ts';
import {
  type ArrangedSection,
  arrangedSections,
  sectionsText,
} from '../../api/contract/homeSections.ts';
import { KNOWN_SETTINGS } from '../../api/contract/knownSettings.ts';
import { themeOf } from '../../api/contract/theme.ts';
import { movedTo } from '../ordering/newPlaces.ts';
import { Sortable } from '../ordering/Sortable.tsx';
import { DragHandle, SortableItem } from '../ordering/SortableItem.tsx';
import { StepButtons } from '../ordering/StepButtons.tsx';
import { useSetting } from '../ui/useSetting.ts';
import type { SettingFieldProps } from './settingFieldProps.ts';
import { ShowSectionContext } from './showSection.ts';

const GROUND = 'theme_ground';

/** The path of the site's background in the form of all known settings. */
const EDITED_GROUND = `settings.${KNOWN_SETTINGS.findIndex(({ key }) => key === GROUND)}.value`;

/** The order, background and visibility of the home page's sections. */
export const SectionsInput = ({ label, help, source }: SettingFieldProps) => {
  const translate = useTranslate();
  const { field } = useController({ name: source, defaultValue: '' });
  const [said, say] = useState('');
  const show = useContext(ShowSectionContext);
  // The defaults of sections depend on it.
  const edited: unknown = useWatch({ name: EDITED_GROUND });
  const stored = useSetting(GROUND);
  const { ground } = themeOf((key) => (key === GROUND ? String(edited ?? stored) : undefined));
  const sections = arrangedSections(typeof field.value === 'string' ? field.value : '', ground);
  const nameOf = (name: string) => translate(`resources.website.groups.${name}`);
  const labelled = (key: string, name: string) => ({
    'aria-label': translate(`resources.website.${key}`, { name: nameOf(name) }),
  });
  const items = sections.map(({ name }) => ({ id: name, name: nameOf(name) }));

  const write = (name: string, arranged: readonly ArrangedSection[]) => {
    field.onChange(sectionsText(arranged));
    show(name);
  };
  const move = (from: number, to: number) =>
    write(sections[from]?.name ?? '', movedTo(sections, from, to));
  const change = (name: string, part: Partial<ArrangedSection>) =>
    write(
      name,
      sections.map((each) => (each.name === name ? { ...each, ...part } : each)),
    );
  const step = (from: number, to: number) => {
    const name = items[from]?.name;
    move(from, to);
    say(translate('ordering.dropped', { name, place: to + 1, count: items.length }));
  };

  return (
    <Sortable items={items} onMove={move}>
      <Typography sx={{ fontWeight: 650, pt: 0.5 }} variant="body2">
        {label}
      </Typography>
      <FormHelperText sx={{ mx: 0, mb: 0.5 }}>{help}</FormHelperText>
      <Box aria-label={label} component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sections.map(({ name, ground, isHidden }, at) => (
          <SortableItem component="li" id={name} key={name} sx={ROW}>
            <DragHandle name={nameOf(name)} />
            <Switch
              checked={!isHidden}
              onChange={(_event, isShown) => change(name, { isHidden: !isShown })}
              size="small"
              slotProps={{ input: labelled('shown', name) }}
            />
            <Typography
              color={isHidden ? 'textSecondary' : undefined}
              sx={{ flex: 1, minWidth: '5rem' }}
              variant="body2"
            >
              {nameOf(name)}
            </Typography>
            <Select
              onChange={({ target }) => change(name, { ground: target.value })}
              size="small"
              slotProps={{ input: labelled('ground', name) }}
              value={ground}
              variant="standard"
            >
              {GROUNDS.map((each) => (
                <MenuItem key={each} value={each}>
                  {translate(`resources.website.grounds.${each}`)}
                </MenuItem>
              ))}
            </Select>
            <StepButtons
              count={items.length}
              index={at}
              name={nameOf(name)}
              onMove={(to) => step(at, to)}
              size="small"
            />
          </SortableItem>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Sortable>
  );
};

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  py: 0.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
};
