import { ApiError } from '../../api/client/ApiError.ts';
import type { Client } from '../../api/client/createClient.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { BlogImage, SlugCheck, UploadedBlogImage } from '../../api/contract/types.ts';

/** The blog's calls that react-admin has no method for (back-office §7). */
export interface BlogCalls {
  /**
   * Whether no post has this slug in a language. The answer 'Blog post not found' means that it is
   * free too; any other failure rejects.
   */
  isFreeSlug(slug: string, language: Locale): Promise<boolean>;
  /** The images that a saved post uses. */
  postImages(id: number): Promise<BlogImage[]>;
  /** Stores an image for an article. */
  uploadPostImage(file: File): Promise<UploadedBlogImage>;
}

export const blogCalls = (client: Client): BlogCalls => ({
  async isFreeSlug(slug, language) {
    try {
      const query = { slug, language };
      return (await client.get<SlugCheck>('/blog/check-slug', { query })).isUnique;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return true;
      throw error;
    }
  },
  postImages: (id) => client.get(`/blog/${id}/images`),
  uploadPostImage(file) {
    const body = new FormData();
    body.append('image', file, file.name);
    return client.post('/blog/images', { body });
  },
});
