import type { DataProvider, Identifier, RaRecord, SortPayload } from 'react-admin';
import { batchesOf } from '../../api/contract/batches.ts';
import { LIMITS } from '../../api/contract/constants.ts';

/** Ids per request, to limit the length of the address. */
const IDS_AT_ONCE = 100;

/** All matching records across pages, with both languages' texts; 1,000 per call. */
export async function readRecords<T extends RaRecord = RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  filter: Readonly<Record<string, unknown>> = {},
  sort: SortPayload = { field: 'id', order: 'ASC' },
): Promise<T[]> {
  const perPage = LIMITS.pageSize;
  const records = new Map<Identifier, T>();
  for (let page = 1; ; page += 1) {
    const { data } = await dataProvider.getList<T>(resource, {
      filter,
      meta: { bothLanguages: true },
      pagination: { page, perPage },
      sort,
    });
    // A record written meanwhile may move from one page to another.
    for (const record of data) records.set(record.id, record);
    if (data.length < perPage) return [...records.values()];
  }
}

/** The records with these ids, in that order; missing ones are left out. */
export async function readChosen<T extends RaRecord = RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  ids: readonly Identifier[],
): Promise<T[]> {
  const found = new Map<Identifier, T>();
  for (const id of batchesOf(ids, IDS_AT_ONCE)) {
    for (const record of await readRecords<T>(dataProvider, resource, { id })) {
      found.set(record.id, record);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
