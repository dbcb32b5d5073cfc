import { feedPaths } from '../../api/contract/sitePaths.ts';
import { useSite } from '../app/site.ts';

/** Announces the blog's feed in this language to feed readers. */
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
