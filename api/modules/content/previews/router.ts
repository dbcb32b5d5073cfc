import Router from '@koa/router';
import { has, needOfSetting } from '../../../contract/access.ts';
import type { Placed } from '../../../contract/descriptor.ts';
import { previewCreate, settingsPreviewCreate } from '../../../contract/entities/preview.ts';
import { PREVIEW_PARAMETER, sitePaths } from '../../../contract/sitePaths.ts';
import { siteAddress } from '../../../contract/sitePlaces.ts';
import type { PreviewLink } from '../../../contract/types.ts';
import { forbidden, notFound, unauthorized } from '../../../platform/failure.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { tokenOf } from '../../../platform/http/principal.ts';
import { parseInput } from '../../../platform/http/validate.ts';
import { DRAFTS, type PreviewMaker } from '../../accounts/sessions/tokens.ts';
import { contentResources } from '../plainResources.ts';
import type { RouterDeps } from '../resources/router.ts';
import { createService } from '../resources/service.ts';
import { saveDraft } from './drafts.ts';

/**
 * Signed addresses that show one hidden record, or settings before they are published, for an hour
 * at most. A draft may hold only what its maker may change.
 */
export function previewsRouter(deps: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/previews' });
  const services = new Map(
    contentResources.map((resource) => [resource.path, createService(resource, deps)]),
  );

  router.post('/', deps.body(), async (ctx) => {
    const { resource, id, language } = parseInput(previewCreate, ctx.state.body);
    const record = (await services.get(resource)?.one(ctx, String(id))) as Placed;
    const { token, expiresAt } = await deps.previews.sign({ resource, id }, makerOf(ctx));
    const url = siteAddress(resource, record, language, token);
    if (url === null) throw notFound();
    answer(ctx, url, expiresAt);
  });

  router.post('/settings', deps.body(), async (ctx) => {
    const { user } = ctx.state;
    // A draft is a person's.
    if (!user) throw forbidden();
    const { settings } = parseInput(settingsPreviewCreate, ctx.state.body);
    const mayChange = settings.every(({ setting_key }) => has(user, needOfSetting(setting_key)));
    if (!mayChange) throw forbidden('error.ownersOnly');
    await saveDraft(deps.knex, user.id, settings);
    const preview = { resource: DRAFTS, id: user.id } as const;
    const { token, expiresAt } = await deps.previews.sign(preview, makerOf(ctx));
    answer(ctx, `${sitePaths.home}?${PREVIEW_PARAMETER}=${token}`, expiresAt);
  });

  return router;
}

function makerOf(ctx: Context): PreviewMaker {
  const { user } = ctx.state;
  if (user) return { userId: user.id, sessionId: user.sessionId };
  const token = tokenOf(ctx);
  if (!token) throw unauthorized();
  return { tokenId: token.id };
}

function answer(ctx: Context, url: string, expiresAt: Date): void {
  ctx.status = 201;
  ctx.body = { url, expires_at: expiresAt.toISOString() } satisfies PreviewLink;
}
