import { formatDate } from '../../api/contract/dates.ts';
import type { BlogPost } from '../../api/contract/types.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import { RichText } from '../richText/RichText.tsx';
import { Seo } from '../seo/Seo.tsx';
import { useAddressOf } from '../seo/useAddressOf.ts';
import { useSettings } from '../settings/settings.ts';
import { BackLink } from '../ui/Links.tsx';
import { Picture } from '../ui/Picture.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { blogAddress } from './blogAddress.ts';
import { relatedQuery } from './blogQueries.ts';
import { FeedLink } from './FeedLink.tsx';
import { useLabelName } from './labelName.ts';
import styles from './PostDetail.module.css';
import { PostGrid } from './PostGrid.tsx';
import { readingTime } from './readingTime.ts';
import { ShareLinks } from './ShareLinks.tsx';

/** A post: full-width picture and title, its text, and its details next to it. */
export function PostDetail({ post }: { post: BlogPost }) {
  const { t, locale } = useSite();
  const labelName = useLabelName();
  return (
    <article>
      <Seo
        title={post.title}
        description={post.summary}
        image={post.image_path}
        type="article"
        trail={[{ name: t('blog.title'), path: urls.blog }]}
        paths={{ cs: urls.post(post.slugs.cs), en: urls.post(post.slugs.en) }}
        jsonLd={[usePostJsonLd(post)]}
      />
      <FeedLink />
      <header className={styles.hero} data-ground="dark">
        <Picture className={styles.picture} of={post} sizes="100vw" priority />
        <div className={styles.title}>
          <BackLink to={urls.blog}>{t('post.back')}</BackLink>
          <h1>{post.title}</h1>
          <p className={styles.facts}>
            <time dateTime={post.published_date}>{formatDate(post.published_date, locale)}</time>
            <span>{post.author_name || t('blog.noAuthor')}</span>
            <PageLink to={blogAddress({ category: post.category })}>
              {labelName(post.category)}
            </PageLink>
            <span>{t('post.readingTime', { smart_count: readingTime(post.content) })}</span>
          </p>
        </div>
      </header>
      <div className={styles.body} data-ground="light">
        <div className={styles.main}>
          <RichText html={post.content} />
          {post.tags.length > 0 && (
            <ul className={styles.tags} aria-label={t('blog.tags')}>
              {post.tags.map((tag) => (
                <li key={tag}>
                  <PageLink to={blogAddress({ tag })}>#{labelName(tag)}</PageLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <aside className={styles.aside}>
          <PostInformation post={post} />
          <ShareLinks post={post} />
        </aside>
      </div>
      <RelatedPosts post={post} />
    </article>
  );
}

/** A post's dates, author and labels. */
function PostInformation({ post }: { post: BlogPost }) {
  const { t, locale } = useSite();
  const labelName = useLabelName();
  const day = (date: string) => <time dateTime={date}>{formatDate(date, locale)}</time>;
  return (
    <section className={styles.information} aria-labelledby="post-information">
      <h2 id="post-information">{t('post.information')}</h2>
      <dl>
        <dt>{t('post.published')}</dt>
        <dd>{day(post.published_date)}</dd>
        {post.updated_date > post.published_date && (
          <>
            <dt>{t('post.updated')}</dt>
            <dd>{day(post.updated_date)}</dd>
          </>
        )}
        <dt>{t('post.author')}</dt>
        <dd>{post.author_name || t('blog.noAuthor')}</dd>
        <dt>{t('blog.category')}</dt>
        <dd>
          <PageLink to={blogAddress({ category: post.category })}>
            {labelName(post.category)}
          </PageLink>
        </dd>
      </dl>
    </section>
  );
}

function usePostJsonLd(post: BlogPost): object {
  const { t, locale, origin } = useSite();
  const { icon } = useSettings();
  const addressOf = useAddressOf();
  const labelName = useLabelName();
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    ...(post.image_path && { image: new URL(post.image_path, origin).href }),
    datePublished: post.published_date,
    // A post may be dated later than its last change, such as one written ahead.
    dateModified: post.updated_date > post.published_date ? post.updated_date : post.published_date,
    inLanguage: locale,
    articleSection: labelName(post.category),
    keywords: post.tags.map(labelName),
    author: { '@type': 'Person', name: post.author_name ?? t('blog.noAuthor') },
    publisher: {
      '@type': 'SportsTeam',
      name: t('site.name'),
      url: addressOf(urls.home),
      logo: origin + icon('/icon-512.png'),
    },
    mainEntityOfPage: addressOf(urls.post(post.slug)),
  };
}

/** Up to three more posts of the same category; renders nothing when there are none. */
function RelatedPosts({ post }: { post: BlogPost }) {
  const { t, locale } = useSite();
  const query = useSection((site) => relatedQuery(site, post.slugs[locale]), {
    keepsOther: true,
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
