/** Periods that the legal texts promise (public-site §9). */
export const LEGAL_TERMS = {
  /** Working days until a delivery. */
  delivery: { from: 3, to: 7 },
  /** Days to return goods without giving a reason. */
  returnDays: 14,
  /** Years that data of orders are kept. */
  orderYears: 5,
  /** Years that technical data are kept at most. */
  technicalYears: 1,
  /** Months during which a buyer may claim a defect. */
  defectMonths: 24,
  /** Days in which a complaint is settled. */
  complaintDays: 30,
} as const;

/** The day since which the texts apply, YYYY-MM-DD. */
export const IN_FORCE_SINCE = '2026-01-01';
