import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { isSqlite } from '../../../db/connect.ts';
import { Order } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { mailState } from '../../contract/mailState.ts';
import { searchWords } from '../../contract/searchWords.ts';
import type { OutboxMailDetail, OutboxMailItem } from '../../contract/types.ts';
import type { Context } from '../../platform/http/context.ts';
import { mayAlso } from '../../platform/http/principal.ts';
import type { Listed } from '../../platform/lists/applyListQuery.ts';
import { integer, type ListFields, moment, text } from '../../platform/lists/fields.ts';
import { likeOf, likePattern } from '../../platform/lists/likePattern.ts';
import { parseListQuery } from '../../platform/lists/listQuery.ts';
import { listRows } from '../../platform/lists/listRows.ts';
import { type ComposeDeps, compose, Undeliverable } from './compose.ts';
import { ACCOUNT_MAILS } from './kinds.ts';
import { QR_CID } from './qrPicture.ts';
import { writeMail } from './writeMail.ts';

export const mailFields: ListFields = {
  id: integer,
  kind: text,
  state: text,
  attempts: integer,
  created_at: moment,
  order_id: { ...integer, nullable: true },
};

const listed: Listed = {
  model: OutboxMail,
  fields: mailFields,
  order: [['id', 'desc']],
  isSearched: false,
};

/** More words would only make the query longer. */
const MAX_WORDS = 10;

/** Narrows a query to the mails that have all words in their address, their subject or what their order is found by. */
function searchMails(mails: QueryBuilder<OutboxMail, OutboxMail[]>, search: string): void {
  const knex = mails.knex();
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)) {
    mails.where((any) => {
      for (const column of ['outbox.to', 'outbox.subject']) {
        for (const like of likeOf(raw('??', [column]), isSqlite(knex), word)) any.orWhere(like);
      }
      const orders = Order.query(knex).select('orders.id');
      for (const folded of searchWords(word)) {
        orders.whereRaw(`orders.search like ? escape '\\'`, [likePattern(folded)]);
      }
      any.orWhereIn('outbox.order_id', orders);
    });
  }
}

interface ReadDeps {
  knex: Knex;
  publicUrl: string;
  now(): Date;
}

/** Mails about accounts are for who may see accounts. */
export const seesAccounts = ({ state }: Context): boolean => mayAlso(state, 'read', 'accounts');

/** What a preview shows in place of a secret. */
const NO_SECRET = '…';

const composing = (deps: ReadDeps): ComposeDeps => ({
  ...deps,
  secretsOf: async (orderIds) => orderIds.map(() => NO_SECRET),
  accountSecret: async () => NO_SECRET,
});

export async function listMails(deps: ReadDeps, ctx: Context): Promise<OutboxMailItem[]> {
  const query = OutboxMail.query(deps.knex).from(withState(deps.knex));
  if (!seesAccounts(ctx)) query.whereNotIn('outbox.kind', ACCOUNT_MAILS);
  searchMails(query, parseListQuery(ctx.query, mailFields).search);
  const mails = await listRows(ctx, query, listed, 'mails');
  const items: OutboxMailItem[] = [];
  for (const mail of mails) items.push(await presentItem(deps, mail));
  return items;
}

const withState = (knex: Knex) =>
  knex('outbox')
    .select('outbox.*')
    .select(
      knex.raw(
        `case when sent_at is not null then 'sent' when next_attempt_at is not null then 'waiting' else 'failed' end as state`,
      ),
    )
    .as('outbox');

/** The mail with its texts; a picture in them is a part of the HTML. */
export async function readMail(deps: ReadDeps, mail: OutboxMail): Promise<OutboxMailDetail> {
  const item = await presentItem(deps, mail);
  const written = await orGone(() => writeMail(composing(deps), mail));
  if (!written) return { ...item, text: '', html: '' };
  const { text, html, qr } = written;
  const picture = `data:image/png;base64,${qr?.toString('base64')}`;
  return { ...item, text, html: html.replaceAll(`cid:${QR_CID}`, picture) };
}

/** A mail in lists. Its recipient is stored once it was sent; before, it is that of what it is about. */
export async function presentItem(deps: ReadDeps, mail: OutboxMail): Promise<OutboxMailItem> {
  const { id, kind, attempts, created_at, order_id, error } = mail;
  const state = mailState(mail) ?? { id, state: 'failed', at: null, error };
  const isSent = mail.to !== '' && mail.subject !== '';
  const head = isSent ? mail : await orGone(() => compose(composing(deps), mail));
  const { to, subject } = head ?? mail;
  return { ...state, kind, to, subject, attempts, created_at, order_id };
}

const orGone = <T>(work: () => Promise<T>): Promise<T | null> =>
  work().catch((error: unknown) => {
    if (error instanceof Undeliverable) return null;
    throw error;
  });
