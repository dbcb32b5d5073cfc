import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { Voucher } from '../../../db/models/voucher.ts';
import { dayAfter } from '../../contract/dates.ts';
import { parseCode } from '../../contract/voucherCodes.ts';
import type { VoucherState } from '../../contract/voucherStates.ts';
import { invalidField, notFound } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Listed } from '../../platform/lists/applyListQuery.ts';
import {
  englishWords,
  integer,
  type ListFields,
  moment,
  money,
  text,
  words,
} from '../../platform/lists/fields.ts';
import { listRows } from '../../platform/lists/listRows.ts';

/** A voucher with what lists show of its order. */
export class VoucherRow extends Voucher {
  declare state: VoucherState;
  declare name_en: string;
  declare name_cs: string;
  declare customer_name: string;
  /** Redemptions that could not be booked and wait for a person. */
  declare conflicts: number;
}

export const voucherFields: ListFields = {
  id: integer,
  code: { ...text, column: 'printed_code' },
  kind: text,
  state: text,
  product_id: { ...integer, nullable: true },
  order_id: integer,
  customer_name: words,
  name_en: englishWords,
  name_cs: words,
  dedication: words,
  value: { ...money('value_halere'), nullable: true },
  remaining: { ...money('remaining_halere'), nullable: true },
  issued_at: moment,
  valid_until: text,
  redeemed_at: { ...moment, nullable: true },
  cancelled_at: { ...moment, nullable: true },
  conflicts: integer,
};

const listed: Listed = { model: Voucher, fields: voucherFields, order: [['issued_at', 'desc']] };

/** A code as it is printed, so that lists find a part of it as people read it. */
const PRINTED_CODE = `substr(v.code, 1, 4) || '-' || substr(v.code, 5, 4) || '-' || substr(v.code, 9, 4)`;

/** The states are those of `voucherState`; the day is the one in Prague. */
const VOUCHERS = `(
  select v.*, ${PRINTED_CODE} as printed_code, i.name_en, i.name_cs, o.customer_name,
    lower(v.code) || ' ' || lower(${PRINTED_CODE}) || ' ' || o.search as search,
    (select cast(count(*) as integer) from voucher_redemptions r
      where r.voucher_id = v.id and r.outcome <> 'redeemed' and r.resolved_at is null) as conflicts,
    case
      when v.redeemed_at is not null then 'redeemed'
      when v.cancelled_at is not null then 'cancelled'
      when v.valid_until < ? then 'expired'
      when v.remaining_halere < v.value_halere then 'partly_used'
      else 'valid'
    end as state
  from vouchers v
  join orders o on o.id = v.order_id
  join order_items i on i.id = v.order_item_id
) as vouchers`;

const voucherRows = (knex: Knex, today: string): QueryBuilder<VoucherRow, VoucherRow[]> =>
  VoucherRow.query(knex).from(raw(VOUCHERS, [today]));

export const listVouchers = (knex: Knex, ctx: Context, today: string): Promise<VoucherRow[]> =>
  listRows(ctx, voucherRows(knex, today), listed, 'vouchers');

/** A voucher with its history, newest first; throws a 404. */
export async function findVoucher(knex: Knex, id: number, today: string): Promise<VoucherRow> {
  const found = await voucherRows(knex, today)
    .where('vouchers.id', id)
    .first()
    .withGraphFetched('[redemptions, extensions]');
  if (!found) throw notFound('voucher.notFound');
  return found;
}

/**
 * The voucher of a code as it was scanned or typed, with its redemptions.
 * @throws Failure 422 for what isn't a code, 404 for one that no voucher has
 */
export async function findByCode(knex: Knex, typed: string, today: string): Promise<VoucherRow> {
  const code = parseCode(typed);
  if (code === null) throw invalidField('code', 'voucher.wrongCode');
  const found = await voucherRows(knex, today)
    .where('vouchers.code', code)
    .first()
    .withGraphFetched('redemptions');
  if (!found) throw notFound('voucher.notFound');
  return found;
}

/** Vouchers with their redemptions, by id. */
export async function vouchersById(
  knex: Knex,
  ids: readonly number[],
  today: string,
): Promise<Map<number, VoucherRow>> {
  const rows = await voucherRows(knex, today)
    .whereIn('vouchers.id', [...ids])
    .withGraphFetched('redemptions');
  return new Map(rows.map((row) => [row.id, row]));
}

/** How long a phone still knows vouchers that are over, in days. */
const OFFLINE_PAST_DAYS = 30;

/** The vouchers that a phone may meet while it is offline. */
export const offlineRows = (knex: Knex, today: string): Promise<VoucherRow[]> =>
  voucherRows(knex, today)
    .where('vouchers.valid_until', '>=', dayAfter(today, -OFFLINE_PAST_DAYS))
    .orderBy('vouchers.id')
    .execute();

/** The vouchers of an order. */
export const vouchersOf = (knex: Knex, orderId: number): Promise<Voucher[]> =>
  Voucher.query(knex).where({ order_id: orderId }).orderBy(['order_item_id', 'piece']).execute();

/** The same, locked in the order of their ids: nobody redeems one meanwhile. */
export const lockVouchersOf = (trx: Knex.Transaction, orderId: number): Promise<Voucher[]> =>
  Voucher.query(trx).where({ order_id: orderId }).orderBy('id').forUpdate().execute();

/** How many vouchers of each of an order's items were used, also in part. */
export function usedPieces(vouchers: readonly Voucher[]): Map<number, number> {
  const used = new Map<number, number>();
  for (const { order_item_id, redeemed_at, ...voucher } of vouchers) {
    if (redeemed_at === null && voucher.remaining_halere === voucher.value_halere) continue;
    used.set(order_item_id, (used.get(order_item_id) ?? 0) + 1);
  }
  return used;
}
