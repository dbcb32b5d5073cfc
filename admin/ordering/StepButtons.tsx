import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { Announcement } from '../ui/Announcement.tsx';
import { named } from '../ui/named.ts';

interface StepButtonsProps {
  /** The item's place, counted from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  /** The item's name, where a row doesn't say it. */
  name?: string;
  /** Whether items follow each other in lines instead of one below the other. */
  inGrid?: boolean;
  /** While a move is being saved. */
  isHeld?: boolean;
  size?: 'small' | 'medium';
}

/**
 * Buttons that move an item by one place. At the ends of the list and during a save they do nothing: as
 * disabled ones they would lose the focus, and a keyboard its place in the list. Screen readers are told the
 * new place.
 */
export const StepButtons = (props: StepButtonsProps) => {
  const { index, count, onMove, name, inGrid = false, isHeld = false, size } = props;
  const translate = useTranslate();
  /** Where its last step brought the item; its place changes as well when others pass it. */
  const [placed, setPlaced] = useState({ place: 0, times: 0 });
  const buttons = (inGrid ? IN_GRID : IN_COLUMN).map(({ action, Arrow, step }) => {
    const to = index + step;
    const isOff = isHeld || to < 0 || to >= count;
    const label = translate(action);
    return (
      <IconButton
        aria-disabled={isOff}
        aria-label={named(label, name)}
        data-tooltip={label}
        key={action}
        onClick={({ currentTarget }) => {
          if (isOff) return;
          flushSync(() => onMove(to));
          setPlaced(({ times }) => ({ place: to + 1, times: times + 1 }));
          // Moving an element loses its focus.
          currentTarget.focus();
        }}
        size={size}
        sx={STEP}
      >
        <Arrow fontSize="small" />
      </IconButton>
    );
  });
  return (
    <>
      {buttons}
      {placed.times > 0 && (
        <Box sx={visuallyHidden}>
          <Announcement occasion={placed.times}>
            {translate('ordering.placed', { place: placed.place, count })}
          </Announcement>
        </Box>
      )}
    </>
  );
};

const IN_COLUMN = [
  { action: 'ra.action.move_up', Arrow: ArrowUpward, step: -1 },
  { action: 'ra.action.move_down', Arrow: ArrowDownward, step: 1 },
];

const IN_GRID = [
  { action: 'ordering.earlier', Arrow: ArrowBack, step: -1 },
  { action: 'ordering.later', Arrow: ArrowForward, step: 1 },
];

const STEP = { '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } };
