import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import { pragueToday } from '../../contract/dates.ts';
import {
  conflictResolve,
  offlineVouchers,
  redemptionAnswer,
  redemptionAnswers,
  redemptionBatch,
  voucher,
  voucherCheck,
  voucherDetail,
  voucherExtend,
  voucherLookup,
  voucherRedeem,
} from '../../contract/entities/voucher.ts';
import { toCrowns, toHalere } from '../../contract/money.ts';
import type { RedemptionAnswer, VoucherRedeem } from '../../contract/types.ts';
import type { Actor, Bus } from '../../platform/commands.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../platform/http/route.ts';
import { sendPdf } from '../../platform/http/sendFile.ts';
import { recordId } from '../../platform/http/validate.ts';
import { notePrivateList } from '../../platform/lists/listAnswer.ts';
import { answer, failures, listAnswer } from '../../platform/openapi/answers.ts';
import { fileAnswer } from '../../platform/openapi/fileAnswer.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { extendVoucher } from './commands/extendVoucher.ts';
import { type Redeemed, redeemVoucher } from './commands/redeemVoucher.ts';
import { resolveConflict } from './commands/resolveConflict.ts';
import { presentOffline } from './offline.ts';
import { printVoucher } from './paper/printVoucher.ts';
import { presentCheck, presentDetail, presentVoucher } from './present.ts';
import {
  findByCode,
  findVoucher,
  listVouchers,
  offlineRows,
  voucherFields,
  vouchersById,
} from './queries.ts';

interface VouchersDeps {
  knex: Knex;
  bus: Bus;
  publicUrl: string;
  now(): Date;
}

/** Vouchers in the back-office and at the track. */
export function vouchersRoutes({ knex, bus, publicUrl, now }: VouchersDeps): RouteGroup {
  const today = () => pragueToday(now());
  const detailOf = async (id: number) => presentDetail(await findVoucher(knex, id, today()));

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
    return all.map(({ key, redeemed: { outcome, halere, voucherId } }) => {
      const row = rows.get(voucherId ?? 0);
      const amount = outcome === 'redeemed' && halere !== null ? toCrowns(halere) : null;
      return { key, outcome, amount, voucher: row ? presentCheck(row) : null };
    });
  };

  return {
    tag: { name: 'Vouchers', description: 'Codes that products issue when they are paid.' },
    records: {
      Voucher: voucher,
      VoucherDetail: voucherDetail,
      VoucherCheck: voucherCheck,
      RedemptionAnswer: redemptionAnswer,
      RedemptionAnswers: redemptionAnswers,
      OfflineVouchers: offlineVouchers,
    },
    routes: [
      route({
        id: 'listVouchers',
        method: 'get',
        path: '/vouchers',
        needs: 'read orders',
        summary: 'List vouchers',
        description: 'Newest first. `q` finds codes and what orders are found by.',
        list: voucherFields,
        answers: { 200: listAnswer('The vouchers.', 'Voucher') },
        run: async (ctx) => {
          const rows = await listVouchers(knex, ctx, today());
          await notePrivateList({ bus }, ctx, 'vouchers', rows.length);
          return rows.map(presentVoucher);
        },
      }),
      route({
        id: 'getOfflineVouchers',
        method: 'get',
        // Before the route of a single voucher, which would match it, too.
        path: '/vouchers/offline',
        needs: 'write redemptions',
        summary: 'Read what a phone needs to check vouchers while it is offline',
        description:
          'Digests of codes, with neither codes nor buyers: PBKDF2 with SHA-256 of the code without hyphens, 16 bytes. Each answer has another salt.',
        answers: { 200: answer('The vouchers.', 'OfflineVouchers') },
        run: async () => presentOffline(await offlineRows(knex, today()), now()),
      }),
      route({
        id: 'getVoucher',
        method: 'get',
        path: '/vouchers/:key',
        needs: 'read orders',
        summary: 'Read one voucher with its history',
        answers: { 200: answer('The voucher.', 'VoucherDetail') },
        run: (ctx) => detailOf(recordId(ctx.params.key)),
      }),
      route({
        id: 'getVoucherPdf',
        method: 'get',
        path: '/orders/admin/orders/print/vouchers/:key',
        needs: 'read orders',
        takesCookie: true,
        summary: 'Open a voucher as it is printed',
        answers: { 200: fileAnswer('The voucher.', 'application/pdf'), ...failures(404) },
        run: async (ctx) => {
          const row = await Voucher.query(knex)
            .findById(recordId(ctx.params.key))
            .throwIfNotFound();
          const { locale } = await Order.query(knex).findById(row.order_id).throwIfNotFound();
          const { pdf, name } = await printVoucher(knex, row, {
            publicUrl,
            locale,
            today: today(),
          });
          sendPdf(ctx, pdf, name);
        },
      }),
      route({
        id: 'extendVoucher',
        method: 'post',
        path: '/vouchers/:key/extensions',
        needs: 'write orders',
        summary: 'Extend the validity of a voucher',
        input: requestBody('VoucherExtend', voucherExtend),
        answers: { 201: answer('The voucher.', 'VoucherDetail'), ...failures(404, 409) },
        run: async (ctx, extension) => {
          const id = recordId(ctx.params.key);
          await extendVoucher(bus, { ...extension, id }, actorOf(ctx));
          return detailOf(id);
        },
      }),
      route({
        id: 'lookUpVoucher',
        method: 'post',
        path: '/vouchers/lookup',
        needs: 'write redemptions',
        summary: 'Look a voucher up by its code',
        description: 'Redeems nothing. The code is in the body, so that no log holds it.',
        input: requestBody('VoucherLookup', voucherLookup),
        answers: { 200: answer('The voucher.', 'VoucherCheck'), ...failures(404) },
        run: async (_, { code }) => presentCheck(await findByCode(knex, code, today())),
      }),
      route({
        id: 'redeemVoucher',
        method: 'post',
        path: '/voucher-redemptions',
        needs: 'write redemptions',
        summary: 'Redeem a voucher',
        description:
          'The same `key` again is the same redemption. A voucher that can’t be redeemed is answered with an `outcome` that says why.',
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
      route({
        id: 'resolveRedemption',
        method: 'put',
        path: '/voucher-redemptions/:key',
        needs: 'write orders',
        summary: 'Note how a redemption that could not be booked was settled',
        input: requestBody('ConflictResolve', conflictResolve),
        answers: { 200: answer('The voucher.', 'VoucherDetail'), ...failures(404) },
        run: async (ctx, { resolution }) => {
          const id = recordId(ctx.params.key);
          return detailOf(await resolveConflict(bus, { id, resolution }, actorOf(ctx)));
        },
      }),
    ],
  };
}
