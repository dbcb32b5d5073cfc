import type { BlogCategoryItem, BlogTagItem } from '../../api/contract/types.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import styles from './BlogSidebar.module.css';
import { type BlogChoice, blogAddress } from './blogAddress.ts';
import { categoriesQuery, tagsQuery } from './blogQueries.ts';
import { useLabelName } from './labelName.ts';

/** The filters on wide screens: categories and tags, all of them links. */
export function BlogSidebar({ choice }: { choice: BlogChoice }) {
  const { t } = useSite();
  const categories = useSection(categoriesQuery);
  const tags = useSection(tagsQuery);
  return (
    <aside className={styles.sidebar} aria-label={t('blog.filter')}>
      <section aria-labelledby="blog-categories">
        <h2 id="blog-categories">{t('blog.categories')}</h2>
        <SectionState query={categories} failed={t('blog.categoriesFailed')}>
          {(list) => <Categories list={list} chosen={choice.category} />}
        </SectionState>
      </section>
      <section aria-labelledby="blog-tags">
        <h2 id="blog-tags">{t('blog.tags')}</h2>
        <SectionState query={tags} failed={t('blog.tagsFailed')}>
          {(list) => <TagCloud list={list} chosen={choice.tag} />}
        </SectionState>
      </section>
    </aside>
  );
}

function Categories({ list, chosen }: { list: readonly BlogCategoryItem[]; chosen: string }) {
  const { t } = useSite();
  const labelName = useLabelName();
  const all = list.reduce((sum, { post_count }) => sum + post_count, 0);
  const rows = [{ category: '', post_count: all }, ...list];
  return (
    <ul className={styles.categories}>
      {rows.map(({ category, post_count }) => (
        <li key={category}>
          <PageLink
            to={category ? blogAddress({ category }) : urls.blog}
            aria-current={category !== '' && category === chosen ? 'true' : undefined}
          >
            {category ? labelName(category) : t('blog.allCategories')}
            <span>{post_count}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function TagCloud({ list, chosen }: { list: readonly BlogTagItem[]; chosen: string }) {
  const labelName = useLabelName();
  const most = Math.max(1, ...list.map(({ count }) => count));
  return (
    <ul className={styles.tags}>
      {list.map(({ name, count }) => (
        <li key={name}>
          <PageLink
            to={blogAddress({ tag: name })}
            data-weight={Math.ceil((count / most) * WEIGHTS)}
            aria-current={name === chosen ? 'true' : undefined}
          >
            #{labelName(name)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Font sizes in the tag cloud, from the rarest tags to the most used ones. */
const WEIGHTS = 3;
