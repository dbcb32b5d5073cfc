import { useEffect, useRef } from 'react';
import type { BlogPage } from '../../api/contract/types.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Empty } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { type BlogChoice, blogAddress } from './blogAddress.ts';
import { Pagination } from './Pagination.tsx';
import { PostGrid } from './PostGrid.tsx';
import styles from './PostList.module.css';

interface PostListProps {
  page: BlogPage;
  choice: BlogChoice;
  /** The chosen category and tag in words; '' when all posts are shown. */
  chosen: string;
}

/** One page of posts; what they were chosen by stands above them, the way to the others below. */
export function PostList({ page, choice, chosen }: PostListProps) {
  const { t } = useSite();
  const top = useStartAtTop(choice);
  const { posts, pagination } = page;
  return (
    <div ref={top} className={styles.list} tabIndex={-1}>
      {chosen && (
        <p className={styles.chosen}>
          <strong>{chosen}</strong>
          <PageLink to={urls.blog}>{t('blog.showAll')}</PageLink>
        </p>
      )}
      {posts.length > 0 ? (
        <PostGrid posts={posts} heading="h2" priority />
      ) : (
        <Empty>{t(chosen ? 'blog.noneChosen' : 'blog.none')}</Empty>
      )}
      <Pagination
        current={pagination.page}
        total={pagination.totalPages}
        to={(number) => blogAddress({ ...choice, page: number })}
      />
    </div>
  );
}

/**
 * After another page was turned to, reading starts at the top of the list again. Choosing a category
 * or tag leaves the focus where the visitor chose it.
 */
function useStartAtTop({ page, category, tag }: BlogChoice) {
  const top = useRef<HTMLDivElement>(null);
  const list = blogAddress({ category, tag });
  const shown = useRef({ page, list });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, list };
    if (before.page === page || before.list !== list) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page, list]);
  return top;
}
