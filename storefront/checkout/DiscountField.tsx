import { lazy, Suspense, useState } from 'react';
import { Spinner } from '../ui/Spinner.tsx';
import type { DiscountCodeProps } from './DiscountCode.tsx';
import styles from './DiscountField.module.css';
import { useCheckout } from './useCheckout.ts';

const loadCode = () => import('./DiscountCode.tsx');
const DiscountCode = lazy(loadCode);

/** Where a discount code is entered: folded, and loaded on first use. */
export function DiscountField(code: DiscountCodeProps) {
  const { t } = useCheckout();
  const [isOpen, setOpen] = useState(code.asked.code !== '');
  return (
    <details
      className={styles.discount}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary onPointerEnter={() => void loadCode()}>{t('checkout.hasCode')}</summary>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <DiscountCode key={code.asked.times} {...code} />
        </Suspense>
      )}
    </details>
  );
}
