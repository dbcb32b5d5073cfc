import { useGetRecordRepresentation, useListContext, useNotify } from 'react-admin';
import { failedRecords } from '../providers/eachRecord.ts';

/** At most so many failed records are told by name; more would fill the screen. */
const NAMED = 3;

/**
 * Tells which of several records failed and why, the first few of them by their names. `key` is the
 * message about them; a failure of the whole call is told in its own words.
 */
export function useTellFailures(key: string) {
  const { data = [], resource } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  const notify = useNotify();

  return (error: unknown, count: number) => {
    const failures = failedRecords(error);
    const told = failures.slice(0, NAMED).map(({ id, message }) => {
      const record = data.find((other) => other.id === id);
      return `${record ? String(represent(record)) : `#${id}`}: ${message}`;
    });
    const whole = error instanceof Error ? error.message : '';
    const reason = told.join('; ') + (failures.length > NAMED ? '; …' : '');
    notify(failures.length > 0 ? key : whole, {
      type: 'error',
      autoHideDuration: 12_000,
      messageArgs: { _: whole, reason, smart_count: failures.length, count },
    });
  };
}
