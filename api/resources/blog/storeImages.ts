import { type BlogPost, BlogPostImage } from '../../../db/models/blogPost.ts';
import { storeDataPicture } from '../../services/html/dataPicture.ts';
import { imagesIn, withImages } from '../../services/html/images.ts';
import type { Uploads } from '../../services/uploads.ts';
import type { Preparing } from '../crud/declaration.ts';

/**
 * Stores the images of a clean article that lie elsewhere or in the text itself, so that it names
 * uploaded files alone (decisions, Reading and writing).
 * @throws Failure 415 or 422 with the message at the field
 */
export async function storeImages(
  html: string,
  field: string,
  { knex, uploads, current }: Preparing<BlogPost>,
): Promise<string> {
  const addresses = imagesIn(html);
  if (addresses.length === 0) return html;
  // What was stored with the post once must not keep it from being saved again.
  const own = new Set(current ? await imagesOfPost(knex, current.id) : []);
  const stored = new Map<string, string>();
  for (const address of addresses) {
    if (!own.has(address)) stored.set(address, await storeImage(uploads, address, field));
  }
  return withImages(html, stored);
}

const imagesOfPost = async (knex: Preparing<BlogPost>['knex'], id: number): Promise<string[]> => {
  const images = await BlogPostImage.query(knex).where({ blog_post_id: id });
  return images.map(({ path }) => path);
};

const storeImage = (uploads: Uploads, address: string, field: string): Promise<string> =>
  address.startsWith('data:')
    ? storeDataPicture(uploads, address, field)
    : uploads.settle(address, undefined, field, 'articleImage');
