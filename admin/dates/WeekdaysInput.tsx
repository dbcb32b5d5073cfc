import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { currentLanguage } from '../providers/language.ts';

/** From Monday, as in ISO 8601. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface WeekdaysInputProps {
  value: readonly number[];
  onChange: (value: number[]) => void;
  error?: string | undefined;
}

/** The days of the week of a repeat. */
export const WeekdaysInput = ({ value, onChange, error }: WeekdaysInputProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={id}>{translate('resources.dates.plan.weekdays')}</FormLabel>
      <ToggleButtonGroup
        aria-labelledby={id}
        onChange={(_event, chosen: number[]) => onChange(chosen)}
        size="small"
        sx={{ mt: 0.5 }}
        value={value}
      >
        {WEEKDAYS.map((day) => (
          <ToggleButton
            aria-label={nameOf(day, 'long')}
            key={day}
            sx={{ flex: 1, minHeight: 40 }}
            value={day}
          >
            {nameOf(day, 'short')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
};

/** 5 January 2026 was a Monday. */
const nameOf = (day: number, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(currentLanguage(), { weekday, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + day)),
  );
