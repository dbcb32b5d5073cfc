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

/** Years before it are first digits of one that is being typed: clocks had no zones then, so those days are in UTC. */
const FIRST_YEAR = '1900';

const momentAt = (day: string, time: string): string =>
  day < FIRST_YEAR ? day && `${day}T00:00:00.000Z` : (momentOf(`${day}T${time}`) ?? '');

const atTime = (time: string) => ({
  format: (moment = '') => {
    const day = moment.slice(0, 10);
    const isDay = momentAt(day, time) === moment;
    return isDay ? day : pragueTime(new Date(moment)).slice(0, 10);
  },
  parse: (day: string) => momentAt(day, time),
});
