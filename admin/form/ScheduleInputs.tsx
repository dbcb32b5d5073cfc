import { TextInput } from 'react-admin';
import { pragueTime } from '../../api/contract/dates.ts';
import { FieldRow } from './inputs.tsx';

/** When visitors see an active record, in Prague time wherever the browser is. */
export const ScheduleInputs = () => (
  <FieldRow>
    {['publish_at', 'unpublish_at'].map((source) => (
      <TextInput
        format={shown}
        helperText={`paddock.schedule.${source}`}
        key={source}
        label={`paddock.fields.${source}`}
        parse={(typed: string) => typed || null}
        // The browser's own date placeholder occupies the label's place.
        slotProps={{ inputLabel: { shrink: true } }}
        source={source}
        type="datetime-local"
      />
    ))}
  </FieldRow>
);

/** A stored time; what is being typed has no zone, is left as is and means Prague time. */
const shown = (value?: string | null): string =>
  value?.endsWith('Z') ? pragueTime(new Date(value)) : (value ?? '');
