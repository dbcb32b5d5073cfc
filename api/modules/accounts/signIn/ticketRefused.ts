import { unauthorized } from '../../../platform/failure.ts';

/** The ticket of the second step is no longer valid: the sign-in starts over. */
export const ticketRefused = (why: 'login.ticketExpired' | 'login.ticketUsed') =>
  unauthorized(why, { is_expired: true });
