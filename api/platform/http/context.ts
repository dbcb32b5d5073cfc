import type { RouterContext, RouterMiddleware } from '@koa/router';
import type { DefaultContext } from 'koa';
import type { Role, Scope } from '../../contract/access.ts';
import type { Locale } from '../../contract/locales.ts';
import type { PlacedResource } from '../../contract/sitePlaces.ts';

/** A person who is signed in. */
export interface SignedInUser {
  id: number;
  username: string;
  email: string;
  role: Role;
  /** The family of tokens that the bearer belongs to. */
  sessionId: string;
  /** Nothing may be done but setting up the second factor that is demanded. */
  mustEnrol: boolean;
}

/** Who sends a request: a person by a role, or a script by the scopes of its token. */
export type Principal =
  | { readonly user: SignedInUser; readonly role: Role }
  | {
      readonly token: { readonly id: number; readonly name: string };
      readonly scopes: readonly Scope[];
    };

/** What a signed preview opens: a record, or the unpublished settings of the user with this id. */
export interface Preview {
  resource: PlacedResource | 'drafts';
  id: number;
}

/** A file of a multipart request, in a temporary place until it is stored. */
export interface UploadedFile {
  path: string;
  size: number;
  /** The client's name for it; never used for a stored name. */
  name: string;
  /** The type that the client claims; the content decides. */
  claimedType: string;
}

/** What the middlewares add to a request, in the order in which they run. */
export interface RequestState {
  requestId: string;
  /** The site's own scheme and host; a request's own claims are not trusted. */
  origin: string;
  locale: Locale;
  /** Null for visitors. */
  principal: Principal | null;
  /** The principal where it is a person. */
  user: SignedInUser | null;
  /** Signed in, but with no right to anything before a second factor is set up. */
  mustEnrol?: boolean;
  /** What a signed preview opens. */
  preview: Preview | null;
  /** The pattern of the site's page that was asked for. */
  page?: string;
  /** The parsed body of a write: JSON or form fields; {} when there is none. */
  body: Record<string, unknown>;
  files: Map<string, UploadedFile[]>;
}

export type Context = RouterContext<RequestState, DefaultContext>;
export type Middleware = RouterMiddleware<RequestState, DefaultContext>;
