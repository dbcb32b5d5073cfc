import type { Knex } from 'knex';
import { SECTIONS_TAG } from './contract/homeSections.ts';
import { mailOfChange } from './contract/orderStatuses.ts';
import type { SecurityFacts } from './contract/types.ts';
import { contentResources, recordPrices } from './modules/content/index.ts';
import { takeOrReleasePlaces } from './modules/dates/index.ts';
import {
  causeOfStatus,
  issueMissingDocuments,
  takeOffWithdrawn,
} from './modules/documents/index.ts';
import {
  cancelOrderMails,
  deleteInvitations,
  enqueueMail,
  enqueueOrderMail,
  MAILS_TAG,
  mailAccountChange,
  mailDates,
  mailFactorsReset,
  mailFreePlaces,
  mailInvitation,
  mailPasswordReset,
  mailStockAlerts,
  redirectOrderMails,
  renewOrderMail,
} from './modules/mail/index.ts';
import { MEDIA_TAG } from './modules/media/index.ts';
import { countPlaced } from './modules/orders/index.ts';
import { recheckCards, settleMoney } from './modules/payments/index.ts';
import { takeOrReturnStock } from './modules/stock/index.ts';
import { issueFree, issueOrCancelVouchers } from './modules/vouchers/index.ts';
import type { CommandContext, ConsequenceTable, Events } from './platform/commands.ts';

const PERSON = { what: 'person' };
/** The back-office's lists that show money. */
const MONEY = ['orders', 'payments'] as const;
/** The back-office's lists of accounts and tokens. */
const ACCOUNTS = ['users'] as const;
const TOKENS = ['api-tokens'] as const;
/** The lists that show orders, or what belongs to them. */
const ORDER_PARTS = [...MONEY, 'vouchers'] as const;

/**
 * What follows from each event: work in its transaction (mails, documents), its line in the security log,
 * and the cached responses that are dropped at the commit. Commands emit events and do none of that
 * themselves; `events.test.ts` lists the few exceptions, such as sending a mail again.
 */
export const consequences = {
  'apiToken.created': {
    security: ({ name, scopes }) => ({
      kind: 'token_made',
      facts: { name, scopes: scopes.join(', ') },
    }),
    drops: TOKENS,
  },
  'apiToken.revoked': {
    security: ({ name }) => ({ kind: 'token_revoked', facts: { name } }),
    drops: TOKENS,
  },
  'apiToken.used': {
    security: ({ id }) => ({ kind: 'token_used', facts: { id } }),
    drops: TOKENS,
  },

  'signIn.opened': { security: ({ user, facts }) => ({ kind: 'sign_in', user, facts }) },
  'signIn.failed': {
    security: ({ email, isKnown }) => ({
      kind: 'sign_in_failed',
      email,
      facts: { known: isKnown },
    }),
  },
  'signIn.refused': { security: ({ email }) => ({ kind: 'sign_in_refused', email }) },
  'signIn.closed': { security: ({ user }) => ({ kind: 'sign_out', user }) },
  'signIn.reused': { security: ({ user }) => ({ kind: 'session_reused', user }) },
  'signIns.ended': {
    security: ({ email, count }) => ({ kind: 'session_ended', facts: { email, count } }),
  },
  'secondStep.failed': { security: ({ user }) => ({ kind: 'factor_failed', user }) },

  'password.changed': {
    within: [deleteInvitations, mailAccountChange('password')],
    security: ({ user }) => ({ kind: 'password_changed', user }),
  },
  'password.reset': {
    within: [deleteInvitations, mailAccountChange('password')],
    security: ({ user }) => ({ kind: 'password_reset', user }),
  },
  'passwordReset.requested': {
    within: [mailPasswordReset],
    security: ({ email, user }) => ({
      kind: 'password_reset_asked',
      email,
      facts: { known: user !== null },
    }),
  },

  'factor.added': {
    within: [mailAccountChange('factor_added')],
    security: ({ factor, name }) => ({
      kind: 'factor_added',
      facts: { factor, ...(name !== undefined && { name }) },
    }),
    drops: ACCOUNTS,
  },
  'factor.removed': {
    within: [mailAccountChange('factor_removed')],
    security: ({ factor, name }) => ({
      kind: 'factor_removed',
      facts: { factor, ...(name !== undefined && { name }) },
    }),
    drops: ACCOUNTS,
  },
  'factors.reset': {
    within: [mailFactorsReset],
    security: ({ user: { email } }) => ({ kind: 'factor_removed', facts: { of: email } }),
    drops: ACCOUNTS,
  },
  'recoveryCodes.created': {
    within: [mailAccountChange('recovery_codes')],
    security: () => ({ kind: 'recovery_codes_made' }),
  },
  'recoveryCode.used': { security: ({ user }) => ({ kind: 'recovery_code_used', user }) },
  'secondFactor.demanded': {
    security: ({ isDemanded }) => ({ kind: 'factor_demanded', facts: { demanded: isDemanded } }),
  },

  'user.invited': {
    within: [mailInvitation],
    security: ({ user: { email, role } }) => ({ kind: 'invited', facts: { email, role } }),
    drops: ACCOUNTS,
  },
  // Who has just chosen the first password needs no mail about it.
  'user.joined': {
    within: [deleteInvitations],
    security: ({ user }) => ({ kind: 'joined', user }),
    drops: ACCOUNTS,
  },
  // Posts show the name of who wrote them.
  'user.renamed': { drops: ['blog', ...ACCOUNTS] },
  'user.roleChanged': {
    security: ({ email, role }) => ({ kind: 'role_changed', facts: { email, role } }),
    drops: ACCOUNTS,
  },
  // The tokens that a person made stop with the account.
  'user.disabled': {
    security: ({ email }) => ({ kind: 'disabled', facts: { email } }),
    drops: [...ACCOUNTS, ...TOKENS],
  },
  'user.enabled': {
    security: ({ email }) => ({ kind: 'enabled', facts: { email } }),
    drops: [...ACCOUNTS, ...TOKENS],
  },

  // Of all else that happens to mails, the outbox tells the open lists.
  'mail.deleted': {
    security: ({ id }) => ({ kind: 'deleted', facts: { resource: 'mails', id } }),
    drops: [MAILS_TAG],
  },

  'list.exported': { security: ({ resource }) => ({ kind: 'exported', facts: { resource } }) },

  'record.changed': {
    drops: ({ resource, isShownAlike }) =>
      isShownAlike ? listsOf(resource) : [...listsOf(resource), SECTIONS_TAG],
  },
  'record.deleted': {
    security: ({ resource, ids }) => ({ kind: 'deleted', facts: deletedRecords(resource, ids) }),
    drops: ({ resource }) => [...listsOf(resource), SECTIONS_TAG],
  },
  'product.written': { within: [recordPrices] },
  'settings.published': { security: () => ({ kind: 'settings_published' }) },
  'content.exported': { security: () => ({ kind: 'exported', facts: { what: 'content' } }) },

  'picture.described': { drops: ({ resources }) => [MEDIA_TAG, ...resources] },
  'upload.deleted': {
    security: ({ id }) => ({ kind: 'deleted', facts: { resource: 'media', id } }),
  },

  'backup.taken': { security: ({ bytes }) => ({ kind: 'backup', facts: { bytes } }) },
  'backup.failed': { security: ({ error }) => ({ kind: 'backup_failed', facts: { error } }) },
  'site.restored': { security: ({ snapshot }) => ({ kind: 'restored', facts: { snapshot } }) },
  'restoredCopy.takenOver': {
    security: ({ snapshot }) => ({ kind: 'taken_over', facts: { snapshot } }),
    // Payment by card is offered again.
    drops: ['orders/payment-methods'],
  },
  'demoSeason.removed': {
    drops: [...contentResources.flatMap(({ path }) => listsOf(path)), SECTIONS_TAG],
  },

  'person.exported': { security: () => ({ kind: 'exported', facts: PERSON }) },
  'orders.deleting': {
    within: [
      async (trx, { orderIds }, context) => {
        for (const id of orderIds) {
          await takeOrReturnStock(trx, id, context);
          await takeOrReleasePlaces(trx, id, context);
        }
      },
    ],
    security: ({ orderIds }) => ({ kind: 'deleted', facts: deletedRecords('orders', orderIds) }),
    drops: ORDER_PARTS,
  },
  'person.erased': {
    security: ({ wasThere }) => (wasThere ? { kind: 'erased', facts: PERSON } : null),
    drops: ({ hadAccount }) => [
      'orders',
      'payments',
      'contact-messages',
      // How many wait for something.
      'stock',
      'slots',
      MAILS_TAG,
      ...(hadAccount ? ['blog', ...ACCOUNTS, ...TOKENS] : []),
    ],
  },

  // A credit note lowers what is to be paid, and a new invoice raises it again.
  'document.issued': {
    within: [followOrder],
    drops: ['orders'],
  },

  'payment.booked': { drops: MONEY },
  'payment.moved': { drops: MONEY },
  'payment.dismissed': { drops: MONEY },
  'payment.reopened': { drops: MONEY },
  'order.moneyChanged': {
    within: [settleMoney, followOrder],
  },
  'order.paid': { within: [mailMoney('paid')] },
  'order.refunded': { within: [mailMoney('refunded')] },
  'refund.requested': { drops: MONEY },
  'refund.released': { drops: MONEY },
  'cardPayment.settled': { drops: MONEY },
  'cardPayment.failed': {
    within: [(trx, { orderId }, { now }) => enqueueOrderMail(trx, 'card_failed', [orderId], now)],
  },

  'message.received': {
    within: [
      (trx, { messageId }, { now }) =>
        enqueueMail(trx, { kind: 'team_message', contact_message_id: messageId }, now),
    ],
    drops: ['contact-messages'],
  },
  'message.changed': { drops: ['contact-messages'] },
  'message.deleted': {
    security: ({ messageId }) => ({
      kind: 'deleted',
      facts: { resource: 'contact-messages', id: messageId },
    }),
    drops: ['contact-messages'],
  },
  'message.replied': {
    within: [
      (trx, { replyId, to }, { now }) =>
        enqueueMail(trx, { kind: 'reply', to, reply_id: replyId }, now),
    ],
    drops: ['contact-messages'],
  },

  'order.placed': {
    within: [(query, { orderIds }, { now }) => enqueueOrderMail(query, 'placed', orderIds, now)],
    drops: ['orders'],
    after: ({ orderIds }) => countPlaced(orderIds.length),
  },
  'order.repeated': { drops: ['orders'] },
  'order.changed': { drops: ['orders'] },
  'order.corrected': {
    within: [
      async (trx, { orderId, email }, { now }) => {
        if (email !== null) await redirectOrderMails(trx, { orderId, to: email }, now);
      },
    ],
    drops: ['orders'],
  },
  'order.dedicated': { within: [mailVoucher], drops: ['orders', 'vouchers'] },
  'order.statusChanged': {
    within: [
      followStatus,
      async (trx, { orderId, from, to, isQuiet }, { now }) => {
        const kind = isQuiet ? null : mailOfChange(from, to);
        if (kind) await enqueueOrderMail(trx, kind, [orderId], now);
      },
    ],
  },
  'order.hidden': {
    // Customers must not get mails about an order that was deleted for them.
    within: [(trx, { orderId }) => cancelOrderMails(trx, orderId), followOrder],
    security: ({ number }) => ({ kind: 'deleted', facts: { resource: 'orders', name: number } }),
    drops: ['orders'],
  },
  'orders.reduced': { drops: ORDER_PARTS },
  'order.restored': {
    within: [
      async (trx, { orderId, deletedAt }, { actor, now }) => {
        const userId = actor.user?.id ?? null;
        await issueMissingDocuments(trx, orderId, { cause: 'restored', deletedAt, userId }, now);
      },
      followOrder,
    ],
    drops: ['orders'],
  },
  'order.reminded': {
    within: [(trx, { orderIds }, { now }) => enqueueOrderMail(trx, 'reminder', orderIds, now)],
  },
  'orderLinks.requested': {
    within: [
      (trx, { to, locale, orderIds }, { now }) =>
        enqueueMail(
          trx,
          { kind: 'order_links', to, locale, facts: { orders: [...orderIds] } },
          now,
        ),
    ],
  },
  'withdrawal.received': {
    within: [
      (trx, { orderId, receivedAt: at, name, items, note, account }, { now }) => {
        const said = { ...(note !== '' && { text: note }), ...(account !== '' && { account }) };
        const facts = { at, name, items, ...said };
        return enqueueOrderMail(trx, 'withdrawal', [orderId], now, facts);
      },
      followOrder,
    ],
    drops: ['orders'],
  },
  'withdrawal.settled': {
    within: [
      mailDecision('withdrawal_settled'),
      async (trx, settled, context) => {
        if (settled.halere > 0) await takeOffWithdrawn.within(trx, settled, context);
      },
      followOrder,
    ],
    drops: ['orders'],
  },
  'withdrawal.refused': {
    within: [mailDecision('withdrawal_refused'), followOrder],
    drops: ['orders'],
  },
  // Every page knows whether the checkout asks for codes, and is made of the settings.
  'discountCode.changed': { drops: ['settings', 'discount-codes'] },
  'stock.moved': { drops: ({ isShown }) => (isShown ? ['stock', 'products'] : ['stock']) },
  'stock.awaited': { drops: ['stock'] },
  'stock.returned': {
    within: [(trx, { levelIds }, { now }) => mailStockAlerts(trx, levelIds, now)],
    drops: ['stock'],
  },
  // Visitors see a method that asks for a point once there is one.
  'pickupPoints.imported': { drops: ['pickup-points', 'orders/shipping-methods'] },
  'orders.free': {
    within: [(query, { orderIds }, { now }) => issueFree(query, orderIds, now)],
    drops: ['vouchers'],
  },
  'vouchers.changed': { drops: ['vouchers'] },
  // Used before its date, it gives its place there back.
  'voucher.redeemed': {
    within: [(trx, { orderId }, context) => takeOrReleasePlaces(trx, orderId, context)],
    drops: ['orders', 'vouchers'],
  },
  'voucher.disputed': { drops: ['vouchers'] },
  'voucher.conflictResolved': { drops: ['vouchers'] },
  'voucher.extended': { within: [mailVoucher], drops: ['vouchers'] },
  // The first date of a product is shown with it.
  'slots.changed': {
    drops: ({ isOffer }) => (isOffer ? ['slots', 'products', SECTIONS_TAG] : ['slots']),
  },
  'places.moved': { drops: ['slots'] },
  'places.freed': {
    within: [(trx, { slotIds }, { now }) => mailFreePlaces(trx, slotIds, now)],
    drops: ['slots'],
  },
  'slot.awaited': { drops: ['slots'] },
  'bookings.changed': {
    within: [(trx, changed, { now }) => mailDates(trx, changed, now)],
    drops: ['orders'],
  },
} satisfies ConsequenceTable;

/**
 * Brings what belongs to an order in line with it: its open card payments, its pieces in stock, its vouchers
 * and then its places on dates. Each is decided by the order as it is now, and once more changes nothing: so
 * it follows every change of an order's money, validity and withdrawals, and no change can leave one out.
 */
async function followOrder(
  trx: Knex.Transaction,
  { orderId }: { orderId: number },
  context: CommandContext,
): Promise<void> {
  await recheckCards(trx, orderId, context.now);
  await takeOrReturnStock(trx, orderId, context);
  await issueOrCancelVouchers(trx, orderId, context);
  await takeOrReleasePlaces(trx, orderId, context);
}

/**
 * Issues the documents that an order lacks since it was cancelled, is valid again or was sent, and brings what
 * belongs to it in line; another status changes nothing of that.
 */
async function followStatus(
  trx: Knex.Transaction,
  { orderId, from, to }: Events['order.statusChanged'],
  context: CommandContext,
): Promise<void> {
  const cause = causeOfStatus(from, to);
  if (!cause) return;
  const { actor, now } = context;
  await issueMissingDocuments(trx, orderId, { cause, userId: actor.user?.id ?? null }, now);
  await followOrder(trx, { orderId }, context);
}

/** Mails that an order is paid, or money was sent back. */
function mailMoney(kind: 'paid' | 'refunded') {
  return (
    trx: Knex.Transaction,
    { orderId, halere }: Events['order.paid' | 'order.refunded'],
    { now }: CommandContext,
  ) => enqueueOrderMail(trx, kind, [orderId], now, { halere, at: now.toISOString() });
}

/** Mails an order's vouchers as they are now, once for several changes that follow one another. */
async function mailVoucher(
  trx: Knex.Transaction,
  { orderId, isTold }: Events['order.dedicated' | 'voucher.extended'],
  { now }: CommandContext,
): Promise<void> {
  if (isTold) await renewOrderMail(trx, 'voucher_changed', orderId, now);
}

/** Mails the team's decision on a withdrawal. */
function mailDecision(kind: 'withdrawal_settled' | 'withdrawal_refused') {
  return (
    trx: Knex.Transaction,
    { orderId, receivedAt: at, items, reason }: Events['withdrawal.refused'],
    { now }: CommandContext,
  ) => {
    const facts = { at, items, ...(reason !== '' && { text: reason }) };
    return enqueueOrderMail(trx, kind, [orderId], now, facts);
  };
}

/** The lists that show a resource's records: what is in stock are products. */
function listsOf(resource: string): readonly string[] {
  return resource === 'products' ? ['products', 'stock'] : [resource];
}

/** One record by its id, several by their number. */
function deletedRecords(resource: string, ids: readonly number[]): SecurityFacts {
  const [id = 0] = ids;
  return ids.length > 1 ? { resource, count: ids.length } : { resource, id };
}
