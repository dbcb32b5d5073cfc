import { lazy, Suspense, useState } from 'react';
import { useSite } from '../app/site.ts';
import type { Awaited } from './awaited.ts';
import styles from './Purchase.module.css';

const loadForm = () => import('./StockAlertForm.tsx');
const StockAlertForm = lazy(loadForm);

/** Offers a mail once something is in stock again; its form is loaded on first use, and needs scripts. */
export function StockAlert(awaited: Awaited) {
  const { t } = useSite();
  const [isOpen, setOpen] = useState(false);
  const button = (
    <button
      type="button"
      onPointerEnter={() => void loadForm()}
      onFocus={() => void loadForm()}
      onClick={() => setOpen(true)}
    >
      {t('product.notify')}
    </button>
  );
  return (
    <div className={styles.alert}>
      {isOpen ? (
        <Suspense fallback={button}>
          <StockAlertForm {...awaited} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
