import Router from '@koa/router';
import type { Placed } from '../../contract/descriptor.ts';
import { previewCreate } from '../../contract/entities/preview.ts';
import { siteAddress } from '../../contract/sitePlaces.ts';
import type { PreviewLink } from '../../contract/types.ts';
import type { RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import { parseInput } from '../../http/validate.ts';
import { notFound } from '../../services/failure.ts';
import { signPreview } from '../../services/sessions/tokens.ts';
import type { RouterDeps } from '../crud/router.ts';
import { createService } from '../crud/service.ts';
import { contentResources } from '../plainResources.ts';

interface Deps extends RouterDeps {
  secret: Uint8Array;
  now(): Date;
}

/** `POST /api/previews`: a signed address that shows one hidden record on the site for an hour. */
export function previewsRouter(deps: Deps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/previews' });
  const services = new Map(
    contentResources.map((resource) => [resource.path, createService(resource, deps)]),
  );

  router.post('/', administrator, deps.body(), async (ctx) => {
    const { resource, id, language } = parseInput(previewCreate, ctx.state.body);
    const record = (await services.get(resource)?.one(ctx, String(id))) as Placed;
    const { token, expiresAt } = await signPreview(deps.secret, { resource, id }, deps.now());
    const url = siteAddress(resource, record, language, token);
    if (url === null) throw notFound();
    ctx.status = 201;
    ctx.set('cache-control', 'no-store');
    ctx.body = { url, expires_at: expiresAt.toISOString() } satisfies PreviewLink;
  });

  return router;
}
