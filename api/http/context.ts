import type { RouterContext, RouterMiddleware } from '@koa/router';
import type { DefaultContext } from 'koa';
import type { Locale } from '../contract/locales.ts';
import type { SessionUser } from '../services/sessions/sessions.ts';
import type { Preview } from '../services/sessions/tokens.ts';
import type { UploadedFile } from '../services/uploads.ts';

/** What the middlewares add to a request, in the order in which they run. */
export interface RequestState {
  requestId: string;
  /** The site's own scheme and host; a request's own claims are not trusted. */
  origin: string;
  locale: Locale;
  user: SessionUser | null;
  /** What a signed preview opens. */
  preview: Preview | null;
  /** The parsed body of a write: JSON or form fields; {} when there is none. */
  body: Record<string, unknown>;
  files: Map<string, UploadedFile[]>;
}

export type Context = RouterContext<RequestState, DefaultContext>;
export type Middleware = RouterMiddleware<RequestState, DefaultContext>;
