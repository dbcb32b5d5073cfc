import { useGetRecordRepresentation, useListContext, useNotify } from 'react-admin';
import { failedRecords } from '../providers/eachRecord.ts';

/** How many failed records are named; more would fill the screen. */
const NAMED = 3;

/**
 * Reports which of several records failed and why, with the message of the given key. A failure of the
 * whole call is reported by its own message.
 */
export function useReportFailures(key: string) {
  const { data = [], resource } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  const notify = useNotify();

  return (error: unknown, count: number) => {
    const failures = failedRecords(error);
    const named = failures.slice(0, NAMED).map(({ id, message }) => {
      const record = data.find((other) => other.id === id);
      return `${record ? String(represent(record)) : `#${id}`}: ${message}`;
    });
    const whole = error instanceof Error ? error.message : '';
    const reason = named.join('; ') + (failures.length > NAMED ? '; …' : '');
    notify(failures.length > 0 ? key : whole, {
      type: 'error',
      autoHideDuration: 12_000,
      messageArgs: { _: whole, reason, smart_count: failures.length, count },
    });
  };
}
