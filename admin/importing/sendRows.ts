import type { DataProvider } from 'react-admin';
import type { PlannedRow } from './planImport.ts';

/** A row that could not be imported, and why. */
export interface FailedRow {
  row: number;
  message: string;
}

/** What has been sent so far. */
export interface Sent {
  created: number;
  updated: number;
  failures: FailedRow[];
  done: number;
}

export const NOTHING_SENT: Sent = { created: 0, updated: 0, failures: [], done: 0 };

/**
 * Sends the new and the changed rows in the order of the file, one after the other: a record that
 * somebody else has saved in the meantime is refused, not overwritten. Stops once `signal` is aborted.
 */
export async function sendRows(
  dataProvider: DataProvider,
  resource: string,
  rows: readonly PlannedRow[],
  signal: AbortSignal,
  onProgress: (sent: Sent) => void,
): Promise<Sent> {
  let sent = NOTHING_SENT;
  for (const planned of rows) {
    if (signal.aborted) break;
    try {
      await sendRow(dataProvider, resource, planned);
      const counted = planned.id === null ? 'created' : 'updated';
      sent = { ...sent, [counted]: sent[counted] + 1 };
    } catch (error) {
      sent = {
        ...sent,
        failures: [...sent.failures, { row: planned.row, message: textOf(error) }],
      };
      // Without a session every further row would fail as well.
      if (error instanceof Error && Reflect.get(error, 'status') === 401) throw error;
    }
    sent = { ...sent, done: sent.done + 1 };
    onProgress(sent);
  }
  return sent;
}

const sendRow = (dataProvider: DataProvider, resource: string, planned: PlannedRow) => {
  const { id, data, previous } = planned;
  if (id === null) return dataProvider.create(resource, { data });
  return dataProvider.update(resource, {
    id,
    data: { ...data, version: previous?.version },
    previousData: { ...previous, id },
  });
};

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
