import type { Knex } from 'knex';
import { acquireGlobalLock } from '../../../../db/locks.ts';
import { DemoRecord } from '../../../../db/models/demoRecord.ts';
import { demoState, Meta, SHIPPING_CONFIRMED, setDemoState } from '../../../../db/models/meta.ts';
import { PickupPoint } from '../../../../db/models/pickupPoint.ts';
import type { Entity } from '../../../../db/models/row.ts';
import { saveTranslations } from '../../../../db/models/translations.ts';
import { fold } from '../../../contract/slug.ts';
import { type CommandContext, command, emit } from '../../../platform/commands.ts';
import {
  type ContentResource,
  contentResources,
  deleteRecords,
  keepRevisions,
} from '../../content/index.ts';
import { type DemoItem, demoItems } from './demoItems.ts';

/** Parts go with what they belong to. */
const PARTS = new Set(
  contentResources.flatMap(({ owned = [] }) => owned.map(({ resource }) => resource.path)),
);

/**
 * Takes away, in one transaction and kept in the audit trail, what was not edited; what is left is the
 * team's own from then on. A second call finds nothing to do. Orders and messages are no part of it.
 */
export const removeDemo = command(async (trx, _input: undefined, context): Promise<DemoItem[]> => {
  await acquireGlobalLock(trx);
  if ((await demoState(trx)) === 'loading') return [];
  const items = await demoItems(trx, context.now);
  for (const resource of contentResources) {
    const own = items.filter((item) => item.resource === resource && !item.isEdited);
    const resets = own.filter(({ neutral, isNeutral }) => neutral && !isNeutral);
    const gone = own.flatMap(({ neutral, record }) => (neutral ? [] : record));
    if (resets.length > 0) await reset(trx, resource, resets, context);
    if (gone.length > 0 && !PARTS.has(resource.path))
      await deleteRecords(trx, resource, gone, context);
  }
  if (items.length > 0) {
    await DemoRecord.query(trx).delete();
    // They are invented: no customer must be able to choose one.
    await PickupPoint.query(trx).where('code', 'like', DEMO_POINTS).delete();
    // What was confirmed were the demo's ways to send.
    await Meta.query(trx).deleteById(SHIPPING_CONFIRMED);
    await setDemoState(trx, 'removed');
  }
  emit(trx, 'demoSeason.removed', {});
  return items;
});

/** The codes of the demo's pick-up points; those of carriers are other ones. */
const DEMO_POINTS = 'demo-%';

async function reset(
  trx: Knex.Transaction,
  resource: ContentResource,
  items: readonly DemoItem[],
  context: CommandContext,
): Promise<void> {
  const before = new Map<number, Entity>();
  for (const { record, neutral } of items) {
    if (!neutral) continue;
    before.set(record.id, record);
    const search = fold(resource.searched(neutral).join('\n'));
    const row = { ...resource.columns(neutral), search, version: record.version + 1 };
    await resource.model.query(trx).where({ id: record.id }).patch(row);
    await saveTranslations(trx, resource.texts, record.id, resource.translations(neutral));
  }
  const after: Entity[] = await resource.model
    .query(trx)
    .whereIn('id', [...before.keys()])
    .withGraphFetched(resource.graph);
  const written = after.map((record) => ({ record, before: before.get(record.id) ?? null }));
  await keepRevisions(trx, resource, written, { action: 'update', ...context });
}
