import type { Knex } from 'knex';
import { BlogPost } from '../../../db/models/blogPost.ts';
import { PENDING_FILE, picture } from '../../contract/fields.ts';
import type { BlogImage, UploadedBlogImage } from '../../contract/types.ts';
import type { Context } from '../../http/context.ts';
import { parseInput } from '../../http/validate.ts';
import { invalidField, notFound } from '../../services/failure.ts';
import type { PictureInfos } from '../../services/images/pictureInfos.ts';
import type { Uploads } from '../../services/uploads.ts';
import { narrowToVisible } from '../crud/narrowToVisible.ts';
import { blogPosts } from './declaration.ts';

/** The images that a post's saved texts and cover use; of drafts for administrators alone. */
export async function listImages(ctx: Context, key: string, knex: Knex): Promise<BlogImage[]> {
  const query = BlogPost.query(knex).findById(/^\d{1,9}$/.test(key) ? Number(key) : 0);
  narrowToVisible(query, blogPosts, ctx);
  const post = await query.withGraphFetched('images');
  if (!post) throw notFound('post.notFound');
  return (post.images ?? []).map(({ path }) => ({ name: nameOf(path), path }));
}

/** Stored names are random; without their folder they would all be called alike. */
const nameOf = (path: string): string => path.replace(/^\/uploads\//, '').replaceAll('/', '-');

/**
 * Stores an image for an article: the file `image`, or an address in its place.
 * @throws Failure 415 or 422 with the message at `image`
 */
export async function uploadImage(
  { state }: Context,
  { uploads, pictures }: { uploads: Uploads; pictures: PictureInfos },
): Promise<UploadedBlogImage> {
  const [file] = state.files.get('image') ?? [];
  const given = file
    ? PENDING_FILE
    : parseInput(picture(), state.body.image ?? state.body.image_path);
  if (given === '' || (given === PENDING_FILE && !file))
    throw invalidField('image', 'picture.missing');
  const image_path = await uploads.settle(given, file, 'image', 'articleImage');
  const infos = await pictures.of([image_path]);
  return { image_path, image_info: infos.get(image_path) ?? null };
}
