import { HttpError, type Identifier } from 'react-admin';
import { isMissing, reasonOf } from './failures.ts';

type FailedRecord = {
  id: Identifier;
  message: string;
  /** Whether it is deleted, so that another try is useless. */
  isGone: boolean;
};

const AT_ONCE = 4;

/** Writes several records, a few at a time; throws an HttpError naming the failed ones. */
export async function eachRecord(
  ids: readonly Identifier[],
  write: (id: Identifier) => Promise<unknown>,
): Promise<Identifier[]> {
  const failures: FailedRecord[] = [];
  const done: Identifier[] = [];
  const waiting = ids.values();
  let hasEnded = false;
  const work = async () => {
    for (const id of waiting) {
      if (hasEnded) return;
      try {
        await write(id);
        done.push(id);
      } catch (error) {
        // An ended session fails the whole call, not one record.
        hasEnded ||= error instanceof Error && Reflect.get(error, 'status') === 401;
        if (hasEnded) throw error;
        failures.push({ id, message: reasonOf(error), isGone: isMissing(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) {
    throw new HttpError(failures[0]?.message, 0, { failures, done: done.length });
  }
  return done;
}

/** The failed records named by a bulk write's error; none for other errors. */
export function failedRecords(error: unknown): FailedRecord[] {
  const failures: unknown = Object(Object(error).body).failures;
  return Array.isArray(failures) ? failures.filter(isFailedRecord) : [];
}

const isFailedRecord = (value: unknown): value is FailedRecord =>
  'id' in Object(value) && 'message' in Object(value);
