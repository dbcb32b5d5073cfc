import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { IconAction } from '../ui/IconAction.tsx';
import { nextTime, type Time } from './timeRows.ts';

interface TimesInputProps {
  value: readonly Time[];
  onChange: (times: Time[]) => void;
  error?: string | undefined;
}

/** Times of a day, from and to; a further one begins where the last one ends. */
export const TimesInput = ({ value, onChange, error }: TimesInputProps) => {
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.dates.plan.${name}`);
  const change = (at: number, changes: Partial<Time>) =>
    onChange(value.map((time, index) => (index === at ? { ...time, ...changes } : time)));
  return (
    <Box aria-label={text('times')} role="group">
      {value.map((time, index) => (
        // A time is its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Box key={index} sx={ROW}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              error={error !== undefined}
              key={end}
              label={text(end)}
              onChange={({ target }) => change(index, { [end]: target.value })}
              required
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ flex: '1 1 8.5rem' }}
              type="time"
              value={time[end]}
            />
          ))}
          {value.length > 1 && (
            <IconAction
              label={translate('resources.dates.plan.removeTime', { time: time.from })}
              onClick={() => onChange(value.filter((_, other) => other !== index))}
              size="small"
              sx={{ minWidth: 40, minHeight: 40 }}
            >
              <Close fontSize="small" />
            </IconAction>
          )}
        </Box>
      ))}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      <Button onClick={() => onChange([...value, nextTime(value)])} startIcon={<Add />}>
        {text('addTime')}
      </Button>
    </Box>
  );
};

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 };
