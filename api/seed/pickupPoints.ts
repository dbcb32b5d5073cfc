import Papa from 'papaparse';
import type { Client } from '../client/createClient.ts';
import { type Fields, isFields, textAt } from '../contract/loading.ts';
import type { PickupPointRecord, PointsOutcome } from '../contract/types.ts';
import { failureMessage, type SeedReport } from './report.ts';
import { POINTS } from './resources.ts';
import { isUnknown, listAll, type Parents } from './server.ts';
import type { SeedSource } from './source.ts';

const METHODS = 'orders/shipping-methods';

const COLUMNS = ['code', 'name', 'street', 'city', 'zip', 'country', 'opening_hours'] as const;

interface Loading {
  client: Client;
  parents: Parents;
  report: SeedReport;
  dryRun: boolean;
}

/** Loads the points of each shipping method as one import; a dry run of new methods only counts them. */
export async function loadPickupPoints(source: SeedSource, loading: Loading): Promise<void> {
  const records = source.points.filter(isFields);
  const methods = new Set(records.map((record) => textAt(record, 'shipping_method')));
  for (const method of methods) {
    const own = records.filter((record) => textAt(record, 'shipping_method') === method);
    try {
      const outcome = await importOf(method, own, loading);
      loading.report.created += outcome.created;
      loading.report.updated += outcome.updated + outcome.deactivated;
      loading.report.unchanged += outcome.unchanged;
    } catch (error) {
      const message = failureMessage(error);
      loading.report.failures.push({
        file: source.file,
        resource: POINTS,
        record: method,
        message,
      });
    }
  }
}

type Counts = Omit<PointsOutcome, 'ignored'>;

async function importOf(
  method: string,
  records: readonly Fields[],
  { client, parents, dryRun }: Loading,
): Promise<Counts> {
  const id = await parents.idOf(METHODS, method);
  // A method that a dry run would have made.
  if (!/^\d+$/.test(id)) {
    return { created: records.length, updated: 0, unchanged: 0, deactivated: 0 };
  }
  const rows = records.map((record) => COLUMNS.map((column) => textAt(record, column)));
  const body = new FormData();
  body.append('shipping_method', id);
  body.append('file', new File([Papa.unparse([[...COLUMNS], ...rows])], 'points.csv'));
  return client.post<PointsOutcome>(`/${POINTS}/imports${dryRun ? '/review' : ''}`, { body });
}

/** The active points of the shipping methods that have a name in an export. */
export async function exportedPoints(
  client: Client,
  names: ReadonlyMap<string, string>,
): Promise<Fields[]> {
  const points = await listAll<PickupPointRecord>(client, POINTS).catch((error: unknown) => {
    // Servers of earlier versions have no points.
    if (isUnknown(error)) return [];
    throw error;
  });
  return points
    .filter(({ is_active }) => is_active)
    .map((point) => ({
      shipping_method: names.get(`${METHODS} ${point.shipping_method}`),
      ...Object.fromEntries(COLUMNS.map((column) => [column, point[column]])),
    }));
}
