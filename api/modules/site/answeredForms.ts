import type { Context } from '../../platform/http/context.ts';
import { readCookie, setCookie } from '../../platform/http/cookies.ts';
import { type Outcome, over } from './formOutcome.ts';

// What a form did is shown by a page of its own, which Reload asks for without sending the form again. The browser
// is sent there with a cookie that says what became of it, and which that page takes away.

/** The cookie; a shared cache lets requests with it pass. */
export const ANSWERED = 'answered';
/** Milliseconds in which a browser comes to where it is sent. */
const MAX_AGE = 60_000;

/** Whether a request may bring a form's outcome, so that no kept page answers it. */
export const mayBeAnswered = (cookies: string | undefined): boolean =>
  cookies?.includes(`${ANSWERED}=`) ?? false;

/** Gives the browser the outcome of a form for the page that it was sent to. */
export function keepAnswer(ctx: Context, { posted }: Outcome): void {
  setCookie(ctx, cookieOf(ctx), `${ctx.path}#${posted.values.step ?? ''}`, MAX_AGE);
}

/** Takes the outcome of a form that was sent to this page; null without one. */
export function takeAnswer(ctx: Context): Outcome | null {
  if (!mayBeAnswered(ctx.headers.cookie)) return null;
  const [path, step] = readCookie(ctx, cookieOf(ctx))?.split('#') ?? [];
  if (path !== ctx.path) return null;
  setCookie(ctx, cookieOf(ctx), null);
  return over(step);
}

const cookieOf = ({ path }: Context) => ({ name: ANSWERED, path });
