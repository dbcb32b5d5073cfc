import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import { pragueToday } from '../../contract/dates.ts';
import {
  conflictResolve,
  offlineVouchers,
  redemptionAnswer,
  redemptionAnswers,
  voucher,
  voucherCheck,
  voucherDetail,
  voucherExtend,
} from '../../contract/entities/voucher.ts';
import type { Bus } from '../../platform/commands.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../platform/http/route.ts';
import { sendPdf } from '../../platform/http/sendFile.ts';
import { recordId } from '../../platform/http/validate.ts';
import { notePrivateList } from '../../platform/lists/listAnswer.ts';
import { answer, failures, listAnswer } from '../../platform/openapi/answers.ts';
import { fileAnswer } from '../../platform/openapi/fileAnswer.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { extendVoucher } from './commands/extendVoucher.ts';
import { resolveConflict } from './commands/resolveConflict.ts';
import { printVoucher } from './paper/printVoucher.ts';
import { presentDetail, presentVoucher } from './present.ts';
import { findVoucher, listVouchers, voucherFields } from './queries.ts';
import { redemptionRoutes } from './redemptionRoutes.ts';

interface VouchersDeps {
  knex: Knex;
  bus: Bus;
  publicUrl: string;
  now(): Date;
}

/** Vouchers in the back-office, and what is redeemed of them at the track. */
export function vouchersRoutes(deps: VouchersDeps): RouteGroup {
  const { knex, bus, publicUrl, now } = deps;
  const today = () => pragueToday(now());
  const detailOf = async (id: number) => presentDetail(await findVoucher(knex, id, today()));

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
      // Before the route of a single voucher, which would match theirs, too.
      ...redemptionRoutes(deps),
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
