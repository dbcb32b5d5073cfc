import { TextInput, type TextInputProps } from 'react-admin';
import { pragueTime } from '../../api/contract/dates.ts';
import { momentOf } from '../../api/contract/pragueTime.ts';

interface DayFilterProps extends TextInputProps {
  /** The time of the day in Prague, such as its start (`00:00`) or its end (`23:59:59.999`); absent where days are compared. */
  time?: string;
}

/** A filter for a day, or for a moment of one. */
export const DayFilter = ({ time, ...props }: DayFilterProps) => (
  <TextInput
    {...props}
    {...(time && atTime(time))}
    // The browser's own date placeholder occupies the label's place.
    slotProps={{ inputLabel: { shrink: true } }}
    type="date"
  />
);

const atTime = (time: string) => ({
  format: (moment?: string) => (moment ? pragueTime(new Date(moment)).slice(0, 10) : ''),
  parse: (day: string) => momentOf(`${day}T${time}`) ?? '',
});
