import { createHmac, randomBytes } from 'node:crypto';
import { type CreateLimiter, type Limiter, networkOf } from '../../platform/limiter.ts';
import { isSameSecret } from '../../platform/secrets.ts';

interface Attempt {
  address: string;
  email: string;
  /** The cookie of known devices. */
  device: string | undefined;
  /** A second factor: its codes are short, so an account has fewer tries. */
  isSecond?: boolean;
}

export type LoginGuard = ReturnType<typeof createLoginGuard>;

/**
 * Counts failures per address, and then per account over all addresses: a refused address adds
 * nothing to the account. A device that has signed in to the account before has a signed cookie and
 * is counted by that only, so that strangers' guesses can't lock the owner out, not even from the
 * same address.
 */
export function createLoginGuard(secret: Uint8Array, createLimiter: CreateLimiter) {
  const limiter = (name: string, points: number) => createLimiter({ name, points, seconds: 600 });
  const byAddress = limiter('login address', 20);
  const byAccount = limiter('login account', 50);
  const byDevice = limiter('login device', 20);
  const bySecond = limiter('login second step', 20);

  const tokenOf = (email: string, id: string) => {
    const signature = createHmac('sha256', secret).update(`device:${id}:${accountOf(email)}`);
    return `${id}.${signature.digest('base64url')}`;
  };

  const isOf = (email: string, token: string) => isSameSecret(token, tokenOf(email, idOf(token)));

  /** The counters of an attempt, in the order in which they are asked. */
  const countersOf = ({ address, email, device = '', isSecond }: Attempt): [Limiter, string][] => {
    const known = tokensIn(device).find((token) => isOf(email, token));
    if (known) return [[byDevice, idOf(known)]];
    return [
      [byAddress, networkOf(address)],
      [isSecond ? bySecond : byAccount, accountOf(email)],
    ];
  };

  return {
    /** A value for the cookie of a device that has signed in to the account, and to others before. */
    deviceToken(email: string, before = '') {
      const others = tokensIn(before).filter((token) => token !== '' && !isOf(email, token));
      const own = tokenOf(email, randomBytes(12).toString('base64url'));
      return [own, ...others].slice(0, MAX_ACCOUNTS).join(SEPARATOR);
    },
    /** Counts an attempt before it is made; returns the seconds to wait, 0 when it may be made. */
    async admit(attempt: Attempt) {
      for (const [counter, key] of countersOf(attempt)) {
        const wait = await counter.take(key);
        if (wait > 0) return wait;
      }
      return 0;
    },
    async succeeded(attempt: Attempt) {
      await Promise.all(countersOf(attempt).map(([counter, key]) => counter.giveBack(key)));
    },
  };
}

/** Of one device: colleagues share a computer. */
const MAX_ACCOUNTS = 5;
const SEPARATOR = '~';
const tokensIn = (device: string) => device.split(SEPARATOR, MAX_ACCOUNTS);
const idOf = (token: string) => token.split('.', 1)[0] ?? '';

const accountOf = (email: string) => email.trim().toLowerCase();
