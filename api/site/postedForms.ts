import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import inject from 'light-my-request';
import type { Locale } from '../contract/locales.ts';
import { withNoBreaks } from '../contract/noBreaks.ts';
import type { PostedForm } from '../contract/postedForm.ts';
import { sitePaths } from '../contract/sitePaths.ts';
import type { Context, Middleware } from '../http/context.ts';
import { failureBody } from '../http/errors.ts';
import { Failure } from '../services/failure.ts';

interface Outcome {
  status: number;
  posted: PostedForm;
  /** Seconds after which it may be sent again. */
  retryAfter?: string | undefined;
}

export interface FormsDeps {
  publicUrl: string;
  body: Middleware;
  listener(): RequestListener;
}

type Handle = (ctx: Context, locale: Locale, listener: RequestListener) => Promise<Outcome>;

/** The pages with forms that are sent to the page itself. */
const FORMS: Readonly<Record<string, Handle>> = {
  [sitePaths.home]: sendMessage,
  [sitePaths.login]: async (ctx) => done(422, kept(ctx, ['email'])),
  [sitePaths.cart]: async (ctx) => done(200, kept(ctx, ['product'])),
};

export const takesForm = (path: string): boolean => path in FORMS;

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
      outcome = (await FORMS[ctx.path]?.(ctx, locale, listener())) ?? outcome;
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

const MESSAGE = ['name', 'email', 'subject', 'message', 'termsAgreed'];

async function sendMessage(
  ctx: Context,
  locale: Locale,
  listener: RequestListener,
): Promise<Outcome> {
  const { statusCode, payload, headers } = await inject(listener, {
    method: 'POST',
    url: '/api/contact-messages',
    // The limits are the sender's own.
    remoteAddress: ctx.ip,
    headers: { 'accept-language': locale, 'content-type': 'application/json' },
    payload: JSON.stringify(ctx.state.body),
  });
  if (statusCode === 201) return done(200);
  const retryAfter = headers['retry-after'];
  return {
    ...failed(statusCode, JSON.parse(payload), kept(ctx, MESSAGE)),
    ...(retryAfter !== undefined && { retryAfter: String(retryAfter) }),
  };
}

const done = (status: number, values: PostedForm['values'] = {}): Outcome => ({
  status,
  posted: { values, message: '', errors: {} },
});

function failed(
  status: number,
  { message, errors }: Record<string, unknown>,
  values: PostedForm['values'] = {},
): Outcome {
  const ofFields = Object.entries(errors ?? {}).map(([field, text]) => [field, String(text)]);
  const posted = { values, message: String(message), errors: Object.fromEntries(ofFields) };
  return { status, posted };
}

/** Of what was typed, the texts of these fields. */
const kept = (ctx: Context, names: readonly string[]): PostedForm['values'] =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = ctx.state.body[name];
      // Forms end lines with two characters, pages with one.
      return typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [];
    }),
  );
