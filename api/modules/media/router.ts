import Router from '@koa/router';
import { Upload } from '../../../db/models/upload.ts';
import { mediaItemUpdate } from '../../contract/entities/mediaItem.ts';
import { PENDING_FILE, picture } from '../../contract/fields.ts';
import { fold } from '../../contract/slug.ts';
import type { MediaItem, MediaItemDetail } from '../../contract/types.ts';
import { conflict, invalidField } from '../../platform/failure.ts';
import type { Context, RequestState } from '../../platform/http/context.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { parseInput, recordId } from '../../platform/http/validate.ts';
import { noteSecurity } from '../accounts/securityLog.ts';
import type { RouterDeps } from '../content/resources/router.ts';
import { mergeInput } from '../content/resources/sentInput.ts';
import { listMedia, presentMediaItem } from './listMedia.ts';
import { MEDIA_TAG } from './pictureInfos.ts';
import { usesOf } from './pictureUses/usesOf.ts';

/** The stored files, for administrators only; their list works in both conventions. */
export function mediaRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, pictures, uploads, cache } = deps;
  const router = new Router<RequestState>({ prefix: '/api/media' });

  const find = (key: string | undefined) =>
    Upload.query(knex).findById(recordId(key)).throwIfNotFound();
  const item = async (upload: Upload): Promise<MediaItem> =>
    presentMediaItem(upload, (await pictures.of([upload.path])).get(upload.path) ?? null);
  const detail = async (upload: Upload, { state }: Context): Promise<MediaItemDetail> => ({
    ...(await item(upload)),
    uses: await usesOf(knex, upload.path, state.locale),
  });

  router.get('/', async (ctx) => {
    ctx.body = await listMedia(ctx, deps);
  });
  router.get('/:id', async (ctx) => {
    ctx.body = await detail(await find(ctx.params.id), ctx);
  });

  router.post('/', deps.body({ maxFiles: 1 }), async (ctx) => {
    const [file] = ctx.state.files.get('image') ?? [];
    const given = file ? PENDING_FILE : parseInput(picture(), ctx.state.body.image);
    if (given === '') throw invalidField('image', 'picture.missing');
    const path = await uploads.settle(given, file, 'image');
    const upload = await Upload.query(knex).findOne({ path }).throwIfNotFound();
    ctx.status = 201;
    ctx.set('location', `/api/media/${upload.id}`);
    ctx.body = await item(upload);
  });

  const describe = async (ctx: Context & { params: { id?: string } }) => {
    const upload = await find(ctx.params.id);
    const standing = { alt: { en: upload.alt_en, cs: upload.alt_cs } };
    const { alt } = parseInput(
      mediaItemUpdate,
      mergeInput(standing, ctx.state.body, Object.keys(standing)),
    );
    const search = fold(`${alt.en}\n${alt.cs}`);
    await Upload.query(knex).findById(upload.id).patch({ alt_en: alt.en, alt_cs: alt.cs, search });
    pictures.forget(upload.path);
    const changed = await detail(await find(ctx.params.id), ctx);
    cache.drop([MEDIA_TAG, ...new Set(changed.uses.map(({ resource }) => resource))]);
    ctx.body = changed;
  };
  router.put('/:id', deps.body(), describe);
  router.patch('/:id', deps.body(), describe);

  router.delete('/:id', async (ctx) => {
    const upload = await find(ctx.params.id);
    const answer = await item(upload);
    const uses = await uploads.remove(upload, ctx.state.locale);
    if (uses.length > 0) throw conflict('media.inUse', { uses });
    const facts = { resource: 'media', id: upload.id };
    await noteSecurity(knex, { ...actorOf(ctx), kind: 'deleted', facts });
    ctx.body = answer;
  });

  return router;
}
