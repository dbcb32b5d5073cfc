import { unauthorized } from '../../../platform/failure.ts';

/** No ticket of a second step that still holds: the sign-in begins anew. */
export const ticketRefused = (why: 'login.ticketExpired' | 'login.ticketUsed') =>
  unauthorized(why, { is_expired: true });
