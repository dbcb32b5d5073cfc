import { BlogPost } from '../../../../db/models/blogPost.ts';
import { PENDING_FILE, picture } from '../../../contract/fields.ts';
import { needToWrite } from '../../../contract/resources.ts';
import type { BlogImage, UploadedBlogImage } from '../../../contract/types.ts';
import { invalidField, notFound } from '../../../platform/failure.ts';
import { narrowToVisible } from '../../../platform/http/narrowToVisible.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import { answerWhole } from '../../../platform/lists/listAnswer.ts';
import { answer, listAnswer } from '../../../platform/openapi/answers.ts';
import { requestBody, typesOf } from '../../../platform/openapi/requestBody.ts';
import type { ResourceDeps } from '../resources/resource.ts';
import { blogPosts } from './declaration.ts';

/**
 * Images of articles: stored while an article is written, listed once it is saved, those of drafts for
 * administrators only.
 */
export function imageRoutes({ knex, pictures, uploads }: ResourceDeps): Route[] {
  return [
    // The file `image`, or an address in its place.
    route({
      id: 'uploadBlogImage',
      method: 'post',
      path: '/blog/images',
      needs: needToWrite('blog'),
      summary: 'Store an image for an article',
      input: requestBody(
        'BlogImageUpload',
        () => ({
          type: 'object',
          properties: { image_path: { type: 'string' } },
          required: ['image_path'],
        }),
        [{ file: 'image', path: 'image_path', types: typesOf(blogPosts.docs.moreFileTypes) }],
      ),
      answers: { 201: answer('Where it is.', 'UploadedBlogImage') },
      run: async (ctx): Promise<UploadedBlogImage> => {
        const { body, files } = ctx.state;
        const [file] = files.get('image') ?? [];
        const given = file ? PENDING_FILE : parseInput(picture(), body.image ?? body.image_path);
        if (given === '' || (given === PENDING_FILE && !file)) {
          throw invalidField('image', 'picture.missing');
        }
        const image_path = await uploads.store(given, file, 'image', 'articleImage');
        const infos = await pictures.of([image_path]);
        return { image_path, image_info: infos.get(image_path) ?? null };
      },
    }),
    // Those of drafts for administrators only.
    route({
      id: 'listBlogPostImages',
      method: 'get',
      path: '/blog/:key/images',
      needs: 'public',
      cacheTags: ['blog'],
      summary: 'List the images of a post',
      description:
        'Those that its saved texts and its cover use. The key is a number here: no address is one of `/blog/id/{key}` too.',
      answers: { 200: listAnswer('The images.', 'BlogImage') },
      run: async (ctx) => {
        const post = BlogPost.query(knex).findById(recordId(ctx.params.key));
        narrowToVisible(post, blogPosts, ctx);
        const found = await post.withGraphFetched('images');
        if (!found) throw notFound('post.notFound');
        const images = (found.images ?? []).map(
          ({ path }): BlogImage => ({ name: nameOf(path), path }),
        );
        answerWhole(ctx, 'blog', images);
      },
    }),
  ];
}

/** The file's name is the same for many files; the random folder makes it unique. */
const nameOf = (path: string): string => path.replace(/^\/uploads\//, '').replaceAll('/', '-');
