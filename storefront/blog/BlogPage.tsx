import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Visit } from '../app/routes.ts';
import { useSite, useStatus } from '../app/site.ts';
import { NothingThere } from '../notFound/NothingThere.tsx';
import { Seo } from '../seo/Seo.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { BlogFilter } from './BlogFilter.tsx';
import styles from './BlogPage.module.css';
import { BlogSidebar } from './BlogSidebar.tsx';
import { blogAddress, readChoice } from './blogAddress.ts';
import { categoriesQuery, postsQuery, tagsQuery } from './blogQueries.ts';
import { FeedLink } from './FeedLink.tsx';
import { useLabelName } from './labelName.ts';
import { PostList } from './PostList.tsx';

export const queries = (visit: Visit) => [
  postsQuery(visit, readChoice(visit.search)),
  categoriesQuery(visit),
  tagsQuery(visit),
];

/** The blog: posts of the category or tag in the address, page by page (public-site §2). */
export default function BlogPage() {
  const site = useSite();
  const { t } = site;
  const [search] = useSearchParams();
  const choice = readChoice(search);
  const labelName = useLabelName();
  const query = useQuery({ ...postsQuery(site, choice), placeholderData: keepPreviousData });

  const { posts, pagination } = query.data ?? {};
  const isEmpty = posts?.length === 0 && (choice.category !== '' || choice.tag !== '');
  useStatus(isEmpty ? 404 : 200);
  // The API answers with its last page instead; as an address of its own that is none.
  if (!query.isPlaceholderData && choice.page > (pagination?.totalPages ?? choice.page)) {
    return (
      <NothingThere
        title={t('notFound.title')}
        text={t('notFound.text')}
        to={blogAddress({ ...choice, page: 1 })}
        back={t('post.back')}
      />
    );
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
      <Seo title={title + paged} description={t('blog.lead')} noindex={isEmpty} />
      <FeedLink />
      <PageHead title={t('blog.title')} lead={t('blog.lead')} />
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
