import type { Knex } from 'knex';
import { DiscountCode } from '../../../db/models/discountCode.ts';
import { pragueToday } from '../../contract/dates.ts';
import { validityProblem } from '../../contract/discounts.ts';
import { notFound } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import { recordId } from '../../platform/http/validate.ts';
import type { Listed } from '../../platform/lists/applyListQuery.ts';
import { boolean, integer, type ListFields, money, text } from '../../platform/lists/fields.ts';
import { listRows } from '../../platform/lists/listRows.ts';

export const codeFields: ListFields = {
  id: integer,
  code: text,
  percent: { ...integer, nullable: true },
  amount: { ...money('amount_halere'), nullable: true },
  valid_from: text,
  valid_until: text,
  max_uses: { ...integer, nullable: true },
  is_active: boolean,
};

const listed: Listed = { model: DiscountCode, fields: codeFields, order: [['id', 'desc']] };

export const listCodes = (knex: Knex, ctx: Context): Promise<DiscountCode[]> =>
  listRows(ctx, DiscountCode.query(knex).modify('withUses'), listed, 'discount-codes');

/** A code with its uses; throws a 404. */
export async function findCode(knex: Knex, key: string | undefined): Promise<DiscountCode> {
  const code = await DiscountCode.query(knex).modify('withUses').findById(recordId(key));
  if (!code) throw notFound();
  return code;
}

/** A code as it is stored, if it is valid now and not used up; throws a 404 that says why otherwise. */
export async function findValidCode(knex: Knex, code: string, now: Date): Promise<DiscountCode> {
  const found = await DiscountCode.query(knex).modify('withUses').findOne({ code });
  if (!found) throw notFound('discount.unknown');
  const problem = validityProblem(found, pragueToday(now));
  if (problem) throw notFound(`discount.${problem}`);
  const isUsedUp = found.max_uses !== null && Number(found.uses) >= found.max_uses;
  if (isUsedUp) throw notFound('discount.usedUp');
  return found;
}

/** Whether the checkout asks for codes: where none could be used, it says nothing of them. */
export async function hasDiscountCodes(knex: Knex, now: Date): Promise<boolean> {
  const some = await DiscountCode.query(knex)
    .select('id')
    .where({ is_active: true })
    .where((open) => open.where({ valid_until: '' }).orWhere('valid_until', '>=', pragueToday(now)))
    .first();
  return some !== undefined;
}
