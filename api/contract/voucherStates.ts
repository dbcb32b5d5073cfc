// Apart from the rules about vouchers: pages that sell them show no states.
import { labelledEnum } from './labelledEnum.ts';
import type { PerLocale } from './locales.ts';
import type { StatusColor } from './orderStatuses.ts';

interface StateFacts {
  label: PerLocale<string>;
  color: StatusColor;
}

const STATE_FACTS = {
  valid: { label: { en: 'Valid', cs: 'Platný' }, color: 'green' },
  partly_used: { label: { en: 'Partly used', cs: 'Zčásti využitý' }, color: 'purple' },
  redeemed: { label: { en: 'Used', cs: 'Využitý' }, color: 'blue' },
  expired: { label: { en: 'Expired', cs: 'Propadlý' }, color: 'yellow' },
  cancelled: { label: { en: 'Cancelled', cs: 'Zrušený' }, color: 'red' },
} satisfies Record<string, StateFacts>;

export type VoucherState = keyof typeof STATE_FACTS;

export const { values: VOUCHER_STATES, labels: voucherStateLabels } = labelledEnum(STATE_FACTS);

/** The colour of a voucher’s badge. */
export const voucherStateColor = (state: VoucherState): StatusColor => STATE_FACTS[state].color;

/** Why a voucher is cancelled; it is valid again once the reason is gone. */
const REASONS = {
  order: { label: { en: 'The order is cancelled', cs: 'Objednávka je zrušená' } },
  unpaid: { label: { en: 'The order isn’t paid', cs: 'Objednávka není zaplacená' } },
  withdrawn: { label: { en: 'Withdrawn from', cs: 'Odstoupeno od smlouvy' } },
};

export type VoucherCancelReason = keyof typeof REASONS;

export const { values: VOUCHER_CANCEL_REASONS, labels: voucherCancelReasonLabels } =
  labelledEnum(REASONS);

const OUTCOMES = {
  redeemed: { label: { en: 'Redeemed', cs: 'Uplatněno' }, color: 'green' },
  already: { label: { en: 'Already used', cs: 'Už byl využitý' }, color: 'red' },
  insufficient: { label: { en: 'Too little is left', cs: 'Zůstatek nestačí' }, color: 'red' },
  expired: { label: { en: 'Expired', cs: 'Propadlý' }, color: 'yellow' },
  cancelled: { label: { en: 'Cancelled', cs: 'Zrušený' }, color: 'red' },
  unknown: { label: { en: 'No such voucher', cs: 'Takový voucher není' }, color: 'red' },
} satisfies Record<string, StateFacts>;

/** What became of an attempt to redeem a voucher. */
export type RedemptionOutcome = keyof typeof OUTCOMES;

export const { values: REDEMPTION_OUTCOMES, labels: redemptionOutcomeLabels } =
  labelledEnum(OUTCOMES);

/** The colour of an attempt’s badge. */
export const redemptionOutcomeColor = (outcome: RedemptionOutcome): StatusColor =>
  OUTCOMES[outcome].color;
