import Router from '@koa/router';
import { previewCreate } from '../../contract/entities/preview.ts';
import { type Placed, type PlacedResource, siteAddress } from '../../contract/sitePlaces.ts';
import type { PreviewLink } from '../../contract/types.ts';
import type { Context, RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import { parseInput } from '../../http/validate.ts';
import { notFound } from '../../services/failure.ts';
import { signPreview } from '../../services/sessions/tokens.ts';
import { achievementStats } from '../achievement-stats/declaration.ts';
import { achievements } from '../achievements/declaration.ts';
import { blogPosts } from '../blog/declaration.ts';
import { cars } from '../cars/declaration.ts';
import type { RouterDeps } from '../crud/router.ts';
import { createService } from '../crud/service.ts';
import { events } from '../events/declaration.ts';
import { gallery } from '../gallery/declaration.ts';
import { products } from '../products/declaration.ts';
import { sponsors } from '../sponsors/declaration.ts';
import { teamMembers } from '../team-members/declaration.ts';

interface Deps extends RouterDeps {
  secret: Uint8Array;
  now(): Date;
}

/** `POST /api/previews`: a signed address that shows one hidden record on the site for an hour. */
export function previewsRouter(deps: Deps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/previews' });
  const readers = placedReaders(deps);

  router.post('/', administrator, deps.body(), async (ctx) => {
    const { resource, id, language } = parseInput(previewCreate, ctx.state.body);
    const record = await readers[resource](ctx, String(id));
    const { token, expiresAt } = await signPreview(deps.secret, { resource, id }, deps.now());
    const url = siteAddress(resource, record, language, token);
    if (url === null) throw notFound();
    ctx.status = 201;
    ctx.set('cache-control', 'no-store');
    ctx.body = { url, expires_at: expiresAt.toISOString() } satisfies PreviewLink;
  });

  return router;
}

type Reader = (ctx: Context, key: string) => Promise<Placed>;

/** How a record of each resource is read; an unknown one is the resource's own 404. */
const placedReaders = (deps: RouterDeps): Record<PlacedResource, Reader> => ({
  'team-members': createService(teamMembers, deps).one,
  cars: createService(cars, deps).one,
  events: createService(events, deps).one,
  gallery: createService(gallery, deps).one,
  sponsors: createService(sponsors, deps).one,
  products: createService(products, deps).one,
  achievements: createService(achievements, deps).one,
  'achievement-stats': createService(achievementStats, deps).one,
  blog: createService(blogPosts, deps).one,
});
