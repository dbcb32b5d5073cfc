import { formatDate } from '../../api/contract/dates.ts';
import type { BlogPost } from '../../api/contract/types.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Seo } from '../seo/Seo.tsx';
import { useAddressOf } from '../seo/useAddressOf.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { placeholders } from '../ui/placeholders.ts';
import { urls } from '../urls.ts';
import { blogAddress } from './blogAddress.ts';
import { FeedLink } from './FeedLink.tsx';
import { useLabelName } from './labelName.ts';
import styles from './PostDetail.module.css';
import { PostInformation } from './PostInformation.tsx';
import { postJsonLd } from './postJsonLd.ts';
import { RelatedPosts } from './RelatedPosts.tsx';
import { readingTime } from './readingTime.ts';
import { ShareLinks } from './ShareLinks.tsx';

/** A post: picture and title over the whole width, its text, and what there is to know beside it. */
export function PostDetail({ post }: { post: BlogPost }) {
  const { t, locale, origin } = useSite();
  const addressOf = useAddressOf();
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
        jsonLd={[postJsonLd(post, { locale, origin, t, addressOf, labelName })]}
      />
      <FeedLink />
      <header className={styles.hero}>
        <Picture
          className={styles.picture}
          path={post.image_path}
          info={post.image_info}
          alt=""
          sizes="100vw"
          priority
        />
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
          <div
            {...placeholders}
            className={styles.content}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it by an allow-list (decisions, Content).
            dangerouslySetInnerHTML={{ __html: post.content }}
          />
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
