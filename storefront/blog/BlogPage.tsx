import { useEffect, useRef } from 'react';
import type { BlogPage as PageOfPosts } from '../../api/contract/types.ts';
import { useSearchParams } from '../app/navigation.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSection } from '../app/queries.ts';
import type { Visit } from '../app/routes.ts';
import { useSite, useStatus } from '../app/site.ts';
import { NothingThere } from '../notFound/NothingThere.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { BlogFilter } from './BlogFilter.tsx';
import styles from './BlogPage.module.css';
import { BlogSidebar } from './BlogSidebar.tsx';
import { type BlogChoice, blogAddress, readChoice } from './blogAddress.ts';
import { categoriesQuery, postsQuery, tagsQuery } from './blogQueries.ts';
import { FeedLink } from './FeedLink.tsx';
import { useLabelName } from './labelName.ts';
import { Pagination } from './Pagination.tsx';
import { PostGrid } from './PostGrid.tsx';

export const queries = (visit: Visit) => [
  postsQuery(visit, readChoice(visit.search)),
  categoriesQuery(visit),
  tagsQuery(visit),
];

/** The blog: posts of the category or tag in the address, page by page. */
export default function BlogPage() {
  const { t } = useSite();
  const search = useSearchParams();
  const choice = readChoice(search);
  const labelName = useLabelName();
  const query = useSection((site) => postsQuery(site, choice), { keepsOther: true });

  const { posts, pagination } = query.data ?? {};
  const isEmpty = posts?.length === 0 && (choice.category !== '' || choice.tag !== '');
  useStatus(isEmpty ? 404 : 200);
  // Past the last page the API returns the last one; such an address is a 404.
  if (!query.isPlaceholderData && choice.page > (pagination?.totalPages ?? choice.page)) {
    return <NothingThere kind="page" to={blogAddress({ ...choice, page: 1 })} back="post.back" />;
  }

  const chosen = [
    choice.category && labelName(choice.category),
    choice.tag && `#${labelName(choice.tag)}`,
  ]
    .filter(Boolean)
    .join(', ');
  const paged = choice.page > 1 ? ` – ${t('blog.page', { page: choice.page })}` : '';
  const title = chosen ? `${t('blog.title')}: ${chosen}` : t('blog.title');
  return (
    <>
      <FeedLink />
      <PageHead
        title={t('blog.title')}
        lead={t('blog.lead')}
        seo={{ title: title + paged, noindex: isEmpty }}
      />
      <div className={styles.page} data-ground="light">
        <BlogFilter choice={choice} />
        <div className={styles.columns}>
          <section className={styles.posts} aria-label={title} aria-busy={query.isPlaceholderData}>
            <SectionState query={query} failed={t('blog.failed')}>
              {(page) => <PostList page={page} choice={choice} chosen={chosen} />}
            </SectionState>
          </section>
          <BlogSidebar choice={choice} />
        </div>
      </div>
    </>
  );
}

interface PostListProps {
  page: PageOfPosts;
  choice: BlogChoice;
  /** The selected category and tag as a text; '' when all posts are shown. */
  chosen: string;
}

/** One page of posts, with the active filter above and pagination below. */
function PostList({ page, choice, chosen }: PostListProps) {
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

/** Turning the page scrolls to the top; changing a filter doesn't move the focus. */
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
