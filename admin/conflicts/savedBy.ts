import type { DataProvider } from 'react-admin';
import type { Revision } from '../../api/contract/types.ts';
import type { FormFields } from '../providers/formData.ts';
import { apiOf, isContent } from '../providers/resourceApis.ts';

/** Who saved a version, and when. */
export interface SavedBy {
  username: string;
  at: string;
}

/** Who saved the current version of a record; null when that isn't known, or is not for the user. */
export async function savedBy(
  dataProvider: DataProvider,
  resource: string,
  base: FormFields,
  current: FormFields,
): Promise<SavedBy | null> {
  if (isContent(resource)) return fromTrail(dataProvider, resource, current);
  if (resource !== 'orders') return null;
  // Of an order the trail has its corrections; the order itself lists its changes of status.
  const corrected = await fromTrail(dataProvider, resource, current, { action: 'update' });
  return corrected ?? lastStatusChange(base, current);
}

/** Who saved the current version, as the audit trail has it. */
async function fromTrail(
  dataProvider: DataProvider,
  resource: string,
  { id, version }: FormFields,
  filter: { action?: 'update' } = {},
): Promise<SavedBy | null> {
  try {
    const { data } = await dataProvider.getList<Revision>('history', {
      filter: { resource: apiOf(resource).path, record_id: id, version, ...filter },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
    });
    const [last] = data;
    return last ? { username: last.username, at: last.at } : null;
  } catch {
    return null;
  }
}

/** The change of status that an order got since it was loaded. */
function lastStatusChange(base: FormFields, current: FormFields): SavedBy | null {
  const [before, now] = [changesOf(base), changesOf(current)];
  const last: unknown = now.at(-1);
  if (now.length <= before.length) return null;
  const { username, created_at: at } = Object(last);
  return typeof at === 'string' ? { username: String(username ?? ''), at } : null;
}

const changesOf = ({ status_changes: changes }: FormFields): unknown[] =>
  Array.isArray(changes) ? changes : [];
