import type { Voucher } from '../../../db/models/voucher.ts';
import { daysBefore, pragueToday } from '../../contract/dates.ts';
import type { RedemptionOutcome } from '../../contract/voucherStates.ts';

/** How far back a phone that was offline may say that it redeemed a voucher. */
const MAX_OFFLINE_DAYS = 7;

interface Bounds {
  issuedAt: string;
  now: Date;
}

/**
 * When a voucher was redeemed, as the phone says it within bounds: its clock may be wrong, but it was
 * neither in the future nor before the voucher was issued, nor longer ago than a phone is offline.
 */
export function boundedMoment(said: string, { issuedAt, now }: Bounds): string {
  const earliest = [issuedAt, daysBefore(now, MAX_OFFLINE_DAYS).toISOString()].sort().at(-1) ?? '';
  return [[said, earliest].sort().at(-1) ?? '', now.toISOString()].sort()[0] ?? '';
}

type Redeemable = Pick<
  Voucher,
  'kind' | 'remaining_halere' | 'redeemed_at' | 'cancelled_at' | 'valid_until'
>;

interface Asked {
  /** Haléře to take of a money voucher; null: all that is left. */
  halere: number | null;
  /** When it is redeemed. */
  at: string;
}

interface Decision {
  outcome: RedemptionOutcome;
  /** What it is about, in haléře; null for an experience. */
  halere: number | null;
  /** What is left of a money voucher afterwards. */
  remaining: number | null;
}

/** What becomes of a voucher that is redeemed. */
export function decideRedemption(voucher: Redeemable, { halere, at }: Asked): Decision {
  const left = voucher.kind === 'money' ? (voucher.remaining_halere ?? 0) : null;
  const taken = left === null ? null : (halere ?? left);
  const refused = (outcome: RedemptionOutcome) => ({ outcome, halere: taken, remaining: left });
  if (voucher.redeemed_at !== null) return refused('already');
  if (voucher.cancelled_at !== null) return refused('cancelled');
  if (voucher.valid_until < pragueToday(new Date(at))) return refused('expired');
  if (left !== null && taken !== null && taken > left) return refused('insufficient');
  const remaining = left === null || taken === null ? null : left - taken;
  return { outcome: 'redeemed', halere: taken, remaining };
}
