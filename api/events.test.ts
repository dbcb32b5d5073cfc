import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { consequences } from './events.ts';
import type { EventName, Events } from './platform/commands.ts';

const root = import.meta.dirname;

/** The product's own files below these folders, with their text. */
const sources = ['modules', 'platform'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(root, folder, String(name)))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') })),
);

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

describe('the table of events', () => {
  it.each(Object.keys(consequences))('%s is emitted by a command', (name) => {
    const literal = name.replace('.', '\\.');
    const emitting = sources.filter(
      ({ file, text }) =>
        !file.endsWith('/events.ts') &&
        /\bemit\(/.test(text) &&
        new RegExp(`['"\`]${literal}['"\`]`).test(text),
    );
    expect(emitting).not.toEqual([]);
  });

  it('names something that follows from each event', () => {
    const empty = Object.entries(consequences).filter(
      ([, follows]) => Object.keys(follows).length === 0,
    );
    expect(empty).toEqual([]);
  });
});

/** Events about one order. */
type OfOneOrder = {
  [Name in EventName]: Events[Name] extends { orderId: number } ? Name : never;
}[EventName];

/**
 * Whether each changes an order's money, validity or withdrawals. The compiler asks for an event that is new.
 */
const CHANGES_ORDER: Record<OfOneOrder, boolean> = {
  'order.moneyChanged': true,
  'order.statusChanged': true,
  'order.hidden': true,
  'order.restored': true,
  'withdrawal.received': true,
  'withdrawal.settled': true,
  'withdrawal.refused': true,
  'document.issued': true,
  // What of that they change comes with one of those above.
  'order.changed': false,
  'order.paid': false,
  'order.refunded': false,
  'cardPayment.settled': false,
  'vouchers.changed': false,
  // The customer's data alone.
  'order.corrected': false,
  // What a voucher says, and until when it is valid.
  'order.dedicated': false,
  'voucher.extended': false,
  // Its place on a later date alone.
  'voucher.redeemed': false,
  // No money came.
  'cardPayment.failed': false,
};

/** Deciding upon a withdrawal emits what lowers the price. */
const PRICE_CHANGES = [
  'modules/documents/commands/takeOffWithdrawn.ts',
  'modules/orders/withdrawals/commands/decideWithdrawal.ts',
];

describe('what follows from a change', () => {
  it.each(Object.entries(CHANGES_ORDER))(
    'brings what belongs to an order in line: %s, %s',
    (name, changes) => {
      const entry = Object.entries(consequences).find(([event]) => event === name)?.[1];
      const steps: readonly { name: string }[] = (entry && 'within' in entry && entry.within) || [];
      const follows = steps.some((step) => ['followOrder', 'followStatus'].includes(step.name));
      expect(follows).toBe(changes);
    },
  );

  it('is a mail by the table alone, but for mails that are sent again or on trial', () => {
    expect(filesWith(/\benqueue(?:Order)?Mail\(/)).toEqual([
      'modules/mail/accountMails.ts',
      'modules/mail/commands/resendMail.ts',
      'modules/mail/mailDates.ts',
      'modules/mail/mailStockAlerts.ts',
      'modules/mail/mails.ts',
      'modules/operations/firstSteps/sendTestMail.ts',
    ]);
  });

  it('is an order’s mail about its whole price where the payment state is stored alone', () => {
    expect(filesWith(/\bemit\(trx, 'order\.paid'/)).toEqual([
      'modules/documents/issueMissingDocuments.ts',
    ]);
    expect(filesWith(/\bpayment_state: paymentState\(/)).toEqual([
      'modules/documents/issueMissingDocuments.ts',
      // Nothing came before an order is placed.
      'modules/orders/checkout/insertOrders.ts',
    ]);
  });

  it.each([
    ['status', /\bOrderStatusChange\.query\(/, ['modules/orders/commands/updateOrder.ts']],
    [
      'deletion and return',
      /\.patch\(\{ hidden_at:/,
      [
        'modules/orders/commands/hideOrder.ts',
        'modules/orders/commands/restoreOrder.ts',
        'modules/privacy/deleteOrders.ts',
      ],
    ],
    ['money', / = changedSums\(/, ['modules/payments/bookPayment.ts']],
    ['price', /\bemit\(trx, 'withdrawal\.settled'|= \{ total_halere:/, PRICE_CHANGES],
  ])(
    'an order’s %s is written where its event is emitted, and nowhere else',
    (_, pattern, files) => {
      expect(filesWith(pattern)).toEqual(files);
    },
  );

  it('is a line of the security log by the bus alone', () => {
    expect(filesWith(/\bwriteSecurityLine\(/)).toEqual(['modules/accounts/securityLog.ts']);
  });

  it('drops cached responses by the bus alone, but for what time and encoders change', () => {
    expect(filesWith(/\bcache\.(?:drop|dropAll|forget)\(/)).toEqual([
      // A scheduled record goes on or off line without a write.
      'modules/content/schedule.ts',
      // Mails are sent in the background.
      'modules/mail/outbox.ts',
      // Pictures are encoded in the background.
      'modules/media/avif.ts',
      // Other instances' drops arrive here.
      'platform/cache/sharedDrops.ts',
      'platform/commands.ts',
    ]);
  });
});
