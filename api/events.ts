import './modules/accounts/events.ts';
import './modules/documents/events.ts';
import './modules/operations/events.ts';
import './modules/payments/events.ts';
import './modules/privacy/events.ts';
import { contentResources } from './modules/content/plainResources.ts';
import { enqueueOrderMail } from './modules/mail/mails.ts';
import { recheckCards, settleMoney } from './modules/payments/index.ts';
import type { ConsequenceTable } from './platform/commands.ts';

const PERSON = { what: 'person' };
/** The back-office's lists that show money. */
const MONEY = ['orders', 'payments'] as const;

/**
 * What follows from each event: the work in its transaction (mails, documents), its line in the security
 * log, and the kept answers that are dropped at the commit. Commands say what happened (`emit`); nothing
 * else of the product sends mails, issues documents, writes the security log or drops kept answers.
 */
export const consequences = {
  'apiToken.created': {
    security: ({ name, scopes }) => ({
      kind: 'token_made',
      facts: { name, scopes: scopes.join(', ') },
    }),
  },
  'apiToken.revoked': { security: ({ name }) => ({ kind: 'token_revoked', facts: { name } }) },

  'backup.taken': { security: ({ bytes }) => ({ kind: 'backup', facts: { bytes } }) },
  'backup.failed': { security: ({ error }) => ({ kind: 'backup_failed', facts: { error } }) },
  'site.restored': { security: ({ snapshot }) => ({ kind: 'restored', facts: { snapshot } }) },
  'restoredCopy.takenOver': {
    security: ({ snapshot }) => ({ kind: 'taken_over', facts: { snapshot } }),
    // Payment by card is offered again.
    drops: ['orders/payment-methods'],
  },
  'demoSeason.removed': { drops: contentResources.map(({ path }) => path) },

  'person.exported': { security: () => ({ kind: 'exported', facts: PERSON }) },
  'person.erased': {
    security: ({ wasThere }) => (wasThere ? { kind: 'erased', facts: PERSON } : null),
    drops: ({ hadAccount }) => [
      'orders',
      'payments',
      'contact-messages',
      ...(hadAccount ? ['blog'] : []),
    ],
  },

  'document.issued': { drops: ['orders'] },

  'payment.booked': { drops: MONEY },
  'payment.moved': { drops: MONEY },
  'payment.dismissed': { drops: MONEY },
  'payment.reopened': { drops: MONEY },
  'order.moneyChanged': {
    within: [(trx, { orderId }, { now }) => recheckCards(trx, orderId, now), settleMoney],
  },
  'order.paid': {
    within: [
      (trx, { orderId, halere }, { now }) =>
        enqueueOrderMail(trx, 'paid', [orderId], now, { halere, at: now.toISOString() }),
    ],
  },
  'order.refunded': {
    within: [
      (trx, { orderId, halere }, { now }) =>
        enqueueOrderMail(trx, 'refunded', [orderId], now, { halere, at: now.toISOString() }),
    ],
  },
  'refund.requested': { drops: MONEY },
  'refund.released': { drops: MONEY },
  'cardPayment.settled': { drops: MONEY },
  'cardPayment.failed': {
    within: [(trx, { orderId }, { now }) => enqueueOrderMail(trx, 'card_failed', [orderId], now)],
  },
} satisfies ConsequenceTable;
