import { BlogPost } from '../../../../db/models/blogPost.ts';
import { articles } from '../articles/articles.ts';

/** The articles of posts: found by their slugs, prepared for a write, with the images that they show. */
export const postTexts = articles(BlogPost, {
  table: 'blog_post_images',
  column: 'path',
  key: 'blog_post_id',
});
