import { lazy, useState } from 'react';
import { LazyPart } from '../ui/LazyPart.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { DiscountCodeProps } from './DiscountCode.tsx';
import sheet from './discount.css?url';
import { useCheckout } from './useCheckout.ts';

const loadCode = () => import('./DiscountCode.tsx');

/** React keeps the failure of a lazy component for good: unfolding it again tries another one. */
const later = () =>
  lazy(() =>
    loadCode().catch((error) => {
      DiscountCode = later();
      throw error;
    }),
  );
let DiscountCode = later();

/** Before it is unfolded, which tells if it can't be loaded. */
const preload = () => void loadCode().catch(() => {});

/** Where a discount code is entered: folded. Loaded where there are codes, and what is in it on first use. */
export default function DiscountField(code: DiscountCodeProps) {
  const { t } = useCheckout();
  const [isOpen, setOpen] = useState(code.asked.code !== '');
  return (
    <details
      className="discount-code"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <link rel="stylesheet" href={sheet} precedence="discount" />
      <summary onPointerEnter={preload}>{t('checkout.hasCode')}</summary>
      {isOpen && (
        <LazyPart fallback={<Spinner />}>
          <DiscountCode key={code.asked.times} {...code} />
        </LazyPart>
      )}
    </details>
  );
}
