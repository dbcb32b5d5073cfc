import type { Knex } from 'knex';
import type { DirectQuery } from '../../db/directTransaction.ts';
import { directTransaction } from '../../db/directTransaction.ts';
import type { User } from '../../db/models/user.ts';
import type { SecurityKind } from '../contract/constants.ts';
import type { SecurityFacts } from '../contract/types.ts';
import type { ResponseCache } from './cache/responseCache.ts';
import { dropAtCommit } from './cache/sharedDrops.ts';

/** Who does something, and from where. Without a user and a token it is the product itself. */
export interface Actor {
  user?: Pick<User, 'id' | 'username' | 'email'> | null;
  /** The name of the API token that a script sent. */
  token?: string | undefined;
  address?: string;
  agent?: string;
  requestId?: string;
}

/** What the product does by itself: scheduled work, the bank's and the card provider's answers. */
export const PRODUCT: Actor = {};

/** Who signs a row: the user, or the name of a token in its place; neither for the product itself. */
export const signedBy = ({ user, token }: Actor) => ({
  user_id: user?.id ?? null,
  username: user?.username ?? token ?? '',
});

/** What a command gets in addition to its input: who gives it, and the time that it writes down. */
export interface CommandContext {
  actor: Actor;
  now: Date;
}

/**
 * All events by name, each with its facts. A module adds its own in its `events.ts`:
 * `declare module '../../platform/commands.ts' { interface Events { 'order.placed': { … } } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it.
export interface Events {}

export type EventName = keyof Events;

/** The events that only direct transactions emit, added like those of `Events`; their work gets the query. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it.
export interface DirectEvents {}

type DbOf<Name extends EventName> = Name extends keyof DirectEvents
  ? DirectQuery
  : Knex.Transaction;

/** A line of the security log. */
export interface SecurityLine {
  kind: SecurityKind;
  /** Whom it is about, where that isn't the actor. */
  user?: Actor['user'];
  /** The e-mail that was tried, where no one is signed in. */
  email?: string;
  facts?: SecurityFacts;
}

/** What follows from an event, in the kind of transaction that emits it. */
interface Consequences<Facts, Db = Knex.Transaction> {
  /** Work of the same transaction, in this order; an error undoes the change. */
  within?: readonly ((db: Db, facts: Facts, context: CommandContext) => Promise<unknown>)[];
  /** The line in the security log; null for none. */
  security?(facts: Facts): SecurityLine | null;
  /** The tags of cached responses that are dropped at the commit, in all instances. */
  drops?: readonly string[] | ((facts: Facts) => readonly string[]);
  /** Work of this process after the commit, which can't fail: counters. */
  after?(facts: Facts): void;
}

/** What follows from each event; `api/events.ts` holds the product's own. */
export type ConsequenceTable = {
  readonly [Name in EventName]: Consequences<Events[Name], DbOf<Name>>;
};

/** Runs commands: every use case's transaction begins here. */
export interface Bus {
  /**
   * Runs work in one transaction, with the consequences of the events that it emits before the commit,
   * and drops cached responses after it. Throws what the work or a consequence throws; nothing is changed then.
   */
  run<Result>(
    actor: Actor,
    work: (trx: Knex.Transaction, context: CommandContext) => Promise<Result>,
  ): Promise<Result>;
  /**
   * The same on a direct transaction, for the busiest write.
   * @throws FailedAfterCommit when only what follows the commit failed: the change is on disk
   */
  runDirect<Result>(
    actor: Actor,
    work: (query: DirectQuery, context: CommandContext) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Does the same as `run` and rolls all of it back, to say beforehand what work would cause.
   * @returns what `look` sees before the work, and after it with all that follows
   * @throws what the work or a consequence throws
   */
  dryRun<Seen>(
    actor: Actor,
    work: (trx: Knex.Transaction, context: CommandContext) => Promise<unknown>,
    look: (trx: Knex.Transaction) => Promise<Seen>,
  ): Promise<{ before: Seen; after: Seen }>;
}

interface BusDeps {
  knex: Knex;
  cache: ResponseCache;
  now(): Date;
  consequences: ConsequenceTable;
  /** Writes a line of the security log. */
  logSecurity(trx: Knex.Transaction, line: SecurityLine & Actor & { at: Date }): Promise<void>;
  /** What is dropped with each of these lines: no event has to name it. */
  securityTag: string;
}

interface Emitted {
  name: EventName;
  facts: never;
}

/** A transaction's events, the first of which have been followed up. */
interface Running {
  emitted: Emitted[];
  followUp(): Promise<void>;
}

const running = new WeakMap<object, Running>();

const dryRuns = new WeakSet<object>();

/** Whether all that is done in a transaction will be rolled back: what takes long can be left out. */
export const isDryRun = (trx: Knex.Transaction): boolean => dryRuns.has(trx);

/**
 * Says that something has happened, in the transaction of the change; what follows is in `api/events.ts`.
 * @throws Error outside a command
 */
export function emit<Name extends EventName>(
  db: Knex.Transaction | DirectQuery,
  name: Name,
  facts: Events[Name],
): void {
  const current = running.get(db);
  if (!current) throw new Error(`${String(name)} was emitted outside a command.`);
  current.emitted.push({ name, facts: facts as never });
}

/**
 * Runs the consequences of the events so far at once, for a command whose next step builds on them:
 * the next payment of an order, whose documents have to be there. What is dropped waits for the commit.
 * @throws Error outside a command, and what a consequence throws
 */
export async function followUp(db: Knex.Transaction | DirectQuery): Promise<void> {
  const current = running.get(db);
  if (!current) throw new Error('Events are followed up within a command.');
  await current.followUp();
}

export function createBus(deps: BusDeps): Bus {
  const { knex, cache, now, consequences, logSecurity, securityTag } = deps;
  /** Begins to collect a transaction's events. */
  const begin = (
    db: Knex.Transaction | DirectQuery,
    emitted: Emitted[],
    context: CommandContext,
  ): Running => {
    let next = 0;
    const current: Running = {
      emitted,
      async followUp() {
        // Consequences emit further events, which join the end of the list.
        for (let event = emitted[next]; event; event = emitted[next]) {
          next += 1;
          await follow(db, event, context);
        }
      },
    };
    running.set(db, current);
    return current;
  };
  const follow = async (
    db: Knex.Transaction | DirectQuery,
    { name, facts }: Emitted,
    context: CommandContext,
  ) => {
    const { within = [], security } = consequencesOf(name);
    for (const step of within) await step(db as never, facts, context);
    const line = security?.(facts);
    if (!line) return;
    if (isDirect(db)) throw new Error(`${String(name)} can't be logged in a direct transaction.`);
    await logSecurity(db, { ...context.actor, ...line, at: context.now });
  };
  const consequencesOf = (name: EventName): Consequences<never, never> => consequences[name];
  const tagsOf = ({ name, facts }: Emitted): readonly string[] => {
    const { drops = [], security } = consequencesOf(name);
    const tags = typeof drops === 'function' ? drops(facts) : drops;
    return security?.(facts) ? [...tags, securityTag] : tags;
  };
  const allTags = (emitted: readonly Emitted[]) => [...new Set(emitted.flatMap(tagsOf))];
  const afterwards = (emitted: readonly Emitted[]) => {
    for (const { name, facts } of emitted) consequencesOf(name).after?.(facts);
  };

  /** To be asked within the transaction: of two commands the one that had to wait is the later one. */
  const inTurn = (actor: Actor): CommandContext => ({ actor, now: now() });

  return {
    async run(actor, work) {
      const emitted: Emitted[] = [];
      let tags: readonly string[] = [];
      const result = await knex.transaction(async (trx) => {
        const context = inTurn(actor);
        const current = begin(trx, emitted, context);
        const done = await work(trx, context);
        await current.followUp();
        tags = allTags(emitted);
        if (tags.length > 0) await dropAtCommit(trx, tags);
        return done;
      });
      // Other instances hear of it with the commit.
      if (tags.length > 0) cache.forget(tags);
      afterwards(emitted);
      return result;
    },

    async runDirect(actor, work) {
      const emitted: Emitted[] = [];
      let tags: readonly string[] = [];
      const result = await directTransaction(knex, async (query) => {
        const context = inTurn(actor);
        const current = begin(query, emitted, context);
        const done = await work(query, context);
        await current.followUp();
        tags = allTags(emitted);
        return done;
      });
      try {
        if (tags.length > 0) cache.drop(tags);
        afterwards(emitted);
      } catch (cause) {
        throw new FailedAfterCommit('The change is on disk; what follows it failed.', { cause });
      }
      return result;
    },

    async dryRun(actor, work, look) {
      try {
        await knex.transaction(async (trx) => {
          const context = inTurn(actor);
          dryRuns.add(trx);
          const before = await look(trx);
          const current = begin(trx, [], context);
          await work(trx, context);
          await current.followUp();
          throw new RolledBack({ before, after: await look(trx) });
        });
      } catch (error) {
        if (error instanceof RolledBack) return error.seen;
        throw error;
      }
      throw new Error('A dry run was committed.');
    },
  };
}

/** Ends the transaction of a dry run, with what was seen in it. */
class RolledBack<Seen> extends Error {
  readonly seen: Seen;
  constructor(seen: Seen) {
    super('A dry run is rolled back.');
    this.seen = seen;
  }
}

/** A change was committed, but not all that follows was done: it must not be repeated. */
export class FailedAfterCommit extends Error {
  override name = 'FailedAfterCommit';
}

const isDirect = (db: Knex.Transaction | DirectQuery): db is DirectQuery => !('raw' in db);

/**
 * A use case: its work in one transaction, with all that follows from it.
 * @returns a function that runs it for an actor; `within` is the work alone, for commands made of others
 */
export function command<Input, Result>(
  work: (trx: Knex.Transaction, input: Input, context: CommandContext) => Promise<Result>,
) {
  const run = (bus: Bus, input: Input, actor: Actor): Promise<Result> =>
    bus.run(actor, (trx, context) => work(trx, input, context));
  return Object.assign(run, { within: work });
}
