import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { FieldRow } from '../form/inputs.tsx';
import { type Repeat, today } from './plan.ts';
import { WeekdaysInput } from './WeekdaysInput.tsx';

interface RepeatInputsProps {
  value: Repeat;
  onChange: (value: Repeat) => void;
  error?: string | undefined;
}

/** Days of the week, and from when until when they repeat. */
export const RepeatInputs = ({ value, onChange, error }: RepeatInputsProps) => {
  const translate = useTranslate();
  return (
    <>
      <WeekdaysInput
        error={error}
        onChange={(weekdays) => onChange({ ...value, weekdays })}
        value={value.weekdays}
      />
      <FieldRow>
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            label={translate(`resources.dates.plan.${end === 'from' ? 'firstDay' : 'lastDay'}`)}
            onChange={({ target }) => onChange({ ...value, [end]: target.value })}
            required
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
            type="date"
            value={value[end]}
          />
        ))}
      </FieldRow>
    </>
  );
};
