import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
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
import type { WebsiteValues } from './edits.ts';

interface SectionsInputProps {
  label: string;
  source: `settings.${number}.value`;
}

/** The form path of the site's background, on which the defaults of sections depend. */
const GROUND =
  `settings.${KNOWN_SETTINGS.findIndex(({ key }) => key === 'theme_ground')}.value` as const;

const ARROWS = [
  ['up', -1, ArrowUpward],
  ['down', 1, ArrowDownward],
] as const;

/** The order, background and visibility of the home page's sections. */
export const SectionsInput = ({ label, source }: SectionsInputProps) => {
  const translate = useTranslate();
  const { field } = useController<WebsiteValues, typeof source>({ name: source });
  const [said, say] = useState('');
  const chosen = useWatch<WebsiteValues, typeof GROUND>({ name: GROUND });
  const { ground } = themeOf((key) => (key === 'theme_ground' ? String(chosen) : undefined));
  const sections = arrangedSections(typeof field.value === 'string' ? field.value : '', ground);
  const nameOf = (name: string) => translate(`resources.website.groups.${name}`);
  const labelled = (key: string, name: string) => ({
    'aria-label': translate(`resources.website.${key}`, { name: nameOf(name) }),
  });
  const items = sections.map(({ name }) => ({ id: name, name: nameOf(name) }));

  const write = (arranged: readonly ArrangedSection[]) => field.onChange(sectionsText(arranged));
  const move = (from: number, to: number) => write(movedTo(sections, from, to));
  const change = (name: string, part: Partial<ArrangedSection>) =>
    write(sections.map((each) => (each.name === name ? { ...each, ...part } : each)));
  const step = (from: number, by: number, button: HTMLElement) => {
    const to = from + by;
    const name = items[from]?.name;
    if (to < 0 || to >= items.length) return;
    flushSync(() => move(from, to));
    // Moving an element loses its focus.
    button.focus();
    say(translate('ordering.dropped', { name, place: to + 1, count: items.length }));
  };

  return (
    <Sortable items={items} onMove={move}>
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
            {ARROWS.map(([way, by, Arrow]) => (
              <IconButton
                {...labelled(`action.${way}`, name)}
                aria-disabled={items[at + by] === undefined}
                key={way}
                onClick={({ currentTarget }) => step(at, by, currentTarget)}
                size="small"
              >
                <Arrow fontSize="small" />
              </IconButton>
            ))}
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
  '& [aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
};
