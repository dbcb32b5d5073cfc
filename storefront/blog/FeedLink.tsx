import { feedPaths } from '../../api/contract/sitePaths.ts';
import { useSite } from '../app/site.ts';

/** Shows feed readers where the blog's feed in this language is. */
export function FeedLink() {
  const { t, locale, origin } = useSite();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${t('site.name')} – ${t('blog.title')}`}
      href={`${origin}${feedPaths.posts}?lang=${locale}`}
    />
  );
}
