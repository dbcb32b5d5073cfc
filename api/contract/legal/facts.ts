import {
  BANK_PAYMENT_DAYS,
  KEPT_MAIL_DAYS,
  KEPT_ORDER_LINK_DAYS,
  KEPT_REVISIONS,
  KEPT_SECURITY_DAYS,
} from '../constants.ts';
import { WITHDRAWAL_DAYS, withdrawalDays } from '../withdrawals.ts';

/** Periods that a team sets, with limits of the law or of common sense. */
export const LEGAL_FACTS = {
  /** Working days until delivery, from and to. */
  delivery_days_from: { usual: 3, min: 0, max: 365 },
  delivery_days_to: { usual: 7, min: 1, max: 365 },
  /** Days for withdrawing from a contract without giving a reason. */
  withdrawal_days: { usual: WITHDRAWAL_DAYS, min: WITHDRAWAL_DAYS, max: 999 },
  /** Days for settling a complaint. */
  complaint_days: { usual: 30, min: 1, max: 30 },
  /** Years of keeping contact data of orders, after the year of the order. */
  order_years: { usual: 5, min: 5, max: 30 },
  /** Months after which a message is deleted, counted from the message or the last reply. */
  message_months: { usual: 24, min: 1, max: 120 },
  /** Days of keeping sent and failed mails. */
  mail_days: { usual: KEPT_MAIL_DAYS, min: 7, max: 731 },
  /** Days after which a cancelled, never paid order is deleted. */
  cancelled_days: { usual: 365, min: 30, max: 3653 },
  revision_days: { usual: KEPT_REVISIONS.days, min: 30, max: 3653 },
  security_days: { usual: KEPT_SECURITY_DAYS, min: 30, max: 365 },
} as const;

type LegalFact = keyof typeof LEGAL_FACTS;

/** Whether a setting is a number that the legal texts state. */
export const isLegalFact = (key: string): key is LegalFact => Object.hasOwn(LEGAL_FACTS, key);

/** Set by law or by the product: years for technical data, months for defects. */
const TECHNICAL_YEARS = 1;
const DEFECT_MONTHS = 24;
/** Years for which a VAT payer must keep tax documents, whatever is set (VAT Act, § 35). */
const PAYER_YEARS = 10;

/** Whether a value is valid; '' means the default. */
export function isFactValue(key: LegalFact, value: string): boolean {
  const { min, max } = LEGAL_FACTS[key];
  return value === '' || (/^\d{1,4}$/.test(value) && Number(value) >= min && Number(value) <= max);
}

/** The value of the setting, else the default. */
export function factOf(key: LegalFact, setting: (key: string) => string): number {
  const value = setting(key);
  return value !== '' && isFactValue(key, value) ? Number(value) : LEGAL_FACTS[key].usual;
}

/** Numbers used in legal texts. */
export function legalNumbers(setting: (key: string) => string) {
  const from = factOf('delivery_days_from', setting);
  const orderYears = factOf('order_years', setting);
  const isPayer = setting('vat_payer') === 'on';
  return {
    deliveryFrom: from,
    deliveryTo: Math.max(from, factOf('delivery_days_to', setting)),
    returnDays: withdrawalDays(setting('withdrawal_days')),
    complaintDays: factOf('complaint_days', setting),
    defectMonths: DEFECT_MONTHS,
    orderYears,
    documentYears: Math.max(orderYears, isPayer ? PAYER_YEARS : 0),
    technicalYears: TECHNICAL_YEARS,
    bankPaymentDays: BANK_PAYMENT_DAYS,
    messageMonths: factOf('message_months', setting),
    keptMailDays: factOf('mail_days', setting),
    cancelledDays: factOf('cancelled_days', setting),
    revisionDays: factOf('revision_days', setting),
    securityDays: factOf('security_days', setting),
    linkYears: Math.floor(KEPT_ORDER_LINK_DAYS / 365),
  };
}
