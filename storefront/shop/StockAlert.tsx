import { lazy, useState } from 'react';
import { useSite } from '../app/site.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import type { AlertSubject } from './alertSubject.ts';
import styles from './Purchase.module.css';

const loadForm = () => import('./StockAlertForm.tsx');
const StockAlertForm = lazy(loadForm);

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
      onPointerEnter={() => void loadForm()}
      onFocus={() => void loadForm()}
      onClick={() => setOpen(true)}
    >
      {label ?? t('product.notify')}
    </button>
  );
  return (
    <div className={styles.alert}>
      {isOpen ? (
        <LazyPart fallback={button}>
          <StockAlertForm {...awaited} />
        </LazyPart>
      ) : (
        button
      )}
    </div>
  );
}
