import { DAY_MS } from './durations.ts';

/** What something cost from a time on; null: it wasn't offered. */
export interface PriceChange {
  halere: number | null;
  /** ISO-8601, UTC. */
  at: string;
}

/** The days before a reduction that its announcement compares with. */
const COMPARED_DAYS = 30;

/**
 * The lowest price at which something was offered in the 30 days before it was reduced, or since it has been
 * offered, which every announcement of a reduction has to name (act 634/1992 Sb., § 12a, by article 6a of
 * Directive 98/6/EC). Null if it wasn't offered then: no reduction may be announced.
 * @param changes oldest first
 * @param reducedAt when it was reduced; of a reduction that goes further step by step, the first time
 */
export function lowestPriceBefore(
  changes: readonly PriceChange[],
  reducedAt: string,
): number | null {
  const start = new Date(Date.parse(reducedAt) - COMPARED_DAYS * DAY_MS).toISOString();
  const offered = changes.flatMap(({ halere, at }, index) => {
    const end = changes[index + 1]?.at ?? reducedAt;
    return halere !== null && at < reducedAt && end > start ? [halere] : [];
  });
  return offered.length === 0 ? null : Math.min(...offered);
}

interface Offer {
  halere: number;
  is_active: boolean;
  publish_at: string | null;
  unpublish_at: string | null;
}

/** What something costs from now on, as far as it is planned. */
export function plannedPrices(offer: Offer, now: string): PriceChange[] {
  const { halere, is_active, publish_at, unpublish_at } = offer;
  const hasEnded = unpublish_at !== null && unpublish_at <= now;
  if (!is_active || hasEnded) return [{ halere: null, at: now }];
  const isLater = publish_at !== null && publish_at > now;
  return [
    ...(isLater ? [{ halere: null, at: now }] : []),
    { halere, at: isLater ? publish_at : now },
    ...(unpublish_at === null ? [] : [{ halere: null, at: unpublish_at }]),
  ];
}

/** Changes without those that change nothing. */
export function realChanges(before: number | null, changes: readonly PriceChange[]): PriceChange[] {
  let last = before;
  return changes.filter(({ halere }) => {
    const isReal = halere !== last;
    last = halere;
    return isReal;
  });
}
