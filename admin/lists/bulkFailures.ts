import {
  type Identifier,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { failedRecords } from '../providers/eachRecord.ts';
import { reasonOf } from '../providers/failures.ts';

/** Leaves the failed records selected for the next try; all of them when the whole call failed. */
export function selectFailed(error: unknown, onSelect: (ids: Identifier[]) => void): void {
  const failed = failedRecords(error);
  if (failed.length > 0) onSelect(failed.filter(({ isGone }) => !isGone).map(({ id }) => id));
}

/** The number of failed records named; more would fill the screen. */
const NAMED = 3;

/** Reports which records failed and why, or why the whole call did. */
export function useReportFailures(key: string) {
  const { data = [], resource } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  const notify = useNotify();
  const translate = useTranslate();

  return (error: unknown, count: number) => {
    const failures = failedRecords(error);
    const named = failures.slice(0, NAMED).map(({ id, message, isGone }) => {
      const record = data.find((other) => other.id === id);
      const name = record ? String(represent(record)) : `#${id}`;
      return `${name}: ${isGone ? translate('paddock.deletedMeanwhile') : message}`;
    });
    const whole = reasonOf(error);
    const reason = named.join('; ') + (failures.length > NAMED ? '; …' : '');
    notify(failures.length > 0 ? key : whole, {
      type: 'error',
      autoHideDuration: 12_000,
      messageArgs: { _: whole, reason, smart_count: failures.length, count },
    });
  };
}
