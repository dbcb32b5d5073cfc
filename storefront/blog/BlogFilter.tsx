import { useLinked } from '../app/linkLanguage.ts';
import { useNavigation } from '../app/navigation.ts';
import { useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import { SelectField } from '../ui/Fields.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { SendChoice } from '../ui/WithoutScripts.tsx';
import { urls } from '../urls.ts';
import styles from './BlogFilter.module.css';
import { type BlogChoice, blogAddress } from './blogAddress.ts';
import { categoriesQuery, tagsQuery } from './blogQueries.ts';
import { useLabelName } from './labelName.ts';

/** Categories and tags on small screens; a form with a button without JavaScript. */
export function BlogFilter({ choice }: { choice: BlogChoice }) {
  const { t } = useSite();
  const categories = useSection(categoriesQuery);
  const tags = useSection(tagsQuery);
  const labelName = useLabelName();
  const { go } = useNavigation();
  const linked = useLinked();
  const { category, tag } = choice;
  return (
    <form className={styles.filter} action={urls.blog}>
      <SectionState query={categories} failed={t('blog.categoriesFailed')}>
        {(list) => (
          <SelectField
            label={t('blog.category')}
            name="category"
            value={category}
            onChange={({ target }) => go(linked(blogAddress({ category: target.value, tag })))}
            options={[
              { value: '', label: t('blog.allCategories') },
              ...list.map((item) => ({
                value: item.category,
                label: `${labelName(item.category)} (${item.post_count})`,
              })),
            ]}
          />
        )}
      </SectionState>
      <SectionState query={tags} failed={t('blog.tagsFailed')}>
        {(list) => (
          <SelectField
            label={t('blog.tag')}
            name="tag"
            value={tag}
            onChange={({ target }) => go(linked(blogAddress({ category, tag: target.value })))}
            options={[
              { value: '', label: t('blog.allTags') },
              ...list.map(({ name, count }) => ({
                value: name,
                label: `${labelName(name)} (${count})`,
              })),
            ]}
          />
        )}
      </SectionState>
      <SendChoice />
    </form>
  );
}
