import { useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { MoreLink } from '../ui/Links.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { latestPostsQuery } from './blogQueries.ts';
import { PostGrid } from './PostGrid.tsx';

const SHOWN = 3;

export const queries = (access: ApiAccess) => [latestPostsQuery(access)];

/** The latest posts on the home page; renders nothing when there are none. */
export default function BlogSection() {
  const { t } = useSite();
  const query = useSection(latestPostsQuery);
  if (query.data?.posts.length === 0) return null;
  return (
    <Section
      id="blog"
      title={t('blog.homeTitle')}
      aside={<MoreLink to={urls.blog}>{t('blog.all')}</MoreLink>}
    >
      <SectionState query={query} failed={t('blog.failed')}>
        {({ posts }) => <PostGrid posts={posts.slice(0, SHOWN)} heading="h3" />}
      </SectionState>
    </Section>
  );
}
