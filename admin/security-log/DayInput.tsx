import { TextInput, type TextInputProps } from 'react-admin';
import { momentOf, pragueTime } from '../../api/contract/schedule.ts';

/** A filter for a time of a day in Prague, such as its beginning or its end. */
export const DayInput = ({ time, ...props }: TextInputProps & { time: string }) => (
  <TextInput
    {...props}
    format={(moment?: string) => (moment ? pragueTime(new Date(moment)).slice(0, 10) : '')}
    parse={(day: string) => momentOf(`${day}T${time}`) ?? ''}
    // The browser's own picture of a date stands where the label would.
    slotProps={{ inputLabel: { shrink: true } }}
    type="date"
  />
);
