import { TextInput, type TextInputProps } from 'react-admin';
import { momentOf, pragueTime } from '../../api/contract/schedule.ts';

/** A filter for a time of a day in Prague, such as its start (`00:00`) or its end (`23:59:59.999`). */
export const DayFilter = ({ time, ...props }: TextInputProps & { time: string }) => (
  <TextInput
    {...props}
    format={(moment?: string) => (moment ? pragueTime(new Date(moment)).slice(0, 10) : '')}
    parse={(day: string) => momentOf(`${day}T${time}`) ?? ''}
    // The browser's own date placeholder occupies the label's place.
    slotProps={{ inputLabel: { shrink: true } }}
    type="date"
  />
);
