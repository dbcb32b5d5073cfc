import { BANK_PAYMENT_DAYS, KEPT_MAIL_DAYS } from '../constants.ts';
import { WITHDRAWAL_DAYS, withdrawalDays } from '../withdrawals.ts';

/** The periods that a team decides, by their settings; the law or sense bounds them. */
export const LEGAL_FACTS = {
  /** Working days until a delivery, from and to. */
  delivery_days_from: { usual: 3, min: 0, max: 365 },
  delivery_days_to: { usual: 7, min: 1, max: 365 },
  /** Days to withdraw from a contract without giving a reason. */
  withdrawal_days: { usual: WITHDRAWAL_DAYS, min: WITHDRAWAL_DAYS, max: 999 },
  /** Days in which a complaint is settled. */
  complaint_days: { usual: 30, min: 1, max: 30 },
  /** Years for which the data of orders are kept. */
  order_years: { usual: 5, min: 1, max: 30 },
} as const;

export type LegalFact = keyof typeof LEGAL_FACTS;

export const isLegalFact = (key: string): key is LegalFact => Object.hasOwn(LEGAL_FACTS, key);

/** What law or the product decides, not the team: years for technical data, months for defects. */
const TECHNICAL_YEARS = 1;
const DEFECT_MONTHS = 24;

/** Whether a fact may have this value; '' leaves it at the usual one. */
export function isFactValue(key: LegalFact, value: string): boolean {
  const { min, max } = LEGAL_FACTS[key];
  return value === '' || (/^\d{1,3}$/.test(value) && Number(value) >= min && Number(value) <= max);
}

/** A fact as the setting has it, else as is usual. */
export function factOf(key: LegalFact, setting: (key: string) => string): number {
  const value = setting(key);
  return value !== '' && isFactValue(key, value) ? Number(value) : LEGAL_FACTS[key].usual;
}

/** The numbers that legal texts name. */
export function legalNumbers(setting: (key: string) => string) {
  const from = factOf('delivery_days_from', setting);
  return {
    deliveryFrom: from,
    deliveryTo: Math.max(from, factOf('delivery_days_to', setting)),
    returnDays: withdrawalDays(setting('withdrawal_days')),
    complaintDays: factOf('complaint_days', setting),
    defectMonths: DEFECT_MONTHS,
    orderYears: factOf('order_years', setting),
    technicalYears: TECHNICAL_YEARS,
    bankPaymentDays: BANK_PAYMENT_DAYS,
    keptMailDays: KEPT_MAIL_DAYS,
  };
}
