import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { urls } from '../urls.ts';
import styles from './EmptyCart.module.css';

export function EmptyCart() {
  const { t } = useSite();
  return (
    <div className={styles.empty}>
      <p className={styles.message}>{t('cart.empty')}</p>
      <p>{t('cart.emptyText')}</p>
      <Button to={urls.shop}>{t('cart.toShop')}</Button>
    </div>
  );
}
