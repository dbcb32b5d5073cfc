import { slotUpdate } from '../../contract/entities/slot.ts';
import { isBlank } from '../../contract/fields.ts';
import type { Slot, SlotInput } from '../../contract/types.ts';
import { parseInput } from '../../platform/http/validate.ts';

/** A change of a date as it was sent, over the date as it is; throws a 422 with every broken rule. */
export function parseSlotUpdate(current: Slot, body: Record<string, unknown>): SlotInput {
  // A cancelled date is refused as such, not for a state that nobody sent.
  const state = current.state === 'cancelled' ? 'planned' : current.state;
  // Fields that were not sent are as old as this reading.
  const version = isBlank(body.version) ? current.version : body.version;
  return parseInput(slotUpdate, { ...current, state, ...body, version });
}
