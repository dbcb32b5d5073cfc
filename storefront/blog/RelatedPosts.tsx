import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BlogPost } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { SectionState } from '../ui/SectionState.tsx';
import { relatedQuery } from './blogQueries.ts';
import { PostGrid } from './PostGrid.tsx';
import styles from './RelatedPosts.module.css';

/** Up to three more posts of the same category; nothing when there are none (public-site §9). */
export function RelatedPosts({ post }: { post: BlogPost }) {
  const site = useSite();
  const { t, locale } = site;
  const query = useQuery({
    ...relatedQuery(site, post.slugs[locale]),
    placeholderData: keepPreviousData,
  });
  if (query.data?.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="post-related">
      <h2 id="post-related">{t('post.related')}</h2>
      <SectionState query={query} failed={t('blog.failed')}>
        {(posts) => <PostGrid posts={posts} heading="h3" />}
      </SectionState>
    </section>
  );
}
