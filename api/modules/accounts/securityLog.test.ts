import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { SecurityEvent } from '../../../db/models/securityEvent.ts';
import { describeEachDatabase, openTestDatabase } from '../../../db/testing/databases.ts';
import { sweepSecurityLog } from '../privacy/index.ts';
import { type ActorsLine, HOURLY_LINES, writeSecurityLine } from './securityLog.ts';

const at = new Date('2026-05-01T10:20:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const failed = (more: Partial<ActorsLine> = {}): ActorsLine => ({
  kind: 'sign_in_failed',
  email: 'x@example.com',
  address: '203.0.113.7',
  at,
  ...more,
});
const lines = (knex: Knex) => SecurityEvent.query(knex).orderBy('id');

describeEachDatabase('the security log', (open) => {
  it('tells who did what, from where and when, as they were called then', async () => {
    const { knex } = await open();
    const sender = { address: '203.0.113.7', agent: 'Firefox', requestId: 'abc' };
    const user = { id: 1, username: 'Žofie', email: 'zofie@example.com' };
    await knex('users').insert({ ...user, password_hash: '', created_at: '', updated_at: '' });
    await writeSecurityLine(knex, {
      ...sender,
      kind: 'deleted',
      user,
      facts: { name: 'Ferda' },
      at,
    });
    await knex('users').delete();
    expect(await lines(knex)).toMatchObject([
      {
        kind: 'deleted',
        user_id: null,
        username: 'Žofie',
        email: 'zofie@example.com',
        address: '203.0.113.7',
        agent: 'Firefox',
        request_id: 'abc',
        times: 1,
        facts: { name: 'Ferda' },
        at: at.toISOString(),
        last_at: at.toISOString(),
        search: 'zofie\nzofie@example.com\n203.0.113.7\nferda',
      },
    ]);
  });

  it('counts failures of a network in one line an hour, those at an account on their own', async () => {
    const { knex } = await open();
    const guesses = Array.from({ length: 40 }, (_, index) => `${index}@example.com`);
    await Promise.all(guesses.map((email) => writeSecurityLine(knex, failed({ email }))));
    const known = { known: true };
    for (const minutes of [1, 2]) {
      await writeSecurityLine(knex, failed({ facts: known, at: later(minutes) }));
    }
    await writeSecurityLine(knex, failed({ address: '203.0.113.8' }));
    await writeSecurityLine(knex, failed({ at: later(60) }));
    const found = await lines(knex);
    expect(found.map(({ times, address }) => [times, address])).toEqual([
      [40, '203.0.113.7'],
      [2, '203.0.113.7'],
      [1, '203.0.113.8'],
      [1, '203.0.113.7'],
    ]);
    expect(found[1]).toMatchObject({ at: later(1).toISOString(), last_at: later(2).toISOString() });
  });

  it('has a bounded number of lines an hour, however many addresses try', async () => {
    const { knex } = await open();
    const full = Array.from({ length: HOURLY_LINES }, (_, index) => ({
      kind: 'sign_in_failed',
      at: at.toISOString(),
      last_at: at.toISOString(),
      bucket: `a ${index}`,
    }));
    for (const part of [full.slice(0, 500), full.slice(500)]) {
      await knex('security_events').insert(part);
    }
    for (const host of [1, 2, 3])
      await writeSecurityLine(knex, failed({ address: `198.51.100.${host}` }));
    const [last, before] = await SecurityEvent.query(knex).orderBy('id', 'desc').limit(2);
    expect(last).toMatchObject({ address: '', times: 3 });
    expect(before?.bucket).toBe('a 999');
  });

  it('notes a token once an hour and keeps no more of an event than fits', async () => {
    const { knex } = await open();
    const used: ActorsLine = { kind: 'token_used', address: '203.0.113.7', facts: { id: 1 }, at };
    await writeSecurityLine(knex, used);
    await writeSecurityLine(knex, { ...used, at: later(5) });
    await writeSecurityLine(knex, { ...used, facts: { id: 2 } });
    const huge = 'x'.repeat(16_000);
    await writeSecurityLine(knex, failed({ email: huge, agent: huge, address: huge }));
    const [first, second, cut] = await lines(knex);
    expect(first).toMatchObject({ times: 1, last_at: later(5).toISOString() });
    expect(second).toMatchObject({ times: 1, facts: { id: 2 } });
    expect(JSON.stringify(cut).length).toBeLessThan(2_000);
  });

  it('is kept for a year', async () => {
    const { knex } = await open();
    await writeSecurityLine(knex, { kind: 'backup', at: new Date('2025-04-30T10:00:00Z') });
    await writeSecurityLine(knex, { kind: 'backup', at: new Date('2025-05-02T10:00:00Z') });
    await sweepSecurityLog(knex, at);
    expect((await lines(knex)).map((line) => line.at)).toEqual(['2025-05-02T10:00:00.000Z']);
  });
});

it('the security log has one line for 10,000 failures from one address', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  await knex.transaction(async (trx) => {
    for (let tries = 0; tries < 10_000; tries += 1) await writeSecurityLine(trx, failed());
  });
  expect((await lines(knex)).map(({ times }) => times)).toEqual([10_000]);
  await close();
});
