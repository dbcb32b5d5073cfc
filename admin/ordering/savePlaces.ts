import type { DataProvider } from 'react-admin';
import type { Placed } from './newPlaces.ts';

/**
 * Saves the new places of records one after the other. When one fails, those that are saved already get
 * their former places back.
 * @throws what the failed save threw
 */
export async function savePlaces(
  dataProvider: DataProvider,
  resource: string,
  records: readonly Placed[],
  changed: readonly Placed[],
): Promise<void> {
  const former = new Map(records.map((record) => [record.id, record]));
  const save = ({ id, display_order }: Placed) =>
    dataProvider.update(resource, {
      id,
      data: { display_order },
      previousData: former.get(id),
    });
  const saved: Placed[] = [];
  try {
    for (const record of changed) {
      await save(record);
      saved.push(record);
    }
  } catch (error) {
    const back = saved.flatMap(({ id }) => former.get(id) ?? []);
    // The first failure is the one to be told, whatever comes of these.
    await Promise.allSettled(back.map(save));
    throw error;
  }
}
