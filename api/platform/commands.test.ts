import type { Knex } from 'knex';
import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { ResponseCache } from './cache/responseCache.ts';
import {
  type CommandContext,
  type ConsequenceTable,
  createBus,
  emit,
  FailedAfterCommit,
  followUp,
  isDryRun,
  PRODUCT,
} from './commands.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const names = ['a'] as const;

describeEachDatabase('a command', (open) => {
  let knex: Knex;
  beforeAll(async () => {
    ({ knex } = await open());
  });

  const busWith = (table: object, cache = new ResponseCache(), now = () => NOW) =>
    createBus({
      knex,
      cache,
      now,
      // Of the product's events only the one that these tests emit.
      consequences: table as ConsequenceTable,
      logSecurity: async (trx, { kind }) => {
        await trx('meta').insert({ key: `line ${kind}`, value: '' });
      },
      securityTag: 'lines',
    });
  const metaKeys = async () =>
    (await knex('meta').select('key').where('key', 'like', 'line %')).map(({ key }) => key);

  it('runs the consequences of its events in order, before the commit, and then those of theirs', async () => {
    const done: string[] = [];
    const bus = busWith({
      'apiToken.created': {
        within: [
          async (trx: Knex.Transaction, facts: object) => {
            done.push(`first ${JSON.stringify(facts)}`);
            emit(trx, 'apiToken.revoked', { name: 'b' });
          },
          async () => done.push('second'),
        ],
      },
      'apiToken.revoked': { within: [async () => done.push('third')] },
    });
    const result = await bus.run(PRODUCT, async (trx) => {
      emit(trx, 'apiToken.created', { name: 'a', scopes: [] });
      done.push('work');
      return 7;
    });
    expect(result).toBe(7);
    expect(done).toEqual(['work', 'first {"name":"a","scopes":[]}', 'second', 'third']);
  });

  it('is run dry with all that follows, and nothing of it stays', async () => {
    const cache = new ResponseCache();
    const dropped: unknown[] = [];
    cache.onForget((tags) => dropped.push(tags));
    const after: string[] = [];
    const dry: boolean[] = [];
    const table = {
      'apiToken.created': {
        within: [
          async (trx: Knex.Transaction) => {
            dry.push(isDryRun(trx));
            await trx('meta').insert({ key: 'line consequence', value: '' });
          },
        ],
        security: () => ({ kind: 'token_made' }),
        drops: names,
        after: () => after.push('after'),
      },
    };
    const bus = busWith(table, cache);
    const before = await metaKeys();
    const work = async (trx: Knex.Transaction) => {
      await trx('meta').insert({ key: 'line work', value: '' });
      emit(trx, 'apiToken.created', { name: 'a', scopes: [] });
    };
    const look = async (trx: Knex.Transaction) =>
      (await trx('meta').where('key', 'like', 'line %')).map(({ key }) => key).sort();
    const seen = await bus.dryRun(PRODUCT, work, look);
    const added = seen.after.filter((key) => !seen.before.includes(key));
    expect(added).toEqual(['line consequence', 'line token_made', 'line work']);
    expect(await metaKeys()).toEqual(before);
    expect([after, dropped, dry]).toEqual([[], [], [true]]);
    const failing = bus.dryRun(PRODUCT, () => Promise.reject(new Error('no')), look);
    await expect(failing).rejects.toThrow('no');
  });

  it('follows its events up before the commit where it asks for that, each once', async () => {
    const done: string[] = [];
    const bus = busWith({
      'apiToken.created': {
        within: [
          async (trx: Knex.Transaction, { name }: { name: string }) => {
            done.push(name);
            emit(trx, 'apiToken.revoked', { name });
          },
        ],
      },
      'apiToken.revoked': { within: [async () => done.push('revoked')] },
    });
    await bus.run(PRODUCT, async (trx) => {
      emit(trx, 'apiToken.created', { name: 'one', scopes: [] });
      await followUp(trx);
      done.push('work');
      emit(trx, 'apiToken.created', { name: 'two', scopes: [] });
    });
    expect(done).toEqual(['one', 'revoked', 'work', 'two', 'revoked']);
    await expect(knex.transaction((trx) => followUp(trx))).rejects.toThrow('within a command');
  });

  it('writes the line of the security log in its transaction, and nothing when a consequence throws', async () => {
    const security = () => ({ kind: 'token_made' });
    const fine = busWith({ 'apiToken.created': { security } });
    const emitting = async (trx: Knex.Transaction) =>
      emit(trx, 'apiToken.created', { name: 'a', scopes: [] });
    await fine.run(PRODUCT, emitting);
    expect(await metaKeys()).toEqual(['line token_made']);
    await knex('meta').where('key', 'like', 'line %').delete();
    const within = [() => Promise.reject(new Error('no document'))];
    const failing = busWith({
      'apiToken.created': { security },
      'apiToken.revoked': { within },
    });
    const both = failing.run(PRODUCT, async (trx) => {
      await emitting(trx);
      emit(trx, 'apiToken.revoked', { name: 'a' });
    });
    await expect(both).rejects.toThrow('no document');
    expect(await metaKeys()).toEqual([]);
  });

  it('drops kept answers after the commit alone', async () => {
    const cache = new ResponseCache();
    const dropped: unknown[] = [];
    cache.onForget((tags) => dropped.push(tags));
    const bus = busWith(
      { 'apiToken.created': { drops: names, within: [async () => dropped.push('within')] } },
      cache,
    );
    await bus.run(PRODUCT, async (trx) => {
      emit(trx, 'apiToken.created', { name: 'a', scopes: [] });
    });
    expect(dropped).toEqual(['within', ['a']]);
    const undone = bus.run(PRODUCT, async (trx) => {
      emit(trx, 'apiToken.created', { name: 'a', scopes: [] });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(dropped).toHaveLength(2);
  });

  it('has changed something on a direct transaction even where what follows the commit fails', async () => {
    const cache = new ResponseCache();
    cache.onForget(() => {
      throw new Error('no listener');
    });
    const bus = busWith({ 'apiToken.revoked': { drops: names } }, cache);
    const insert = "insert into meta (key, value) values ('line direct', '')";
    const work = bus.runDirect(PRODUCT, async (query) => {
      await query({ sqlite: insert, postgres: insert }, []);
      emit(query, 'apiToken.revoked', { name: 'a' });
    });
    await expect(work).rejects.toThrow(FailedAfterCommit);
    expect(await metaKeys()).toContain('line direct');
  });

  it.each(['run', 'runDirect'] as const)(
    'writes down the time of its turn, however long it waited for it (%s)',
    async (run) => {
      let turns = 0;
      const bus = busWith({}, new ResponseCache(), () => new Date(turns));
      const times: number[] = [];
      const command = () =>
        bus[run](PRODUCT, async (_: unknown, { now }: CommandContext) => {
          times.push(now.getTime() - turns);
          turns += 1;
        });
      const waiting = Array.from({ length: 20 }, command);
      await Promise.all(waiting);
      expect(times).toEqual(waiting.map(() => 0));
    },
  );

  it('is the only place where events are emitted', async () => {
    const outside = knex.transaction(async (trx) => emit(trx, 'apiToken.revoked', { name: 'a' }));
    await expect(outside).rejects.toThrow('outside a command');
  });
});
