import { TextInput } from 'react-admin';
import { pragueTime } from '../../api/contract/schedule.ts';
import { FieldRow } from './inputs.tsx';

/** From when until when visitors see an active record, by clocks in Prague wherever the browser is. */
export const ScheduleInputs = () => (
  <FieldRow>
    {['publish_at', 'unpublish_at'].map((source) => (
      <TextInput
        format={shown}
        helperText={`paddock.schedule.${source}`}
        key={source}
        label={`paddock.fields.${source}`}
        parse={(typed: string) => typed || null}
        // The browser's own picture of a date stands where the label would.
        slotProps={{ inputLabel: { shrink: true } }}
        source={source}
        type="datetime-local"
      />
    ))}
  </FieldRow>
);

/** A stored moment; what is being typed has no zone, is left alone and is meant in Prague. */
const shown = (value?: string | null): string =>
  value?.endsWith('Z') ? pragueTime(new Date(value)) : (value ?? '');
