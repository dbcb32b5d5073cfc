import type { Knex } from 'knex';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SecurityEvent } from '../../../db/models/securityEvent.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { type Bus, PRODUCT } from '../../platform/commands.ts';
import { productBus } from '../../productBus.ts';
import { deleteMessage } from './commands/deleteMessage.ts';
import { markMessage } from './commands/markMessage.ts';
import { receiveMessage } from './commands/receiveMessage.ts';

const sent = {
  name: 'Eva',
  email: 'eva@example.com',
  subject: 'Taxi',
  message: 'How much?',
  locale: 'en',
} as const;

describeOnSqlite('what follows from events of messages', (open) => {
  let knex: Knex;
  let bus: Bus;
  let dropped: (readonly string[] | null)[];
  beforeAll(async () => {
    ({ knex } = await open());
  });
  beforeEach(() => {
    const cache = new ResponseCache();
    bus = productBus({ knex, cache });
    dropped = [];
    cache.onForget((tags) => dropped.push(tags));
  });

  it('drops kept answers, and so has new ones counted, at each change', async () => {
    const id = await receiveMessage(bus, sent, PRODUCT);
    expect(dropped).toEqual([['contact-messages']]);
    const mark = { message: { id, version: 1 }, isRead: true };
    expect(await markMessage(bus, mark, PRODUCT)).toBe(true);
    expect(dropped).toHaveLength(2);
    expect(await markMessage(bus, mark, PRODUCT)).toBe(false);
    expect(dropped).toHaveLength(2);
    await deleteMessage(bus, { id }, PRODUCT);
    expect(dropped).toHaveLength(3);
  });

  it('logs who deleted a message', async () => {
    const id = await receiveMessage(bus, sent, PRODUCT);
    await deleteMessage(bus, { id }, { address: '203.0.113.7' });
    const [line] = await SecurityEvent.query(knex).orderBy('id', 'desc').limit(1);
    expect(line).toMatchObject({
      kind: 'deleted',
      address: '203.0.113.7',
      facts: { resource: 'contact-messages', id },
    });
  });
});
