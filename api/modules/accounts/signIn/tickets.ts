import type { Knex } from 'knex';
import { User } from '../../../../db/models/user.ts';
import { unauthorized } from '../../../platform/failure.ts';
import { isSpent } from '../secondFactor/spent.ts';
import { readTicket } from '../sessions/tokens.ts';

interface TicketDeps {
  knex: Knex;
  secret: Uint8Array;
  now(): Date;
}

/**
 * The account of a ticket that no sign-in was finished with, and the ticket's id.
 * @throws Failure 401 for every other ticket
 */
export async function ticketHolder({ knex, secret, now }: TicketDeps, ticket: string) {
  const held = await readTicket(secret, ticket, now(), async (id) =>
    User.query(knex).modify('active').findById(id),
  );
  if (!held) throw ticketRefused('login.ticketExpired');
  if (await isSpent(knex, held.id)) throw ticketRefused('login.ticketUsed');
  return { user: held.account, ticketId: held.id };
}

/** The ticket of the second step is no longer valid: the sign-in starts over. */
export const ticketRefused = (why: 'login.ticketExpired' | 'login.ticketUsed') =>
  unauthorized(why, { is_expired: true });
