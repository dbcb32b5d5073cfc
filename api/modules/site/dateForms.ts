import { sitePaths } from '../../contract/sitePaths.ts';
import { answerOf, askApi, done, type Handle, kept, over } from './formOutcome.ts';

/** Chooses the date of pieces of an order, on its page. */
export const orderDateForm: Handle = async (ctx, locale, listener) => {
  const values = kept(ctx, ['bookings', 'count', 'slot']);
  const ids = (values.bookings ?? '').split(',').map(Number);
  const count = Number(values.count ?? ids.length);
  const url = `/api/order-pages/${ctx.path.slice(sitePaths.order('').length)}/dates`;
  const chosen = { bookings: ids.slice(0, count), slot_id: values.slot };
  const outcome = await askApi({ ctx, locale, listener, values }, url, chosen);
  return outcome.isOver ? over('dateDone') : outcome;
};

/** Shows the date of a voucher and those to choose from, or chooses one. */
export const voucherDateForm: Handle = async (ctx, locale, listener) => {
  const values = kept(ctx, ['code', 'bookings', 'slot']);
  const { code } = values;
  const asking = { ctx, locale, listener, values };
  const find = () => answerOf(asking, '/api/voucher-dates', { code });
  if (ctx.state.body.step !== 'date') {
    const { outcome, text } = await find();
    return outcome.status === 200 ? done(200, { code: code ?? '', found: text }) : outcome;
  }
  const chosen = { code, slot_id: values.slot };
  const { outcome, text } = await answerOf(asking, '/api/voucher-dates/choice', chosen);
  if (outcome.status === 200) return done(200, { step: 'dateDone', found: text });
  const found = outcome.status === 409 ? await find() : null;
  if (found?.outcome.status !== 200) return outcome;
  const { posted } = outcome;
  return { ...outcome, posted: { ...posted, values: { ...posted.values, found: found.text } } };
};
