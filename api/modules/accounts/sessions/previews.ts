import { type Holder, has, needToPreview } from '../../../contract/access.ts';
import type { Preview } from '../../../platform/http/context.ts';
import type { ApiTokens } from './apiTokens.ts';
import type { Sessions } from './sessions.ts';
import { DRAFTS, type PreviewMaker, readPreview, signPreview } from './tokens.ts';

export type Previews = ReturnType<typeof createPreviews>;

interface Deps {
  secret: Uint8Array;
  sessions: Sessions;
  tokens: ApiTokens;
  now(): Date;
}

/**
 * Signed previews. Each holds for an hour at most, and only as long as who made it could make it
 * again: it ends with the sign-in or the script's token that it was made in, with the account, and
 * with the right. That is read from the database at each use.
 */
export function createPreviews({ secret, sessions, tokens, now }: Deps) {
  const holderOf = async (maker: PreviewMaker): Promise<Holder | null> => {
    if ('tokenId' in maker) return tokens.scriptWith(maker.tokenId);
    const user = await sessions.signedIn(maker);
    return user?.mustEnrol ? null : user;
  };

  return {
    sign: (preview: Preview, maker: PreviewMaker) => signPreview(secret, preview, maker, now()),

    /** What a token opens; 'ended' for one that did once, null for a text that never was one. */
    async read(token: string): Promise<Preview | 'ended' | null> {
      const signed = await readPreview(secret, token, now());
      if (!signed) return null;
      const { preview, maker, isExpired } = signed;
      const holder = isExpired ? null : await holderOf(maker);
      return holder && mayMake(holder, preview) ? preview : 'ended';
    },
  };
}

/** By the needs of the route that makes it. */
const mayMake = (holder: Holder, { resource }: Preview): boolean =>
  has(holder, needToPreview(resource === DRAFTS ? 'settings' : 'record'));
