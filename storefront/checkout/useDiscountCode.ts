import { useState } from 'react';
import type { AppliedCode, AskedCode } from './appliedCode.ts';

/**
 * The discount code of a checkout: the applied one, and the one that its field begins with.
 * @param kept the code of the draft
 */
export function useDiscountCode(kept = '') {
  const [applied, apply] = useState<AppliedCode | null>(null);
  const [asked, setAsked] = useState<AskedCode>({ code: kept, problem: '', times: 0 });

  /** Takes off nothing any more: the API refused the code with an order, for a reason that may be ''. */
  const refuse = (code: string, problem: string) => {
    apply(null);
    setAsked(({ times }) => ({ code, problem, times: times + 1 }));
  };
  return { applied, asked, apply, refuse };
}
