import type { DataProvider } from 'react-admin';
import { reasonOf } from '../providers/failures.ts';
import type { PlannedRow } from './planImport.ts';

export interface Sent {
  created: number;
  updated: number;
  failures: { row: number; message: string }[];
  done: number;
}

export const NOTHING_SENT: Sent = { created: 0, updated: 0, failures: [], done: 0 };

/** Sends rows one by one; a row changed meanwhile is rejected by its version. */
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
      const message = reasonOf(error);
      sent = { ...sent, failures: [...sent.failures, { row: planned.row, message }] };
      // Without a session every further row would fail too.
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
