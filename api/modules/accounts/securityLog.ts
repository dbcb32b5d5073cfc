import type { Knex } from 'knex';
import { raw } from 'objection';
import { SecurityEvent } from '../../../db/models/securityEvent.ts';
import { LIMITS, type SecurityKind } from '../../contract/constants.ts';
import { fold } from '../../contract/slug.ts';
import type { Actor, SecurityLine } from '../../platform/commands.ts';
import { networkOf } from '../../platform/limiter.ts';

/** A line to write; without an actor it is of what was done on the server itself. */
export interface ActorsLine extends SecurityLine, Omit<Actor, 'user'> {
  at?: Date;
}

/** Of what anybody can cause, an hour has at most this many lines of a kind; the rest are one. */
export const HOURLY_LINES = 1_000;
const AGENT_LENGTH = 300;

/**
 * What is counted in one line an hour, by kind, network and these facts. `isOpen`
 * can be caused by anybody and must not fill the disk.
 */
const COUNTED: Partial<
  Record<SecurityKind, { isOpen?: true; isOnce?: true; same(event: ActorsLine): unknown[] }>
> = {
  // Guesses at an account that exists have a line of their own.
  sign_in_failed: { isOpen: true, same: ({ email, facts }) => [facts?.known === true && email] },
  sign_in_refused: { isOpen: true, same: () => [] },
  factor_failed: { isOpen: true, same: ({ user, email }) => [user?.id, email] },
  password_reset_asked: { isOpen: true, same: ({ facts, email }) => [facts?.known && email] },
  token_used: { isOnce: true, same: ({ facts }) => [facts?.id] },
  exported: { same: ({ user, facts }) => [user?.id, facts?.token, facts?.what ?? facts?.resource] },
  settings_published: { same: ({ user, facts }) => [user?.id, facts?.token] },
};

/** Writes a line of the security log, in the transaction of its cause. Called by the bus. */
export async function writeSecurityLine(db: Knex, { token, ...given }: ActorsLine): Promise<void> {
  const event = token === undefined ? given : { ...given, facts: { ...given.facts, token } };
  const at = (event.at ?? new Date()).toISOString();
  const row = rowOf(event, at);
  const counted = COUNTED[event.kind];
  if (!counted) {
    await SecurityEvent.query(db).insert(row);
    return;
  }
  const hour = at.slice(0, 13);
  const bucket = [event.kind, hour, networkOf(row.address), ...counted.same(event)].join(' ');
  const once = { last_at: at, email: row.email, search: row.search };
  const again = counted.isOnce ? once : { ...once, times: raw('security_events.times + 1') };
  if ((await SecurityEvent.query(db).where({ bucket }).patch(again)) > 0) return;
  const isFull = counted.isOpen && (await linesOf(db, event.kind, hour)) >= HOURLY_LINES;
  const first = isFull
    ? { ...rowOf({ kind: event.kind }, at), bucket: `${event.kind} ${hour}` }
    : { ...row, bucket };
  await SecurityEvent.query(db).insert(first).onConflict('bucket').merge(again);
}

const linesOf = (db: Knex, kind: SecurityKind, hour: string): Promise<number> =>
  SecurityEvent.query(db).where({ kind }).where('at', '>=', hour).resultSize();

function rowOf({ kind, user, facts = {}, ...event }: ActorsLine, at: string) {
  const username = user?.username ?? '';
  const email = (event.email ?? user?.email ?? '').slice(0, LIMITS.line);
  const address = (event.address ?? '').slice(0, LIMITS.line);
  return {
    kind,
    at,
    last_at: at,
    username,
    email,
    address,
    facts,
    user_id: user?.id ?? null,
    agent: (event.agent ?? '').slice(0, AGENT_LENGTH),
    request_id: event.requestId ?? '',
    search: fold([username, email, address, ...Object.values(facts)].join('\n')),
  };
}
