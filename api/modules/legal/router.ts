import Router from '@koa/router';
import { LegalText } from '../../../db/models/content.ts';
import { LEGAL_KINDS, type LegalKind } from '../../contract/constants.ts';
import { filledIn, PLACEHOLDERS } from '../../contract/legal/placeholders.ts';
import type { LegalDraft, ShownLegalText } from '../../contract/types.ts';
import { notFound } from '../../platform/failure.ts';
import type { RequestState } from '../../platform/http/context.ts';
import { remember } from '../../platform/http/remember.ts';
import { narrowToVisible } from '../content/resources/narrowToVisible.ts';
import type { RouterDeps } from '../content/resources/router.ts';
import { legalTexts } from './declaration.ts';
import { partsOf } from './parts.ts';
import { readLegalValues } from './values.ts';
import { daysInForce, filledText, writtenText } from './versions.ts';

/** The text of a document that visitors read, and what a new version of it begins with. */
export function legalRouter({ knex, cache, now }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/legal-texts' });

  router.get('/current/:key', remember(cache, ['legal-texts', 'settings']), async (ctx) => {
    const kind = kindOf(ctx.params.key);
    const versions = await daysInForce(knex, kind, now());
    const [asked] = [ctx.query.version].flat();
    if (asked) {
      const query = LegalText.query(knex).findOne({ kind, valid_from: asked });
      narrowToVisible(query, legalTexts, ctx);
      await query.throwIfNotFound();
    }
    const day = asked || versions[0];
    const { valid_from, content } = await filledText(knex, kind, ctx.state.locale, day);
    ctx.body = {
      kind,
      valid_from,
      valid_until: versions.findLast((other) => other > valid_from) ?? null,
      parts: partsOf(content),
      versions,
    } satisfies ShownLegalText;
  });

  router.get('/draft/:key', async (ctx) => {
    const kind = kindOf(ctx.params.key);
    const [day] = await daysInForce(knex, kind, now());
    const [en, cs] = await Promise.all([
      writtenText(knex, kind, 'en', day),
      writtenText(knex, kind, 'cs', day),
    ]);
    const values = {
      en: await readLegalValues(knex, 'en'),
      cs: await readLegalValues(knex, 'cs'),
    };
    ctx.body = {
      translations: { en: { content: en.content }, cs: { content: cs.content } },
      placeholders: PLACEHOLDERS.map((name) => ({
        name,
        en: filledIn(name, [], values.en, 'en') ?? '',
        cs: filledIn(name, [], values.cs, 'cs') ?? '',
      })),
    } satisfies LegalDraft;
  });

  return router;
}

function kindOf(key: string | undefined): LegalKind {
  const kind = LEGAL_KINDS.find((known) => known === key);
  if (!kind) throw notFound();
  return kind;
}
