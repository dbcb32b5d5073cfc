import { BLOG_LIMITS } from '../../api/contract/constants.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import type {
  BlogCategoryItem,
  BlogListItem,
  BlogPage,
  BlogPost,
  BlogTagItem,
} from '../../api/contract/types.ts';
import { nullAt404, type SectionQuery, sectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';
import type { BlogChoice } from './blogAddress.ts';

export const postsQuery = (access: ApiAccess, { page, category, tag }: BlogChoice) =>
  sectionQuery<BlogPage>(access, '/blog', {
    page,
    limit: BLOG_LIMITS.page,
    category: category || undefined,
    tag: tag || undefined,
  });

export const latestPostsQuery = (access: ApiAccess) =>
  sectionQuery<BlogPage>(access, '/blog', { limit: BLOG_LIMITS.home });

export const categoriesQuery = (access: ApiAccess) =>
  sectionQuery<BlogCategoryItem[]>(access, '/blog/categories/list');

export const tagsQuery = (access: ApiAccess) =>
  sectionQuery<BlogTagItem[]>(access, '/blog/tags/list');

/** A post by its slug in either language (`slugs` has the right one); null when it doesn't exist. */
export function postQuery(access: ApiAccess, slug: string): SectionQuery<BlogPost | null> {
  const path = `/blog/${encodeURIComponent(slug)}`;
  const languages = [access.locale, ...LOCALES.filter((locale) => locale !== access.locale)];
  return {
    ...sectionQuery<BlogPost | null>(access, path),
    queryFn: async ({ signal }) => {
      for (const language of languages) {
        const headers = { 'accept-language': language };
        const post = await access.client.get<BlogPost>(path, { signal, headers }).catch(nullAt404);
        if (post) return post;
      }
      return null;
    },
  };
}

/** Other posts of a post's category, up to three; requires that post to be loaded. */
export function relatedQuery(access: ApiAccess, slug: string): SectionQuery<BlogListItem[]> {
  return {
    ...sectionQuery<BlogListItem[]>(access, `/blog/${slug}`, { related: BLOG_LIMITS.related }),
    queryFn: async ({ signal, client }) => {
      const post = await client.ensureQueryData(postQuery(access, slug));
      if (!post) return [];
      const limit = BLOG_LIMITS.related;
      const { category } = post;
      const read = (page?: number) =>
        access.client.get<BlogPage>('/blog', { query: { page, limit, category }, signal });
      const { posts, pagination } = await read();
      const others = posts.filter(({ id }) => id !== post.id);
      if (others.length === limit || pagination.totalPages === 1) return others;
      // The post is one of the newest itself: an older one takes its place.
      const { posts: older } = await read(2);
      const known = [post, ...others].map(({ id }) => id);
      return [...others, ...older.filter(({ id }) => !known.includes(id))].slice(0, limit);
    },
  };
}
