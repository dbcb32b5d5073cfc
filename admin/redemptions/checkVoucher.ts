import { ApiError } from '../../api/client/ApiError.ts';
import type { RedemptionAnswer, VoucherCheck, VoucherRedeem } from '../../api/contract/types.ts';
import type { RedemptionOutcome } from '../../api/contract/voucherStates.ts';
import type { Asked, OfflineStore } from './offline/offlineStore.ts';
import type { ShownVoucher } from './offline/offlineVoucher.ts';

/** The calls of the API; each takes a signal that ends its patience. */
export interface VoucherApi {
  lookUpVoucher: (code: string, signal?: AbortSignal) => Promise<VoucherCheck>;
  redeemVoucher: (body: VoucherRedeem, signal?: AbortSignal) => Promise<RedemptionAnswer>;
}

/** The stored vouchers; null where the device isn't prepared. */
type Stored = Pick<OfflineStore, 'find' | 'redeem' | 'refresh'> | null;

/** A voucher, and whether this device answered, as the server could not be reached. */
export interface Checked {
  /** Null for a code that isn't known. */
  voucher: ShownVoucher | null;
  isOffline: boolean;
}

export interface Redeemed extends Checked {
  outcome: RedemptionOutcome;
}

/** Milliseconds after which a prepared device answers itself: somebody stands there and waits. */
const PATIENCE = 6_000;

/** Looks up a code: asks the server, else this device if it is prepared. */
export async function checkVoucher(
  code: string,
  api: VoucherApi,
  stored: Stored,
): Promise<Checked> {
  try {
    const voucher = await api.lookUpVoucher(code, patience(stored));
    await remember(stored, code, voucher);
    return { voucher, isOffline: false };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      return { voucher: null, isOffline: false };
    if (!stored || !isUnreachable(error)) throw error;
    return { voucher: await stored.find(code), isOffline: true };
  }
}

/**
 * Redeems a voucher. If no answer comes, a prepared device redeems it by the same key: should the server
 * have done so already, it takes both for one.
 */
export async function redeemVoucher(
  { username, ...asked }: Asked,
  api: VoucherApi,
  stored: Stored,
): Promise<Redeemed> {
  const { key, code, amount } = asked;
  try {
    const body = { key, code, amount, note: '' };
    const { outcome, voucher } = await api.redeemVoucher(body, patience(stored));
    if (voucher) await remember(stored, code, voucher);
    return { outcome, voucher, isOffline: false };
  } catch (error) {
    if (!stored || !isUnreachable(error)) throw error;
    const { outcome, voucher } = await stored.redeem({ ...asked, username });
    return { outcome, voucher, isOffline: true };
  }
}

const patience = (stored: Stored): AbortSignal | undefined =>
  stored ? AbortSignal.timeout(PATIENCE) : undefined;

/** Keeps an answer for later without network; what fails here must not hide the answer. */
const remember = async (stored: Stored, code: string, voucher: ShownVoucher): Promise<void> =>
  stored?.refresh(code, voucher).catch(() => {});

/** No network, no answer in time, or a server that is down. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status === 0 || error.status >= 500
    : error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name);
