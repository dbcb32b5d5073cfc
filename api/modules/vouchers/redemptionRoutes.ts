import type { Knex } from 'knex';
import { pragueToday } from '../../contract/dates.ts';
import { redemptionBatch, voucherLookup, voucherRedeem } from '../../contract/entities/voucher.ts';
import { toCrowns, toHalere } from '../../contract/money.ts';
import type { RedemptionAnswer, VoucherRedeem } from '../../contract/types.ts';
import type { Actor, Bus } from '../../platform/commands.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { answer, failures } from '../../platform/openapi/answers.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { datesOfVouchers } from '../dates/index.ts';
import { type Redeemed, redeemVoucher } from './commands/redeemVoucher.ts';
import { presentOffline } from './offline.ts';
import { presentCheck } from './present.ts';
import { findByCode, offlineRows, vouchersById } from './queries.ts';

interface RedemptionDeps {
  knex: Knex;
  bus: Bus;
  now(): Date;
}

/** Vouchers at the track: looked up and redeemed by their codes, with or without a network. */
export function redemptionRoutes({ knex, bus, now }: RedemptionDeps): Route[] {
  const today = () => pragueToday(now());

  const redeem = (
    { key, code, amount, note }: VoucherRedeem,
    actor: Actor,
    offlineAt: string | null = null,
  ): Promise<Redeemed> => {
    const halere = typeof amount === 'number' ? toHalere(amount) : null;
    return redeemVoucher(bus, { key, code, halere, note, offlineAt }, actor);
  };

  /** What phones are answered, with the vouchers as they are after all of it. */
  const answersOf = async (
    all: readonly { key: string; redeemed: Redeemed }[],
  ): Promise<RedemptionAnswer[]> => {
    const ids = all.map(({ redeemed }) => redeemed.voucherId).filter((id) => id !== null);
    const rows = await vouchersById(knex, ids, today());
    const dates = await datesOfVouchers(knex, [...rows.values()], { now: now() });
    return all.map(({ key, redeemed: { outcome, halere, voucherId } }) => {
      const row = rows.get(voucherId ?? 0);
      const amount = outcome === 'redeemed' && halere !== null ? toCrowns(halere) : null;
      return {
        key,
        outcome,
        amount,
        voucher: row ? presentCheck(row, dates.get(row.id) ?? null) : null,
      };
    });
  };

  return [
    route({
      id: 'lookUpVoucher',
      method: 'post',
      path: '/vouchers/lookup',
      needs: 'write redemptions',
      summary: 'Look a voucher up by its code',
      description: 'Redeems nothing. The code is in the body, so that no log holds it.',
      input: requestBody('VoucherLookup', voucherLookup),
      answers: { 200: answer('The voucher.', 'VoucherCheck'), ...failures(404) },
      run: async (_, { code }) => {
        const row = await findByCode(knex, code, today());
        const dates = await datesOfVouchers(knex, [row], { now: now() });
        return presentCheck(row, dates.get(row.id) ?? null);
      },
    }),
    route({
      id: 'getOfflineVouchers',
      method: 'get',
      path: '/vouchers/offline',
      needs: 'write redemptions',
      summary: 'Read what a phone needs to check vouchers while it is offline',
      description:
        'Digests of codes, with neither codes nor buyers: PBKDF2 with SHA-256 of the code without hyphens, 16 bytes. Each answer has another salt.',
      answers: { 200: answer('The vouchers.', 'OfflineVouchers') },
      run: async () => presentOffline(await offlineRows(knex, today()), now()),
    }),
    route({
      id: 'redeemVoucher',
      method: 'post',
      path: '/voucher-redemptions',
      needs: 'write redemptions',
      summary: 'Redeem a voucher',
      description:
        'The same `key` again is the same redemption. A voucher that can’t be redeemed is answered with an `outcome` that says why. One that is used before the day of its date gives its place there back.',
      input: requestBody('VoucherRedeem', voucherRedeem),
      answers: { 200: answer('What became of it.', 'RedemptionAnswer') },
      run: async (ctx, asked) => {
        const redeemed = await redeem(asked, actorOf(ctx));
        const [answered] = await answersOf([{ key: asked.key, redeemed }]);
        return answered;
      },
    }),
    route({
      id: 'syncRedemptions',
      method: 'post',
      path: '/voucher-redemptions/batch',
      needs: 'write redemptions',
      summary: 'Send what a phone redeemed while it was offline',
      description:
        'Each entry is answered in its order, the same `key` always alike. What can’t be booked is kept as a conflict, which a person settles.',
      input: requestBody('RedemptionBatch', redemptionBatch),
      answers: { 200: answer('What became of each.', 'RedemptionAnswers') },
      run: async (ctx, { entries }) => {
        const actor = actorOf(ctx);
        const all = [];
        // One after the other, each in its own transaction: a failure loses none that are booked.
        for (const { redeemed_at: at, ...asked } of entries) {
          all.push({ key: asked.key, redeemed: await redeem(asked, actor, at) });
        }
        return { entries: await answersOf(all) };
      },
    }),
  ];
}
