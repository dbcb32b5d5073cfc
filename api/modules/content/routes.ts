import type { RouteGroup } from '../../platform/http/route.ts';
import { blogRoutes } from './blog/routes.ts';
import { carPhotosRoutes } from './carPhotos/routes.ts';
import { plainResources } from './contentResources.ts';
import { exportRoutes } from './export/routes.ts';
import { type PreviewsDeps, previewsRoutes } from './previews/routes.ts';
import type { ContentResource } from './resources/resource.ts';
import { resourceRoutes } from './resources/routes.ts';
import { type RevisionsDeps, revisionsRoutes } from './revisions/routes.ts';

interface ContentDeps extends PreviewsDeps, RevisionsDeps {
  /** Whether customers can pay by card. */
  takesCards: boolean;
}

/** All routes of the site's content. */
export const contentRoutes = (deps: ContentDeps): RouteGroup[] => [
  ...plainResources.map((resource) => resourceRoutes(offered(resource, deps.takesCards), deps)),
  carPhotosRoutes(deps),
  blogRoutes(deps),
  revisionsRoutes(deps),
  previewsRoutes(deps),
  exportRoutes(deps),
];

/** Visitors see payment methods by card only where the site takes cards. */
const offered = (resource: ContentResource, takesCards: boolean): ContentResource =>
  resource.path === 'orders/payment-methods' && takesCards
    ? { ...resource, visible: (query) => query.modify('offeredWithCards') }
    : resource;
