import type { Knex } from 'knex';
import { DiscountCode } from '../../../../db/models/discountCode.ts';
import { halereOrNull } from '../../../contract/money.ts';
import { fold } from '../../../contract/slug.ts';
import type { DiscountCodeInput } from '../../../contract/types.ts';
import { command, emit } from '../../../platform/commands.ts';
import { refusingTaken } from '../../../platform/refusingTaken.ts';

/**
 * Adds a discount code; returns its id.
 * @throws Failure 409 where there is such a code
 */
export const createCode = command(async (trx, input: DiscountCodeInput): Promise<number> => {
  const { id } = await refusingTaken(CODE, async () =>
    DiscountCode.query(trx).insert(rowOf(input)),
  );
  emit(trx, 'discountCode.changed', {});
  return id;
});

interface Change {
  current: Pick<DiscountCode, 'id' | 'version'>;
  input: DiscountCodeInput;
}

/**
 * Changes a discount code, for orders from then on; returns false if another version was written meanwhile.
 * @throws Failure 409 where there is such a code
 */
export const updateCode = command(async (trx, { current, input }: Change): Promise<boolean> => {
  const { id, version } = current;
  const row = { ...rowOf(input), version: version + 1 };
  const changed = await refusingTaken(CODE, () => patch(trx, { id, version }, row));
  if (changed) emit(trx, 'discountCode.changed', {});
  return changed;
});

const patch = (trx: Knex.Transaction, where: object, row: Partial<DiscountCode>) =>
  DiscountCode.query(trx)
    .patch(row)
    .where(where)
    .then((count) => count > 0);

const rowOf = ({ amount, min_total, ...plain }: DiscountCodeInput) => ({
  ...plain,
  amount_halere: halereOrNull(amount),
  min_halere: halereOrNull(min_total),
  search: fold([plain.code, plain.note].join('\n')),
});

const CODE = { field: 'code', taken: 'discountCode.taken' } as const;
