import type { ReactNode } from 'react';
import { useCheckout } from '../checkout/useCheckout.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { WithoutScripts } from '../ui/WithoutScripts.tsx';
import { urls } from '../urls.ts';
import styles from './EmptyCart.module.css';

/** Lazy: nobody with scripts sees it. */
const ContactText = lazyPart(() => import('../contact/ContactText.tsx'));

export function EmptyCart() {
  const { t } = useCheckout();
  return (
    <div className={styles.empty}>
      <p className={styles.message}>{t('cart.empty')}</p>
      <p>{t('cart.emptyText')}</p>
      <Button to={urls.shop}>{t('cart.toShop')}</Button>
    </div>
  );
}

/** Takes the place of the button that orders, where every line has to be removed first. */
export function NothingOnOffer() {
  const { t } = useCheckout();
  return (
    <>
      <p>{t('cart.nothingOnOffer')}</p>
      <Button to={urls.shop}>{t('cart.toShop')}</Button>
    </>
  );
}

/** Says, without scripts, that the cart needs them, and how to order anyway. */
export function NeedsScripts({ children }: { children?: ReactNode }) {
  const { t } = useCheckout();
  return (
    <WithoutScripts>
      <div className={styles.empty}>
        <p className={styles.message}>{t('cart.needsScripts')}</p>
        {children}
        <p>
          <ContactText>{t('cart.needsScriptsText')}</ContactText>
        </p>
      </div>
    </WithoutScripts>
  );
}
