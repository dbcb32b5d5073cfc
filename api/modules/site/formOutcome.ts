import type { RequestListener } from 'node:http';
import type { Locale } from '../../contract/locales.ts';
import type { PostedForm } from '../../contract/postedForm.ts';
import { askInProcess } from '../../platform/http/askInProcess.ts';
import type { Context } from '../../platform/http/context.ts';

/** What became of a form that a page was sent. */
export interface Outcome {
  status: number;
  posted: PostedForm;
  /** Seconds after which it may be sent again. */
  retryAfter?: string | undefined;
  /** It did something that Reload must not do again. */
  isOver?: true;
}

export type Handle = (ctx: Context, locale: Locale, listener: RequestListener) => Promise<Outcome>;

interface Asking {
  ctx: Context;
  locale: Locale;
  listener: RequestListener;
  /** What comes back to the form when it was not done. */
  values: PostedForm['values'];
}

/** Asks the API what a form is for, in the name of its sender. */
export const askApi = async (asking: Asking, url: string, payload: object): Promise<Outcome> =>
  (await answerOf(asking, url, payload)).outcome;

/** The same, with the text of the answer. */
export async function answerOf(
  { ctx, locale, listener, values }: Asking,
  url: string,
  payload: object,
): Promise<{ outcome: Outcome; text: string }> {
  const answer = await askInProcess(listener, {
    method: 'POST',
    url,
    headers: { 'accept-language': locale },
    body: JSON.stringify(payload),
    visitor: ctx.ip,
  });
  const text = await answer.text();
  if (answer.ok) return { outcome: over(), text };
  const retryAfter = answer.headers.get('retry-after');
  const outcome = {
    ...failed(answer.status, JSON.parse(text), values),
    ...(retryAfter !== null && { retryAfter }),
  };
  return { outcome, text };
}

export const done = (status: number, values: PostedForm['values'] = {}): Outcome => ({
  status,
  posted: { values, message: '', errors: {} },
});

/** What was done, with the step that the page shows then. */
export const over = (step = ''): Outcome => ({
  ...done(200, step === '' ? {} : { step }),
  isOver: true,
});

export function failed(
  status: number,
  { message, errors }: Record<string, unknown>,
  values: PostedForm['values'] = {},
): Outcome {
  const ofFields = Object.entries(errors ?? {}).map(([field, text]) => [field, String(text)]);
  const posted = { values, message: String(message), errors: Object.fromEntries(ofFields) };
  return { status, posted };
}

/** Of what was typed, the texts of these fields. */
export const kept = (ctx: Context, names: readonly string[]): PostedForm['values'] =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = ctx.state.body[name];
      // Forms end lines with two characters, pages with one.
      return typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [];
    }),
  );
