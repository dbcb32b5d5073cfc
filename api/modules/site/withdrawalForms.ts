import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { withdrawalCreate, withdrawalStatement } from '../../contract/entities/withdrawal.ts';
import type { Locale } from '../../contract/locales.ts';
import { sitePaths } from '../../contract/sitePaths.ts';
import { Failure } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import { failureBody } from '../../platform/http/errors.ts';
import { parseInput } from '../../platform/http/validate.ts';
import { askApi, done, failed, type Handle, kept, type Outcome, over } from './formOutcome.ts';

// Both forms have two steps, as the law wants: what is withdrawn from, then its confirmation. Between
// them nothing is stored; the key that the second one brings makes a form sent twice one withdrawal.

/** How many pieces of an item; one of the vouchers of an item. */
const PIECES = /^piece-(\d{1,10})$/;
const VOUCHER = /^voucher-(\d{1,10})-(\d{1,10})$/;

/** Withdraws from an order by its page's address. */
export const orderWithdrawalForm: Handle = async (ctx, locale, listener) => {
  const { body } = ctx.state;
  const names = Object.keys(body).filter((name) => PIECES.test(name) || VOUCHER.test(name));
  const values = kept(ctx, [...names, 'note', 'refund_account', 'key']);
  if (body.step === 'choose') return done(200, { ...values, step: 'choose' });
  const items = [
    ...names
      .map((name) => ({ id: PIECES.exec(name)?.[1], quantity: Number(values[name]) }))
      .filter(({ id, quantity }) => id !== undefined && quantity > 0),
    ...vouchersByItem(names),
  ];
  if (body.step !== 'confirm')
    return checked(withdrawalCreate, { ...values, items }, values, locale);
  const url = `/api/order-pages/${ctx.path.slice(sitePaths.order('').length)}/withdrawals`;
  return confirmed({ ctx, locale, listener, values }, url, items);
};

/** The pieces whose vouchers are chosen. */
function vouchersByItem(names: readonly string[]) {
  const chosen = new Map<string, string[]>();
  for (const name of names) {
    const [, item, voucher] = VOUCHER.exec(name) ?? [];
    if (item && voucher) chosen.set(item, [...(chosen.get(item) ?? []), voucher]);
  }
  return [...chosen].map(([id, vouchers]) => ({ id, quantity: vouchers.length, vouchers }));
}

/** Withdraws by an order's number and e-mail; the answer is the same whatever they lead to. */
export const withdrawalForm: Handle = async (ctx, locale, listener) => {
  const values = kept(ctx, ['number', 'name', 'email', 'note', 'refund_account', 'key']);
  const { step } = ctx.state.body;
  if (step === 'choose') return done(200, { ...values, step });
  if (step === 'confirm') {
    return confirmed({ ctx, locale, listener, values }, '/api/withdrawals');
  }
  return checked(withdrawalStatement, values, values, locale);
};

/** Sends links to orders to the e-mail they were placed with. */
export const orderLinksForm: Handle = (ctx, locale, listener) =>
  askApi({ ctx, locale, listener, values: kept(ctx, ['email']) }, '/api/order-links', {
    email: ctx.state.body.email,
  });

/** Shows what was typed to be confirmed or, with something wrong in it, to be changed. */
function checked(
  schema: Parameters<typeof parseInput>[0],
  typed: object,
  values: Outcome['posted']['values'],
  locale: Locale,
): Outcome {
  try {
    parseInput(schema, { ...typed, key: 'none yet' });
    return done(200, { ...values, step: 'confirm', key: randomUUID() });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return failed(error.status, failureBody(error, locale), { ...values, step: 'choose' });
  }
}

interface Asked {
  ctx: Context;
  locale: Locale;
  listener: RequestListener;
  values: Outcome['posted']['values'];
}

async function confirmed(asked: Asked, url: string, items?: readonly object[]): Promise<Outcome> {
  const { values } = asked;
  const payload = { ...values, ...(items && { items }) };
  const outcome = await askApi({ ...asked, values: { ...values, step: 'choose' } }, url, payload);
  return outcome.isOver ? over('done') : outcome;
}
