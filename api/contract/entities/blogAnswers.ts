import { z } from 'zod';
import { blogListItem, blogPost } from './blogPost.ts';
import { pictureInfo } from './picture.ts';

const pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
});

/** The answer to GET /blog without list parameters. */
export const blogPage = z.object({ posts: z.array(blogListItem), pagination });

/** The same for administrators with admin=true: including drafts and content. */
export const blogAdminPage = z.object({ posts: z.array(blogPost), pagination });

export const blogCategoryItem = z.object({
  category: z.string(),
  post_count: z.int(),
});

export const blogTagItem = z.object({ name: z.string(), count: z.int() });

export const blogImage = z.object({ name: z.string(), path: z.string() });

export const uploadedBlogImage = z.object({
  image_path: z.string(),
  image_info: pictureInfo.nullable(),
});

export const slugCheck = z.object({ isUnique: z.boolean() });

export type Pagination = z.infer<typeof pagination>;
export type BlogPage = z.infer<typeof blogPage>;
export type BlogAdminPage = z.infer<typeof blogAdminPage>;
export type BlogCategoryItem = z.infer<typeof blogCategoryItem>;
export type BlogTagItem = z.infer<typeof blogTagItem>;
export type BlogImage = z.infer<typeof blogImage>;
export type UploadedBlogImage = z.infer<typeof uploadedBlogImage>;
export type SlugCheck = z.infer<typeof slugCheck>;
