import { DiscountCode } from '../../../../db/models/discountCode.ts';
import { command, emit } from '../../../platform/commands.ts';

/** Deletes a discount code. Orders that used it keep what they cost less, and its name. */
export const deleteCode = command(async (trx, { id }: { id: number }): Promise<void> => {
  await DiscountCode.query(trx).deleteById(id);
  emit(trx, 'discountCode.changed', {});
  emit(trx, 'record.deleted', { resource: 'discount-codes', ids: [id] });
});
