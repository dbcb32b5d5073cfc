import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { Locale } from '../../contract/locales.ts';
import { withNoBreaks } from '../../contract/noBreaks.ts';
import { isOrderPage, sitePaths } from '../../contract/sitePaths.ts';
import { Failure } from '../../platform/failure.ts';
import type { Context, Middleware } from '../../platform/http/context.ts';
import { failureBody } from '../../platform/http/errors.ts';
import { orderDateForm, voucherDateForm } from './dateForms.ts';
import { askApi, done, failed, type Handle, kept, type Outcome } from './formOutcome.ts';
import { orderLinksForm, orderWithdrawalForm, withdrawalForm } from './withdrawalForms.ts';

export interface FormsDeps {
  publicUrl: string;
  body: Middleware;
  listener(): RequestListener;
}

/** A product, its variant by id or by a value of each option, and its date. */
const PURCHASE = ['product', 'variant', 'value_1', 'value_2', 'slot'];

/** The pages with forms that are sent to the page itself. */
const FORMS: Readonly<Record<string, Handle>> = {
  [sitePaths.home]: messageForm,
  [sitePaths.login]: async (ctx) => done(422, kept(ctx, ['email'])),
  [sitePaths.forgotPassword]: passwordLinkForm,
  [sitePaths.cart]: async (ctx) => done(200, kept(ctx, PURCHASE)),
  [sitePaths.orderLinks]: orderLinksForm,
  [sitePaths.withdrawal]: withdrawalForm,
  [sitePaths.voucherDate]: voucherDateForm,
};

const formOf = (path: string): Handle | undefined =>
  isOrderPage(path) ? orderPageForm : FORMS[path];

/** An order's page has two forms. */
const orderPageForm: Handle = (ctx, ...rest) =>
  ctx.state.body.step === 'date' ? orderDateForm(ctx, ...rest) : orderWithdrawalForm(ctx, ...rest);

export const takesForm = (path: string): boolean => formOf(path) !== undefined;

/** Does as the API does what a form is for; refuses forms that another site sends. */
export async function postedForm(
  ctx: Context,
  locale: Locale,
  { publicUrl, body, listener }: FormsDeps,
): Promise<Outcome> {
  const said = ({ posted, ...outcome }: Outcome): Outcome => {
    const { values, ...messages } = posted;
    return { ...outcome, posted: { values, ...withNoBreaks(messages, locale === 'cs') } };
  };
  try {
    if (!isFromHere(ctx.headers, publicUrl)) throw new Failure(403, { key: 'error.otherSite' });
    let outcome = done(404);
    await body(ctx, async () => {
      outcome = (await formOf(ctx.path)?.(ctx, locale, listener())) ?? outcome;
    });
    return said(outcome);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return said(failed(error.status, failureBody(error, locale)));
  }
}

/** By `sec-fetch-site`, else by the origin; what says neither is no browser. */
export function isFromHere(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return [new URL(publicUrl).host, host].some((own) => origin.replace(/^https?:\/\//, '') === own);
}

/** Has a link that sets a new password sent. */
function passwordLinkForm(ctx: Context, locale: Locale, listener: RequestListener) {
  const values = kept(ctx, ['email']);
  return askApi({ ctx, locale, listener, values }, '/api/account-links', {
    email: ctx.state.body.email,
  });
}

const MESSAGE = ['name', 'email', 'subject', 'message', 'termsAgreed'];

function messageForm(ctx: Context, locale: Locale, listener: RequestListener): Promise<Outcome> {
  const values = kept(ctx, MESSAGE);
  return askApi({ ctx, locale, listener, values }, '/api/contact-messages', ctx.state.body);
}
