import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { useCart } from '../cart/useCart.ts';
import { Icon } from '../ui/Icon.tsx';
import { urls } from '../urls.ts';
import styles from './CartButton.module.css';

/** The way to the cart, with the number of distinct lines (public-site §4). */
export function CartButton() {
  const { t } = useSite();
  const { length } = useCart();
  return (
    <PageLink
      className={styles.cart}
      to={urls.cart}
      aria-label={t('nav.cart', { smart_count: length })}
    >
      <Icon name="shopping-cart" />
      <span className={styles.count} data-empty={length === 0}>
        {length}
      </span>
    </PageLink>
  );
}
