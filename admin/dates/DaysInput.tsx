import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isIsoDate } from '../../api/contract/dates.ts';
import { currentLanguage } from '../providers/language.ts';
import { shownDay } from '../ui/shown.ts';
import { weekday } from '../ui/timeInWords.ts';

interface DaysInputProps {
  value: readonly string[];
  onChange: (days: string[]) => void;
  /** The first day that can be picked. */
  min: string;
  error?: string | undefined;
}

/** Single days, picked one after the other; each can be taken out again. */
export const DaysInput = ({ value, onChange, min, error }: DaysInputProps) => {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOver, setOver] = useState(false);
  const problem = isOver ? translate('resources.dates.plan.over', { day: shownDay(typed) }) : error;
  const isDay = isIsoDate(typed);
  const add = () => {
    if (!isDay) return;
    setOver(typed < min);
    if (typed < min) return;
    onChange([...new Set([...value, typed])].sort());
    setTyped('');
    field.current?.focus();
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It would save the form.
    event.preventDefault();
    add();
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1 }}>
        <TextField
          error={problem !== undefined}
          helperText={problem}
          inputRef={field}
          label={translate('resources.dates.plan.day')}
          onChange={({ target }) => {
            setTyped(target.value);
            setOver(false);
          }}
          onKeyDown={addByEnter}
          sx={{ flex: '1 1 11rem' }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min } }}
          type="date"
          value={typed}
        />
        <Button
          disabled={!isDay}
          onClick={add}
          startIcon={<Add />}
          sx={{ mt: 1, minHeight: 40, flexShrink: 0 }}
          variant="outlined"
        >
          {translate('resources.dates.plan.addDay')}
        </Button>
      </Box>
      <Box
        aria-label={translate('resources.dates.plan.picked')}
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {value.map((day) => (
          <li key={day}>
            <PickedDay
              day={day}
              onRemove={() => {
                onChange(value.filter((other) => other !== day));
                field.current?.focus();
              }}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
};

const PickedDay = ({ day, onRemove }: { day: string; onRemove: () => void }) => {
  const translate = useTranslate();
  const name = `${weekday(day, currentLanguage())} ${shownDay(day)}`;
  return (
    <Chip
      aria-label={translate('resources.dates.plan.removeDay', { day: name })}
      label={name}
      onClick={onRemove}
      onDelete={onRemove}
    />
  );
};
