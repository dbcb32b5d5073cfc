import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LOCALES } from '../../api/contract/locales.ts';
import type { BlogPost } from '../../api/contract/types.ts';
import { MovedTo } from '../app/MovedTo.tsx';
import { useRouteParams, type Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { RecordState } from '../notFound/NothingThere.tsx';
import { urls } from '../urls.ts';
import { postQuery, relatedQuery } from './blogQueries.ts';
import { PostDetail } from './PostDetail.tsx';
import styles from './PostPage.module.css';

export const queries = (visit: Visit) => {
  const slug = visit.params.slug ?? '';
  return [postQuery(visit, slug), relatedQuery(visit, slug)];
};

/** A post by its slug; after a change of language it stays until the other one is here. */
export default function PostPage() {
  const site = useSite();
  const { locale } = site;
  const { slug = '' } = useRouteParams();
  const shown = usePostInOtherLanguage(slug);
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

/** The post as it was just shown, before the visitor changed the language. */
function usePostInOtherLanguage(slug: string): BlogPost | null {
  const { client, locale } = useSite();
  const queryClient = useQueryClient();
  for (const other of LOCALES) {
    const { queryKey } = postQuery({ client, locale: other }, slug);
    const post = other !== locale && queryClient.getQueryData<BlogPost | null>(queryKey);
    if (post && post.slugs[other] === slug) return post;
  }
  return null;
}
