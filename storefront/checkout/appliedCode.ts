import type { DiscountTerms } from '../../api/contract/discounts.ts';
import type { TakeOff } from '../cart/cartLines.ts';

/** A discount code that the API knows, and what it takes off. */
export interface AppliedCode {
  code: string;
  terms: DiscountTerms;
  takeOff: TakeOff;
}

/** A code to begin with: kept in the draft, or refused with the order. */
export interface AskedCode {
  code: string;
  /** Why the API refused it; '' to ask it again. */
  problem: string;
  /** How often orders were refused. */
  times: number;
}
