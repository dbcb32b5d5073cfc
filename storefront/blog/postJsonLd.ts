import type { BlogPost } from '../../api/contract/types.ts';
import type { Site } from '../app/site.ts';
import { urls } from '../urls.ts';

type Told = Pick<Site, 't' | 'locale' | 'origin'> & {
  addressOf(path: string): string;
  labelName(key: string): string;
};

/** A post for search engines. */
export const postJsonLd = (
  post: BlogPost,
  { locale, origin, t, addressOf, labelName }: Told,
): object => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.summary,
  ...(post.image_path && { image: new URL(post.image_path, origin).href }),
  datePublished: post.published_date,
  dateModified: post.updated_date,
  inLanguage: locale,
  articleSection: labelName(post.category),
  keywords: post.tags.map(labelName),
  author: { '@type': 'Person', name: post.author_name ?? t('blog.noAuthor') },
  publisher: {
    '@type': 'SportsTeam',
    name: t('site.name'),
    url: addressOf(urls.home),
    logo: origin + urls.logo,
  },
  mainEntityOfPage: addressOf(urls.post(post.slug)),
});
