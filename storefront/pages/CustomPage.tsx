import { useQuery } from '@tanstack/react-query';
import { MovedTo } from '../app/MovedTo.tsx';
import { useInOtherLanguage } from '../app/otherLanguage.ts';
import { useRouteParams, type Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { RecordState } from '../notFound/NothingThere.tsx';
import { plainText } from '../richText/plainText.ts';
import { RichText } from '../richText/RichText.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import recordPage from '../ui/RecordPage.module.css';
import { urls } from '../urls.ts';
import styles from './CustomPage.module.css';
import { pageQuery, type ShownPage } from './pageQueries.ts';

export const queries = (visit: Visit) => [pageQuery(visit, visit.params.slug ?? '')];

/** A page written by the team, by its slug. */
export default function CustomPage() {
  const site = useSite();
  const { locale } = site;
  const { slug = '' } = useRouteParams();
  const shown = useInOtherLanguage(pageQuery, slug);
  const query = useQuery({
    ...pageQuery(site, shown?.slugs[locale] ?? slug),
    placeholderData: shown ?? undefined,
  });
  const right = query.isPlaceholderData ? slug : query.data?.slugs[locale];
  return (
    <div className={recordPage.page}>
      {right !== undefined && right !== slug && <MovedTo path={urls.page(right)} />}
      <RecordState kind="page" query={query} list={urls.home}>
        {(page) => <Article key={page.slugs.en} {...page} />}
      </RecordState>
    </div>
  );
}

/** The page; without a summary, the beginning of its text describes it to search engines. */
function Article({ slugs, title, summary, content }: ShownPage) {
  const paths = { cs: urls.page(slugs.cs), en: urls.page(slugs.en) };
  return (
    <article>
      <PageHead
        title={title}
        lead={summary}
        seo={{ paths, description: summary || plainText(content) }}
      />
      <div className={styles.body} data-ground="light">
        <RichText html={content} />
      </div>
    </article>
  );
}
