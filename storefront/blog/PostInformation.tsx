import { formatDate } from '../../api/contract/dates.ts';
import type { BlogPost } from '../../api/contract/types.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { blogAddress } from './blogAddress.ts';
import { useLabelName } from './labelName.ts';
import styles from './PostInformation.module.css';

/** Beside a post: when it was published, when it changed if it did, who wrote it, where it belongs. */
export function PostInformation({ post }: { post: BlogPost }) {
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
