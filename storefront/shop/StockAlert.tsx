import { useState } from 'react';
import { useSite } from '../app/site.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { AlertSubject } from './alertSubject.ts';
import styles from './Purchase.module.css';

const StockAlertForm = lazyPart(() => import('./StockAlertForm.tsx'));

interface StockAlertProps extends AlertSubject {
  /** What the button says; that something is sold out by default. */
  label?: string;
}

/** Offers a mail once something can be had again; its form is loaded on first use, and needs scripts. */
export default function StockAlert({ label, ...awaited }: StockAlertProps) {
  const { t } = useSite();
  const [isOpen, setOpen] = useState(false);
  const button = (
    <button
      type="button"
      onPointerEnter={StockAlertForm.preload}
      onFocus={StockAlertForm.preload}
      onClick={() => setOpen(true)}
    >
      {label ?? t('product.notify')}
    </button>
  );
  return (
    <div className={styles.alert}>
      {isOpen ? <StockAlertForm {...awaited} fallback={button} /> : button}
    </div>
  );
}
