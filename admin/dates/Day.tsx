import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { pragueToday } from '../../api/contract/dates.ts';
import type { Slot } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { Note } from '../ui/Note.tsx';
import { shownDay } from '../ui/shown.ts';
import { daysUntil, weekday } from '../ui/timeInWords.ts';
import { ManifestButton } from './ManifestButton.tsx';
import { SlotRow } from './SlotRow.tsx';

interface DayProps {
  /** YYYY-MM-DD. */
  day: string;
  slots: readonly Slot[];
}

/** A day with its dates, and its manifest where places are taken. */
export const Day = ({ day, slots }: DayProps) => {
  const translate = useTranslate();
  const locale = currentLanguage();
  const id = useId();
  const isBooked = slots.some(({ taken }) => taken > 0);
  return (
    <Box aria-labelledby={id} component="section">
      <Box sx={HEAD}>
        <Typography component="h2" id={id} variant="h3">
          {`${weekday(day, locale)} ${shownDay(day)}`}
        </Typography>
        <Note component="span" sx={{ flex: 1 }}>
          {daysUntil(day, pragueToday(new Date()), locale)}
        </Note>
        {isBooked && (
          <ManifestButton
            item={shownDay(day)}
            label={translate('resources.dates.action.printDay')}
            name={day}
            of={{ day }}
          />
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} />
        ))}
      </Box>
    </Box>
  );
};

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  px: 2,
  pt: 2.5,
  pb: 1,
  borderBottom: '2px solid',
  borderColor: 'divider',
};
