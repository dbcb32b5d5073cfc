import { pragueToday } from '../../contract/dates.ts';
import type { Locale } from '../../contract/locales.ts';
import { presentOrder, type WholeOrder } from '../orders/index.ts';
import type { Person } from './findPerson.ts';
import { mentions } from './mentions.ts';

/** Everything that is stored of a person, to be read by machines. Secrets and other people are no part of it. */
export const exportPerson = (person: Person, locale: Locale, now: Date) => ({
  email: person.email,
  exported_at: now.toISOString(),
  account: person.account && {
    email: person.account.email,
    username: person.account.username,
    role: person.account.role,
    locale: person.account.locale,
  },
  orders: person.orders.map((order) => ({
    ...withoutTeam(order, locale, pragueToday(now)),
    payments: (order.payments ?? []).map((made) => ({
      received_on: made.received_on,
      halere: made.halere,
      source: made.source,
      counter_account: made.counter_account,
      payer: made.payer,
      message: made.message,
      variable_symbol: made.variable_symbol,
      note: made.note,
    })),
  })),
  messages: person.messages.map(({ name, email, subject, message, created_at, replies = [] }) => ({
    name,
    email,
    subject,
    message,
    created_at,
    replies: replies.map((reply) => ({ html: reply.html, created_at: reply.created_at })),
  })),
  mails: person.mails.map(({ kind, to, subject, created_at, sent_at, facts }) => ({
    kind,
    to,
    subject,
    created_at,
    sent_at,
    facts,
  })),
  stock_alerts: person.stockAlerts.map(({ email, locale, created_at }) => ({
    email,
    locale,
    created_at,
  })),
  date_alerts: person.slotAlerts.map(({ email, locale, created_at }) => ({
    email,
    locale,
    created_at,
  })),
  bookings: person.bookings.map(({ order_id, state, slot }) => ({
    order_id,
    state,
    starts_at: slot?.starts_at ?? null,
    place: slot?.[`place_${locale}`] ?? '',
  })),
  order_corrections: person.corrections.map(({ record_id, at, record }) => ({
    order_id: record_id,
    at,
    record,
  })),
  order_links: person.links,
  security_events: person.events.map(({ kind, at, last_at, times, email, address, agent }) => ({
    kind,
    at,
    last_at,
    times,
    // Others name the person alone: who did it, and from where, is theirs.
    ...(mentions(email, person.email) && { email, address, agent }),
  })),
});

function withoutTeam(order: WholeOrder, locale: Locale, today: string) {
  const { version: _version, mail: _mail, ...rest } = presentOrder(order, locale, today);
  return rest;
}
