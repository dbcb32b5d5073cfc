import { has, needOfSetting, needToPreview } from '../../../contract/access.ts';
import type { Placed } from '../../../contract/descriptor.ts';
import {
  previewCreate,
  previewLink,
  settingsPreviewCreate,
} from '../../../contract/entities/preview.ts';
import { PREVIEW_PARAMETER, sitePaths } from '../../../contract/sitePaths.ts';
import { siteAddress } from '../../../contract/sitePlaces.ts';
import type { PreviewLink } from '../../../contract/types.ts';
import { forbidden, notFound, unauthorized } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { actorOf, tokenOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { parseInput } from '../../../platform/http/validate.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { DRAFTS, type PreviewMaker, type Previews } from '../../accounts/index.ts';
import { contentResources } from '../contentResources.ts';
import { createService, type ServiceDeps } from '../resources/service.ts';
import { saveDraft } from './commands/saveDraft.ts';

export interface PreviewsDeps extends ServiceDeps {
  previews: Previews;
}

/**
 * Signed addresses that show one hidden record, or settings before they are published, for an hour
 * at most. A draft may contain only settings that its author may change.
 */
export function previewsRoutes(deps: PreviewsDeps): RouteGroup {
  const services = new Map(
    contentResources.map((resource) => [resource.path, createService(resource, deps)]),
  );
  return {
    tag: {
      name: 'Previews',
      description: 'Signed links that show unpublished content on the site.',
    },
    records: { PreviewLink: previewLink },
    routes: [
      route({
        id: 'createPreview',
        method: 'post',
        path: '/previews',
        needs: needToPreview('record'),
        summary: 'Make a link that shows a hidden record on the site',
        description:
          'The page shows what visitors see and that one record, to anyone with the link: for an hour, and only as long as the sign-in or the token that it was made with holds and may make it. Its calls to the API carry the token as the header `x-preview`.',
        input: requestBody('PreviewCreate', previewCreate),
        answers: {
          201: answer('The address and its expiry.', 'PreviewLink'),
          ...failures(404),
        },
        run: async (ctx, { resource, id, language }) => {
          const record = (await services.get(resource)?.one(ctx, String(id))) as Placed;
          const { token, expiresAt } = await deps.previews.sign({ resource, id }, makerOf(ctx));
          const url = siteAddress(resource, record, language, token);
          if (url === null) throw notFound();
          return presentLink(url, expiresAt);
        },
      }),
      route({
        id: 'createSettingsPreview',
        method: 'post',
        path: '/previews/settings',
        needs: needToPreview('settings'),
        summary: 'Make a link that shows the site with settings before they are published',
        description:
          'The settings are stored as the administrator’s draft and replace the previous one; links to it show the newest. One that the administrator may not change is a 403. Settings of the business and private ones are shown as they are published, and so are all pages to order, pay or withdraw.',
        // Scripts are refused before the body is parsed.
        input: { ...requestBody('SettingsPreviewCreate', settingsPreviewCreate), schema: null },
        answers: { 201: answer('The address and its expiry.', 'PreviewLink') },
        run: async (ctx) => {
          const { user } = ctx.state;
          // Drafts belong to users; tokens have none.
          if (!user) throw forbidden();
          const { settings } = parseInput(settingsPreviewCreate, ctx.state.body);
          const mayChange = settings.every(({ setting_key }) =>
            has(user, needOfSetting(setting_key)),
          );
          if (!mayChange) throw forbidden('error.ownersOnly');
          await saveDraft(deps.bus, { userId: user.id, settings }, actorOf(ctx));
          const preview = { resource: DRAFTS, id: user.id } as const;
          const { token, expiresAt } = await deps.previews.sign(preview, makerOf(ctx));
          return presentLink(`${sitePaths.home}?${PREVIEW_PARAMETER}=${token}`, expiresAt);
        },
      }),
    ],
  };
}

function makerOf(ctx: Context): PreviewMaker {
  const { user } = ctx.state;
  if (user) return { userId: user.id, sessionId: user.sessionId };
  const token = tokenOf(ctx);
  if (!token) throw unauthorized();
  return { tokenId: token.id };
}

const presentLink = (url: string, expiresAt: Date): PreviewLink => ({
  url,
  expires_at: expiresAt.toISOString(),
});
