import type { Knex } from 'knex';
import { compactCode } from '../../contract/discounts.ts';
import {
  discountCheck,
  discountCode,
  discountCodeUpdate,
  discountTerms,
} from '../../contract/entities/discountCode.ts';
import type { Bus } from '../../platform/commands.ts';
import { changedRecord } from '../../platform/http/changedRecord.ts';
import type { Context } from '../../platform/http/context.ts';
import { perNetwork } from '../../platform/http/perNetwork.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { putAndPatch, type Route, type RouteGroup, route } from '../../platform/http/route.ts';
import { parseInput } from '../../platform/http/validate.ts';
import { type Limiter, networkOf } from '../../platform/limiter.ts';
import {
  answer,
  created,
  failures,
  listAnswer,
  olderVersion,
} from '../../platform/openapi/answers.ts';
import { changeBody } from '../../platform/openapi/changeBody.ts';
import { schemaRef } from '../../platform/openapi/model.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { deleteCode } from './commands/deleteCode.ts';
import { createCode, updateCode } from './commands/saveCode.ts';
import { presentCode, presentTerms } from './present.ts';
import { codeFields, findCode, findValidCode, listCodes } from './queries.ts';

interface DiscountsDeps {
  knex: Knex;
  bus: Bus;
  /** Limits the codes that are tried. */
  codeLimit: Limiter;
  now(): Date;
}

/**
 * Discount codes. They are no content resource: visitors may never list them, and they have no texts in two
 * languages.
 */
export const discountsRoutes = (deps: DiscountsDeps): RouteGroup => ({
  tag: { name: 'Discount codes', description: 'Codes by which orders cost less.' },
  records: { DiscountCode: discountCode, DiscountTerms: discountTerms },
  routes: [checkRoute(deps), ...codeRoutes(deps)],
});

const checkRoute = ({ knex, codeLimit, now }: DiscountsDeps): Route =>
  route({
    id: 'checkDiscountCode',
    method: 'post',
    path: '/discount-codes/check',
    needs: 'public',
    summary: 'Find out what a discount code takes off',
    description:
      'At most 60 that can’t be used in 10 minutes from one network, together with orders that name one. Whether it can be used with an e-mail is decided by the order.',
    limits: [perNetwork(codeLimit)],
    input: requestBody('DiscountCheck', discountCheck),
    answers: {
      200: answer('The code can be used.', 'DiscountTerms'),
      404: answer('It can’t; `message` says why.', 'Error'),
      ...failures(429),
    },
    run: async (ctx, { code }) => {
      const terms = presentTerms(await findValidCode(knex, compactCode(code), now()));
      await codeLimit.giveBack(networkOf(ctx.ip));
      return terms;
    },
  });

function codeRoutes({ knex, bus }: DiscountsDeps): Route[] {
  const present = async (ctx: Context, id = ctx.params.key) =>
    presentCode(await findCode(knex, id));
  return [
    route({
      id: 'listDiscountCodes',
      method: 'get',
      path: '/discount-codes',
      needs: 'read orders',
      summary: 'List discount codes',
      description: 'Newest first, with how many valid orders used them.',
      list: codeFields,
      answers: { 200: listAnswer('The codes.', 'DiscountCode') },
      run: async (ctx) => (await listCodes(knex, ctx)).map(presentCode),
    }),
    route({
      id: 'getDiscountCode',
      method: 'get',
      path: '/discount-codes/:key',
      needs: 'read orders',
      summary: 'Read one discount code',
      answers: { 200: answer('The code.', 'DiscountCode') },
      run: (ctx) => present(ctx),
    }),
    route({
      id: 'createDiscountCode',
      method: 'post',
      path: '/discount-codes',
      needs: 'write business',
      summary: 'Add a discount code',
      description: 'Either `percent` or `amount` is set.',
      input: requestBody('DiscountCodeCreate', discountCodeUpdate),
      answers: { 201: created('The new code.', 'DiscountCode'), ...failures(409) },
      run: async (ctx, input) => {
        const id = await createCode(bus, input, actorOf(ctx));
        ctx.set('location', `/api/discount-codes/${id}`);
        return present(ctx, String(id));
      },
    }),
    ...putAndPatch(
      { put: 'putDiscountCode', patch: 'patchDiscountCode' },
      {
        path: '/discount-codes/:key',
        needs: 'write business',
        summary: 'Change a discount code',
        description:
          'For orders from then on. PUT and PATCH do the same: absent fields keep their value.',
        input: changeBody('DiscountCodeUpdate', discountCodeUpdate),
        answers: {
          200: answer('The current record.', 'DiscountCode'),
          409: olderVersion(
            'An older `version` was sent; `record` is the code as it is now. Or there is such a code.',
            schemaRef('DiscountCode'),
          ),
        },
        run: async (ctx) => {
          const current = await findCode(knex, ctx.params.key);
          return changedRecord(ctx, {
            version: current.version,
            write: () => {
              const merged = { ...presentCode(current), ...ctx.state.body };
              const input = parseInput(discountCodeUpdate, merged);
              return updateCode(bus, { current, input }, actorOf(ctx));
            },
            shown: () => present(ctx),
          });
        },
      },
    ),
    route({
      id: 'deleteDiscountCode',
      method: 'delete',
      path: '/discount-codes/:key',
      needs: 'write business',
      summary: 'Delete a discount code',
      description: 'Orders that used it keep what they cost less.',
      answers: { 200: answer('The deleted record.', 'DiscountCode') },
      run: async (ctx) => {
        const code = await findCode(knex, ctx.params.key);
        await deleteCode(bus, { id: code.id }, actorOf(ctx));
        return presentCode(code);
      },
    }),
  ];
}
