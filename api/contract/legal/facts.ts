import {
  BANK_PAYMENT_DAYS,
  KEPT_MAIL_DAYS,
  KEPT_ORDER_LINK_DAYS,
  KEPT_REVISIONS,
  KEPT_SECURITY_DAYS,
} from '../constants.ts';
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
  /** Years for which the contact data of orders are kept after that of the order. */
  order_years: { usual: 5, min: 5, max: 30 },
  /** Months after which a message is deleted, from it or our last reply to it. */
  message_months: { usual: 24, min: 1, max: 120 },
  /** Days for which mails that were sent or given up are kept. */
  mail_days: { usual: KEPT_MAIL_DAYS, min: 7, max: 731 },
  /** Days after which a cancelled order is deleted that was never paid. */
  cancelled_days: { usual: 365, min: 30, max: 3653 },
  revision_days: { usual: KEPT_REVISIONS.days, min: 30, max: 3653 },
  security_days: { usual: KEPT_SECURITY_DAYS, min: 30, max: 365 },
} as const;

export type LegalFact = keyof typeof LEGAL_FACTS;

export const isLegalFact = (key: string): key is LegalFact => Object.hasOwn(LEGAL_FACTS, key);

/** What law or the product decides, not the team: years for technical data, months for defects. */
const TECHNICAL_YEARS = 1;
const DEFECT_MONTHS = 24;
/** Who pays VAT keeps tax documents at least for so many years, whatever is set (VAT Act, § 35). */
const PAYER_YEARS = 10;

/** Whether a fact may have this value; '' leaves it at the usual one. */
export function isFactValue(key: LegalFact, value: string): boolean {
  const { min, max } = LEGAL_FACTS[key];
  return value === '' || (/^\d{1,4}$/.test(value) && Number(value) >= min && Number(value) <= max);
}

/** A fact as the setting has it, else as is usual. */
export function factOf(key: LegalFact, setting: (key: string) => string): number {
  const value = setting(key);
  return value !== '' && isFactValue(key, value) ? Number(value) : LEGAL_FACTS[key].usual;
}

/** The numbers that legal texts name. */
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
