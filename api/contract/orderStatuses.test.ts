import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailOfChange, ORDER_STATUSES, statusColor, statusOfMail } from './orderStatuses.ts';

it.each([
  ['completed', 'green'],
  ['done', 'green'],
  ['cancelled', 'red'],
  ['shipped', 'blue'],
  ['processing', 'purple'],
  ['pending', 'yellow'],
  ['toString', 'yellow'],
  ['', 'yellow'],
])('the badge of %s is %s', (status, color) => {
  expect(statusColor(status)).toBe(color);
});

it('knows a colour for every status', () => {
  expect(new Set(ORDER_STATUSES.map(statusColor)).size).toBe(5);
});

it('finds the status about which a mail is', () => {
  for (const status of ORDER_STATUSES) {
    const mail = mailOfChange('pending', status);
    if (mail) expect(mailOfChange('pending', statusOfMail(mail) ?? 'pending')).toBe(mail);
  }
  expect(statusOfMail('shipped')).toBe('shipped');
  expect(statusOfMail('reminder')).toBe(undefined);
});

it('is asked what a status means: no code compares one by its name', () => {
  const root = join(import.meta.dirname, '../..');
  const compared = new RegExp(`\\bstatus'?(?: ?[!=]?==?| <>|:) '(?:${ORDER_STATUSES.join('|')})'`);
  const comparing = ['api/contract', 'api/modules', 'db/models', 'admin', 'storefront'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/\/(?:test|example)/.test(file))
        .filter((file) => compared.test(readFileSync(join(root, file), 'utf8'))),
  );
  // It sets one.
  expect(comparing).toEqual(['api/modules/orders/commands/cancelUnpaid.ts']);
});
