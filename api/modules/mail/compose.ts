import type { Knex } from 'knex';
import { ContactMessage, MessageReply } from '../../../db/models/contactMessage.ts';
import { Order } from '../../../db/models/order.ts';
import type { OutboxMail } from '../../../db/models/outboxMail.ts';
import { readSettingTexts } from '../../../db/models/settingTexts.ts';
import { User } from '../../../db/models/user.ts';
import { pragueToday } from '../../contract/dates.ts';
import { isLocale, LOCALES, type Locale } from '../../contract/locales.ts';
import type { AccountMailKind, OrderMailKind } from '../../contract/mailKinds.ts';
import { isCancelled } from '../../contract/orderStatuses.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { OPEN_STATES } from '../../contract/payments.ts';
import { sitePaths } from '../../contract/sitePaths.ts';
import { bookingsOfOrder } from '../dates/index.ts';
import { openOf, readSeller } from '../documents/index.ts';
import { readBrand } from './brand.ts';
import { datesOf } from './datesOf.ts';
import { isOfAccount, isOfOrder, isToTeam, type LinkMailKind } from './kinds.ts';
import type { Letter } from './letter.ts';
import { accountLetter, changedLetter } from './letters/accountLetter.ts';
import { alertLetter } from './letters/alertLetter.ts';
import { isWithdrawnFrom } from './letters/balance.ts';
import { linksLetter, newMessageLetter, replyLetter, testMail } from './letters/messageLetters.ts';
import { orderLetter } from './letters/orderLetter.ts';
import { usableVouchers } from './letters/vouchers.ts';
import { isPaymentWaiting } from './letters/withdrawalSteps.ts';
import { readShopFacts } from './shopFacts.ts';
import { readTeamAddress } from './teamAddress.ts';

export interface ComposeDeps {
  knex: Knex;
  publicUrl: string;
  now(): Date;
  /** Makes a secret of each order's page, in their order. */
  secretsOf(orderIds: readonly number[]): Promise<readonly string[]>;
  /** Makes the secret by which a person sets a password. */
  accountSecret(userId: number, kind: LinkMailKind): Promise<string>;
}

/** A mail that can't be written: trying again is of no use. */
export class Undeliverable extends Error {}

/** The language of mails to the team, whichever the customer speaks. */
async function readTeamLocale(knex: Knex): Promise<Locale> {
  const { team_language } = await readSettingTexts(knex, ['team_language'], LOCALES[0]);
  return isLocale(team_language) ? team_language : LOCALES[0];
}

/** Writes what a mail says, from what it refers to as it is now. */
export async function compose(deps: ComposeDeps, mail: OutboxMail): Promise<Letter> {
  const { knex, publicUrl } = deps;
  const { kind, facts } = mail;
  if (kind === 'test') return testMail(mail, publicUrl);
  if (kind === 'reply') {
    const reply = await MessageReply.query(knex).findById(mail.reply_id ?? 0);
    const answered = await ContactMessage.query(knex).findById(reply?.message_id ?? 0);
    if (!reply || !answered) throw new Undeliverable('The reply is gone.');
    return replyLetter(answered, reply.html);
  }
  if (isOfAccount(kind)) return composeAccountMail(deps, mail, kind);
  const to = isToTeam(kind) ? await readTeamAddress(knex) : mail.to;
  if (isToTeam(kind) && to === '') throw new Undeliverable('The team has no address.');
  if (kind === 'team_message') {
    const message = await ContactMessage.query(knex).findById(mail.contact_message_id ?? 0);
    if (!message) throw new Undeliverable('The message is gone.');
    const link = `${publicUrl}/admin/messages/${message.id}`;
    return newMessageLetter(message, { locale: await readTeamLocale(knex), to, link });
  }
  if (kind === 'back_in_stock' || kind === 'place_free') return alertLetter(mail, kind, publicUrl);
  const pageOf = (secret: string, locale: Locale) =>
    `${publicUrl}${sitePaths.order(secret)}?lang=${locale}`;
  if (!isOfOrder(kind)) {
    const orders = facts.orders ?? [];
    const locale = mail.locale ?? LOCALES[0];
    const secrets = await deps.secretsOf(orders);
    const links = orders.map(
      (id, at) => [formatOrderNumber(id), pageOf(secrets[at] ?? '', locale)] as const,
    );
    return linksLetter(links, { locale, to });
  }
  const order = await Order.query(knex)
    .findById(mail.order_id ?? 0)
    .withGraphFetched('[items.product, shippingMethod, documents, vouchers, withdrawals.items]');
  if (!order) throw new Undeliverable('The order is gone.');
  const today = pragueToday(deps.now());
  if (mail.sent_at === null) requireCause(kind, order, today);
  const locale = isToTeam(kind) ? await readTeamLocale(knex) : (mail.locale ?? order.locale);
  const seller = await readSeller(knex, locale);
  const [secret = ''] = isToTeam(kind) ? [] : await deps.secretsOf([order.id]);
  const link = isToTeam(kind)
    ? `${publicUrl}/admin/orders/${order.id}/show`
    : pageOf(secret, locale);
  const bookings = await bookingsOfOrder(knex, order.id);
  const booked = bookings.filter(({ state }) => state === 'booked');
  // Mails about dates tell those at the time of the change, the others those that hold now.
  const dates = facts.dates ?? datesOf(booked, locale);
  return orderLetter({
    kind,
    locale,
    order,
    bookings,
    facts: { ...facts, ...(dates.length > 0 && { dates }) },
    seller,
    publicUrl,
    shop: await readShopFacts(knex, locale),
    link,
    documentLink: (id) => `${publicUrl}/api/order-pages/${secret}/invoice?document=${id}`,
    calendarLink: `${publicUrl}/api/order-pages/${secret}/dates.ics`,
    today,
    to: isToTeam(kind) ? to : order.customer_email,
  });
}

/** Why a mail that the price is paid is not sent: the money went back, or was taken off, while the mail waited. */
export const NO_LONGER_PAID = 'The order is no longer paid.';

/** Mails that ask for money. */
const ASKING: readonly OrderMailKind[] = ['reminder', 'card_failed'];

/**
 * What has become of an order while its mail waited, or before a failed one was sent again, can leave
 * nothing to be mailed about.
 * @throws Undeliverable then
 */
function requireCause(kind: OrderMailKind, order: Order, today: string): void {
  if (order.hidden_at !== null) throw new Undeliverable('The order is deleted.');
  if (kind === 'paid' && OPEN_STATES.includes(order.payment_state)) {
    throw new Undeliverable(NO_LONGER_PAID);
  }
  if (kind === 'voucher_changed' && usableVouchers({ order, today }).length === 0) {
    throw new Undeliverable('The vouchers are used, cancelled or expired.');
  }
  if (!ASKING.includes(kind)) return;
  if (isCancelled(order.status)) throw new Undeliverable('The order is cancelled.');
  if (openOf(order) <= 0) throw new Undeliverable('The order has been paid.');
  if (isWithdrawnFrom(order)) throw new Undeliverable('The customer withdrew from the order.');
  // Who withdrew from a part is told that the payment can wait until the decision.
  if (kind === 'reminder' && isPaymentWaiting(order)) {
    throw new Undeliverable('The payment waits until a withdrawal is decided.');
  }
}

async function composeAccountMail(
  { knex, publicUrl, accountSecret }: ComposeDeps,
  mail: OutboxMail,
  kind: AccountMailKind,
): Promise<Letter> {
  const user = await User.query(knex)
    .findById(mail.facts.user ?? 0)
    .whereNull('disabled_at');
  if (!user) throw new Undeliverable('The account is gone or disabled.');
  if (kind === 'invitation' && mail.sent_at === null && user.password_hash !== '') {
    throw new Undeliverable('The invitation was accepted.');
  }
  const locale = mail.locale ?? (await readTeamLocale(knex));
  const { name: site } = await readBrand(knex, locale, publicUrl);
  if (kind === 'account_changed') {
    const url = `${publicUrl}${sitePaths.forgotPassword}?lang=${locale}`;
    return changedLetter(user, mail, { locale, site, url });
  }
  const page = `${publicUrl}${sitePaths.setPassword}?lang=${locale}`;
  const url = `${page}#${await accountSecret(user.id, kind)}`;
  return accountLetter(user, { kind, locale, site, url });
}
