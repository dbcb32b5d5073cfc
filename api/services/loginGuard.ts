import { createHmac, timingSafeEqual } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 600;
const FAILURES_PER_ADDRESS = 20;
const FAILURES_PER_ACCOUNT = 50;

interface Attempt {
  address: string;
  email: string;
  /** What the device cookie holds, if it was sent. */
  device: string | undefined;
}

/** Guards sign-in against guessing (decisions, Errors and limits). */
export interface LoginGuard {
  /** Counts an attempt before it is made; answers the seconds to wait, 0 when it may be made. */
  admit(attempt: Attempt): Promise<number>;
  /** Takes a successful attempt off the count again. */
  succeeded(attempt: Attempt): Promise<void>;
  /** The value of the cookie that marks a device from which the account was signed in. */
  deviceToken(email: string): string;
}

/**
 * Counts failures per address, and per account over all addresses. A device that has signed in to
 * the account before carries a signed cookie and is counted on its own, so that strangers' guesses
 * can't lock the owner out.
 */
export function createLoginGuard(secret: Uint8Array): LoginGuard {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  const byAddress = limiter(FAILURES_PER_ADDRESS);
  const byAccount = limiter(FAILURES_PER_ACCOUNT);

  const deviceToken = (email: string) =>
    createHmac('sha256', secret)
      .update(`device:${accountOf(email)}`)
      .digest('base64url');
  const accountKey = ({ email, device, address }: Attempt) =>
    isEqual(device, deviceToken(email))
      ? `known ${accountOf(email)} ${address}`
      : `stranger ${accountOf(email)}`;

  return {
    deviceToken,
    async admit(attempt) {
      const waits = await Promise.all([
        take(byAddress, attempt.address),
        take(byAccount, accountKey(attempt)),
      ]);
      return Math.max(...waits);
    },
    async succeeded(attempt) {
      await Promise.all([byAddress.reward(attempt.address), byAccount.reward(accountKey(attempt))]);
    },
  };
}

/** Takes one point; the seconds until the next one when none is left. */
export async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000) || 1;
    throw refusal;
  }
}

const accountOf = (email: string) => email.trim().toLowerCase();

function isEqual(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
