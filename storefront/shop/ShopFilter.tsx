import { PRODUCT_CATEGORIES, SHOP_SORTS } from '../../api/contract/constants.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { useNavigation } from '../app/navigation.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { SelectField } from '../ui/Fields.tsx';
import { SendChoice } from '../ui/WithoutScripts.tsx';
import { urls } from '../urls.ts';
import styles from './ShopFilter.module.css';
import { readShopChoice, type ShopChoice, shopAddress } from './shopChoice.ts';

/** Categories and sorting, stored in the address; a form with a button without JavaScript. */
export function ShopFilter({ choice }: { choice: ShopChoice }) {
  const { t } = useSite();
  const { go } = useNavigation();
  const linked = useLinked();
  const { category, sort } = choice;
  const sortBy = (chosen: string) => {
    const search = new URLSearchParams({ category: category ?? '', sort: chosen });
    go(linked(shopAddress(readShopChoice(search))), { replace: true });
  };
  return (
    <div className={styles.filter}>
      <nav aria-label={t('filter.category')}>
        <ul className={styles.categories}>
          {[null, ...PRODUCT_CATEGORIES].map((shown) => (
            <li key={shown}>
              <PageLink
                to={shopAddress({ category: shown, sort })}
                aria-current={shown === category ? 'true' : undefined}
              >
                {shown ? t(`category.${shown}`) : t('filter.all')}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <form className={styles.sort} action={urls.shop}>
        {category && <input type="hidden" name="category" value={category} />}
        <SelectField
          label={t('filter.sort')}
          name="sort"
          value={sort}
          onChange={({ target }) => sortBy(target.value)}
          options={SHOP_SORTS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
        <SendChoice />
      </form>
    </div>
  );
}
