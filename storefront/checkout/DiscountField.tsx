import { useState } from 'react';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { DiscountCodeProps } from './DiscountCode.tsx';
import sheet from './discount.css?url';
import { useCheckout } from './useCheckout.ts';

const DiscountCode = lazyPart(() => import('./DiscountCode.tsx'));

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
      <summary onPointerEnter={DiscountCode.preload}>{t('checkout.hasCode')}</summary>
      {isOpen && <DiscountCode key={code.asked.times} {...code} fallback={<Spinner />} />}
    </details>
  );
}
