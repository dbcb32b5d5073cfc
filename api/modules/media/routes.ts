import type { Knex } from 'knex';
import { Upload } from '../../../db/models/upload.ts';
import { mediaItem, mediaItemDetail, mediaItemUpdate } from '../../contract/entities/mediaItem.ts';
import { PENDING_FILE, picture } from '../../contract/fields.ts';
import { LOCALES } from '../../contract/locales.ts';
import type { MediaItem, MediaItemDetail } from '../../contract/types.ts';
import type { Bus } from '../../platform/commands.ts';
import { conflict, invalidField } from '../../platform/failure.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Context } from '../../platform/http/context.ts';
import { mergeInput } from '../../platform/http/mergeInput.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { putAndPatch, type RouteGroup, route } from '../../platform/http/route.ts';
import { parseInput, recordId } from '../../platform/http/validate.ts';
import { answer, created, failures, listAnswer } from '../../platform/openapi/answers.ts';
import { query } from '../../platform/openapi/listParameters.ts';
import { PICTURE_TYPES, requestBody } from '../../platform/openapi/requestBody.ts';
import { describePicture } from './commands/describePicture.ts';
import { listMedia, mediaFields, presentMediaItem } from './listMedia.ts';
import type { PictureInfos } from './pictureInfos.ts';
import { usesOf } from './pictureUses/usesOf.ts';
import { removeUpload } from './removeUpload.ts';
import type { Uploads } from './uploads.ts';

interface MediaDeps {
  knex: Knex;
  bus: Bus;
  files: FileStore;
  pictures: PictureInfos;
  uploads: Uploads;
}

/** The stored files, for the team only; their list works in both conventions. */
export function mediaRoutes(deps: MediaDeps): RouteGroup {
  const { knex, bus, pictures, uploads } = deps;

  const find = (key: string | undefined) =>
    Upload.query(knex).findById(recordId(key)).throwIfNotFound();
  const item = async (upload: Upload): Promise<MediaItem> =>
    presentMediaItem(upload, (await pictures.of([upload.path])).get(upload.path) ?? null);
  const detail = async (upload: Upload, { state }: Context): Promise<MediaItemDetail> => ({
    ...(await item(upload)),
    uses: await usesOf(knex, upload.path, state.locale),
  });

  return {
    tag: { name: 'Media', description: 'Stored files and their alt texts.' },
    records: { MediaItem: mediaItem, MediaItemDetail: mediaItemDetail },
    routes: [
      route({
        id: 'listMedia',
        method: 'get',
        path: '/media',
        needs: 'read content',
        summary: 'List stored files',
        description:
          '`q` looks into the path, the words for those who cannot see a picture, and the records that show it.',
        parameters: [
          query('used', 'Whether records use it; their earlier versions do not count.', {
            type: 'boolean',
          }),
          query('described', 'Pictures with `alt` in both languages, or without.', {
            type: 'boolean',
          }),
        ],
        list: mediaFields,
        answers: { 200: listAnswer('The stored files.', 'MediaItem') },
        run: (ctx) => listMedia(ctx, deps),
      }),
      route({
        id: 'uploadMedia',
        method: 'post',
        path: '/media',
        needs: 'write content',
        summary: 'Store a picture',
        description: 'The same file again is answered as it was stored the first time.',
        input: requestBody(
          'MediaItemCreate',
          () => ({
            type: 'object',
            properties: {
              image: { type: 'string', description: 'An http(s) address of a picture.' },
            },
            required: ['image'],
          }),
          [{ file: 'image', types: PICTURE_TYPES }],
        ),
        answers: { 201: created('The stored picture.', 'MediaItem') },
        run: async (ctx) => {
          const [file] = ctx.state.files.get('image') ?? [];
          const given = file ? PENDING_FILE : parseInput(picture(), ctx.state.body.image);
          if (given === '') throw invalidField('image', 'picture.missing');
          const path = await uploads.store(given, file, 'image');
          const upload = await Upload.query(knex).findOne({ path }).throwIfNotFound();
          ctx.set('location', `/api/media/${upload.id}`);
          return item(upload);
        },
      }),
      route({
        id: 'getMediaItem',
        method: 'get',
        path: '/media/:key',
        needs: 'read content',
        summary: 'Read a stored file and its uses',
        answers: { 200: answer('The file.', 'MediaItemDetail') },
        run: async (ctx) => detail(await find(ctx.params.key), ctx),
      }),
      ...putAndPatch(
        { put: 'replaceMediaTexts', patch: 'describeMediaItem' },
        {
          path: '/media/:key',
          needs: 'write content',
          summary: 'Set the alt text of a picture',
          description: `In one line for each of ${LOCALES.join(' and ')}; a language left out keeps its own.`,
          // The body is parsed when it is merged with the texts that are there.
          input: { ...requestBody('MediaItemUpdate', mediaItemUpdate), schema: null },
          answers: { 200: answer('The file.', 'MediaItemDetail') },
          run: async (ctx) => {
            const upload = await find(ctx.params.key);
            const stored = { alt: { en: upload.alt_en, cs: upload.alt_cs } };
            const merged = mergeInput(stored, ctx.state.body, Object.keys(stored));
            const { alt } = parseInput(mediaItemUpdate, merged);
            await describePicture(bus, { upload, alt }, actorOf(ctx));
            return detail(await find(ctx.params.key), ctx);
          },
        },
      ),
      route({
        id: 'deleteMediaItem',
        method: 'delete',
        path: '/media/:key',
        needs: 'write content',
        summary: 'Remove a stored file that no record uses',
        description: 'Otherwise the response is 409, with the records as `uses`.',
        answers: { 200: answer('The original file.', 'MediaItem'), ...failures(409) },
        run: async (ctx) => {
          const upload = await find(ctx.params.key);
          const answered = await item(upload);
          const uses = await removeUpload(deps, upload, ctx.state.locale, actorOf(ctx));
          if (uses.length > 0) throw conflict('media.inUse', { uses });
          return answered;
        },
      }),
    ],
  };
}
