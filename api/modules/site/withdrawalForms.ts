import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { withdrawalStatement } from '../../contract/entities/withdrawal.ts';
import type { Locale } from '../../contract/locales.ts';
import { sitePaths } from '../../contract/sitePaths.ts';
import { Failure, invalidField } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import { failureBody } from '../../platform/http/errors.ts';
import { parseInput } from '../../platform/http/validate.ts';
import { askApi, done, failed, type Handle, kept, type Outcome } from './formOutcome.ts';

// Both forms have two steps, as the law wants: what is withdrawn from, then its confirmation. Between
// them nothing is stored; the key that the second one brings makes a form sent twice one withdrawal.

const PIECES = /^piece-(\d{1,10})$/;

/** Withdraws from an order by its page's address. */
export const withdrawFromOrder: Handle = async (ctx, locale, listener) => {
  const { body } = ctx.state;
  const names = Object.keys(body).filter((name) => PIECES.test(name));
  const values = kept(ctx, [...names, 'note', 'key']);
  if (body.step === 'choose') return done(200, { ...values, step: 'choose' });
  const items = names
    .map((name) => ({ id: PIECES.exec(name)?.[1], quantity: Number(values[name]) }))
    .filter(({ quantity }) => quantity > 0);
  if (items.length === 0) {
    const failure = invalidField('items', 'withdrawal.none');
    return failed(422, failureBody(failure, locale), { ...values, step: 'choose' });
  }
  if (body.step !== 'confirm') return toConfirm(values);
  const url = `/api/order-pages/${ctx.path.slice(sitePaths.order('').length)}/withdrawals`;
  return confirmed({ ctx, locale, listener, values }, url, items);
};

/** Withdraws by an order's number and e-mail; the answer is the same whatever they lead to. */
export const withdrawByNumber: Handle = async (ctx, locale, listener) => {
  const values = kept(ctx, ['number', 'name', 'email', 'note', 'key']);
  const { step } = ctx.state.body;
  if (step === 'choose') return done(200, { ...values, step });
  if (step === 'confirm') {
    return confirmed({ ctx, locale, listener, values }, '/api/withdrawals');
  }
  try {
    parseInput(withdrawalStatement, { ...values, key: 'none yet' });
    return toConfirm(values);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return failed(error.status, failureBody(error, locale), { ...values, step: 'choose' });
  }
};

/** Sends links to orders to the e-mail they were placed with. */
export const sendLinks: Handle = (ctx, locale, listener) =>
  askApi({ ctx, locale, listener, values: kept(ctx, ['email']) }, '/api/order-links', {
    email: ctx.state.body.email,
  });

const toConfirm = (values: Outcome['posted']['values']) =>
  done(200, { ...values, step: 'confirm', key: randomUUID() });

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
  return outcome.status === 200 ? done(200, { step: 'done' }) : outcome;
}
