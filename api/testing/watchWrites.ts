import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import type { Knex } from 'knex';
import { type Descriptor, tableOf } from '../contract/descriptor.ts';
import { CONTENT } from '../contract/resources.ts';
import type { ResponseCache } from '../platform/cache/responseCache.ts';

/** The tags that each table's rows are shown under, on the site or in the back-office's lists. */
const SHOWN_UNDER: Readonly<Record<string, readonly string[]>> = {
  ...each(
    ['orders', 'order_items', 'order_status_changes', 'order_documents', 'bookings'],
    'orders',
  ),
  ...each(['withdrawals', 'withdrawal_items'], 'orders'),
  ...each(['payments', 'payment_moves', 'card_refunds'], 'orders', 'payments'),
  ...each(['vouchers', 'voucher_redemptions', 'voucher_extensions'], 'vouchers'),
  ...each(['slots', 'slot_alerts'], 'slots'),
  ...each(['stock_levels', 'stock_movements', 'stock_alerts'], 'stock'),
  // Each page knows whether there are any.
  discount_codes: ['discount-codes', 'settings'],
  // A method that asks for a point is offered once there is one.
  pickup_points: ['pickup-points', 'orders/shipping-methods'],
  ...each(['contact_messages', 'message_replies'], 'contact-messages'),
  ...each(['users', 'passkeys'], 'users'),
  api_tokens: ['api-tokens'],
  security_events: ['security-events'],
};

/** Tables that nothing kept and no open list shows, or that somebody else tells of. */
const NOT_SHOWN: readonly string[] = [
  // Secrets, and what a sign-in needs.
  ...['account_links', 'authenticators', 'recovery_codes', 'refresh_tokens', 'sessions'],
  ...['spent_challenges', 'order_links', 'idempotency_keys'],
  // Numbers and marks of the product's own.
  ...['document_counters', 'limits', 'meta', 'demo_records', 'agreed_texts', 'former_slugs'],
  ...['migrations', 'migrations_lock', 'order_trigrams'],
  // What comes of them is a payment, which tells.
  'card_payments',
  // The change that they note tells of itself.
  'revisions',
  // The outbox tells of mails, within a second.
  'outbox',
  // The records that name a file; the library is told once its AVIF is made.
  'uploads',
];

/** Columns that change alone without anything to be seen. */
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  // A withdrawal writes an order's language to lock it.
  orders: ['search', 'updated_at', 'locale'],
  users: ['password_hash', 'updated_at'],
  passkeys: ['counter', 'last_used_at'],
};

function each(tables: readonly string[], ...tags: string[]) {
  return Object.fromEntries(tables.map((table) => [table, tags]));
}

/**
 * The tags of which a written row of a table has to drop each; undefined for a table of which this isn't decided.
 * The parts of a resource of content are called after it: `product_photos`.
 */
export function tagsShowing(table: string): readonly string[] | undefined {
  if (NOT_SHOWN.includes(table)) return [];
  const content = contentOf(table);
  return SHOWN_UNDER[table] ?? (content && [content.path]);
}

const contentOf = (table: string): (Descriptor & { path: string }) | undefined =>
  CONTENT.filter((of) => table === tableOf(of) || table.startsWith(`${of.row}_`)).sort(
    (one, other) => other.row.length - one.row.length,
  )[0];

interface Query {
  sql: string;
  /** Absent outside of a transaction. */
  __knexTxId?: string;
  /** What PostgreSQL and SQLite say of how many rows were written. */
  response?: unknown[] | { rowCount?: number };
  context?: { changes?: number };
}

/** Written tables, and of each whether rows were made or deleted. */
type Tables = Map<string, boolean>;

/** What a request wrote, and whom it told. */
interface Writes {
  request: string;
  /** What the transaction under way has written. */
  begun: Tables;
  tables: Tables;
  tags: Set<string>;
}

/**
 * Watches what requests write, so that none of them can forget to drop the answers made of it, or to note in the
 * audit trail what content was made or deleted. Direct transactions are not seen.
 */
export function watchWrites(knex: Knex, cache: Pick<ResponseCache, 'onForget'>) {
  const all: Writes[] = [];
  const underWay = new AsyncLocalStorage<Writes>();

  knex.on('query', ({ sql }: Query) => {
    const writes = underWay.getStore();
    if (!writes || !/^(?:commit|rollback);?$/i.test(sql)) return;
    if (/^commit/i.test(sql)) for (const one of writes.begun) add(writes.tables, ...one);
    writes.begun.clear();
  });
  knex.on('query-response', (_: unknown, query: Query) => {
    const writes = underWay.getStore();
    const write = writes && writeOf(query);
    if (write)
      add(query.__knexTxId ? writes.begun : writes.tables, write.table, write.hasOtherRows);
  });
  cache.onForget((tags) => {
    const writes = underWay.getStore();
    for (const tag of tags ?? []) writes?.tags.add(tag);
  });

  return {
    /** The same listener, its requests watched. */
    watched:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const writes: Writes = {
          request: `${request.method} ${request.url}`,
          begun: new Map(),
          tables: new Map(),
          tags: new Set(),
        };
        all.push(writes);
        underWay.run(writes, () => listener(request, response));
      },
    /** What was written without a word to who has to know of it, a line each. */
    untold: (): string[] => all.flatMap(untoldOf),
  };
}

function untoldOf({ request, tables, tags }: Writes): string[] {
  return [...tables].flatMap(([table, hasOtherRows]) => {
    const missing = (tagsShowing(table) ?? ['a tag']).filter((tag) => !tags.has(tag));
    // A change that changes nothing isn't noted.
    const isToNote = hasOtherRows && CONTENT.some((of) => table === tableOf(of));
    const isNoted = !isToNote || tables.has('revisions');
    return [
      ...missing.map((tag) => `${request} writes ${table} and doesn’t drop ${tag}`),
      ...(isNoted ? [] : [`${request} writes ${table} and notes nothing in the audit trail`]),
    ];
  });
}

const add = (tables: Tables, table: string, hasOtherRows: boolean): void => {
  tables.set(table, tables.get(table) || hasOtherRows);
};

/** What a statement wrote that is seen; undefined where it wrote no such rows. */
function writeOf({ sql, response, context }: Query) {
  const write = /^(insert|update|delete)(?: or \w+)?(?: into| from)? [`"](\w+)/i.exec(sql);
  const [, verb = '', table = ''] = write ?? [];
  const count = Array.isArray(response)
    ? response.length
    : (response?.rowCount ?? context?.changes);
  if (table === '' || count === 0) return undefined;
  const [set = ''] = sql.split(/ where /i);
  const columns = [...set.matchAll(/[`"](\w+)[`"] = /g)].map(([, column = '']) => column);
  const unseen = UNSEEN[table] ?? [];
  const hasOtherRows = verb.toLowerCase() !== 'update';
  const isSeen = hasOtherRows || columns.some((column) => !unseen.includes(column));
  return isSeen ? { table, hasOtherRows } : undefined;
}
