import { useQuery } from '@tanstack/react-query';
import { MovedTo } from '../app/MovedTo.tsx';
import { useInOtherLanguage } from '../app/otherLanguage.ts';
import { useRouteParams, type Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { RecordState } from '../notFound/NothingThere.tsx';
import styles from '../ui/RecordPage.module.css';
import { urls } from '../urls.ts';
import { postQuery, relatedQuery } from './blogQueries.ts';
import { PostDetail } from './PostDetail.tsx';

export const queries = (visit: Visit) => {
  const slug = visit.params.slug ?? '';
  return [postQuery(visit, slug), relatedQuery(visit, slug)];
};

/** A post by its slug; after a language change the previous version stays until the new one is loaded. */
export default function PostPage() {
  const site = useSite();
  const { locale } = site;
  const { slug = '' } = useRouteParams();
  const shown = useInOtherLanguage(postQuery, slug);
  const query = useQuery({
    ...postQuery(site, shown?.slugs[locale] ?? slug),
    placeholderData: shown ?? undefined,
  });
  const right = query.isPlaceholderData ? slug : query.data?.slugs[locale];
  return (
    <div className={styles.page}>
      {right !== undefined && right !== slug && <MovedTo path={urls.post(right)} />}
      <RecordState kind="post" query={query} list={urls.blog}>
        {(post) => <PostDetail key={post.id} post={post} />}
      </RecordState>
    </div>
  );
}
