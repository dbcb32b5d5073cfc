import type { Knex } from 'knex';
import { beforeEach, expect, it } from 'vitest';
import { directTransaction } from '../../../db/directTransaction.ts';
import { Setting } from '../../../db/models/content.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { insertOrder } from '../../testing/testMails.ts';
import { enqueueMail, enqueueOrderMail } from './mails.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');

describeEachDatabase('mails on their way', (open) => {
  let knex: Knex;
  let orders: number[];

  beforeEach(async () => {
    ({ knex } = await open());
    orders = [await insertOrder(knex), await insertOrder(knex)];
  });

  const setTo = (setting_key: string, value: string) =>
    Setting.query(knex).insert({ setting_key, value, setting_group: 'contact' });
  const waiting = async () => {
    const rows = await OutboxMail.query(knex).orderBy(['kind', 'order_id']);
    return rows.map(({ kind, order_id }) => [kind, order_id]);
  };
  const inBatch = () =>
    directTransaction(knex, (query) => enqueueOrderMail(query, 'placed', orders, NOW));
  const placed = () => orders.map((id) => ['placed', id]);
  const toTeam = () => orders.map((id) => ['team_order', id]);

  it('are one for each order where the team has no address', async () => {
    await setTo('contact_email', '');
    await inBatch();
    expect(await waiting()).toEqual(placed());
    expect(await OutboxMail.query(knex).first()).toMatchObject({
      facts: {},
      attempts: 0,
      created_at: NOW.toISOString(),
      sent_at: null,
      next_attempt_at: NOW.toISOString(),
      message_id: null,
    });
  });

  it.each(['contact_email', 'team_email'])('go to the team as well with %s', async (key) => {
    await setTo(key, 'boxes@example.com');
    await inBatch();
    await knex.transaction((trx) => enqueueOrderMail(trx, 'placed', orders, NOW));
    expect(await waiting()).toEqual([...placed(), ...toTeam()].flatMap((each) => [each, each]));
  });

  it('go to the team with an address in one language only, and not at all when it is off', async () => {
    const { id } = await setTo('contact_email', '');
    await knex('setting_translations').insert({
      setting_id: id,
      language: 'cs',
      label: '',
      setting_value: 'boxes@example.com',
    });
    await inBatch();
    expect(await waiting()).toEqual([...placed(), ...toTeam()]);
    await OutboxMail.query(knex).delete();
    await setTo('team_email', 'off');
    await inBatch();
    await enqueueMail(knex, { kind: 'team_message' }, NOW);
    expect(await waiting()).toEqual(placed());
  });

  it('carry facts, and are undone with what they tell', async () => {
    const facts = { halere: 12_300, text: 'O’Hara "1"' };
    await directTransaction(knex, (query) => enqueueOrderMail(query, 'paid', orders, NOW, facts));
    await knex.transaction((trx) => enqueueOrderMail(trx, 'paid', orders, NOW, facts));
    expect(await waiting()).toHaveLength(4);
    for (const mail of await OutboxMail.query(knex)) expect(mail.facts).toEqual(facts);
    const undone = knex.transaction(async (trx) => {
      await enqueueOrderMail(trx, 'refunded', orders, NOW, facts);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await waiting()).toHaveLength(4);
  });

  it('are none about deleted orders and erased customers', async () => {
    const [hidden, erased] = orders;
    const shown = await insertOrder(knex);
    await knex('orders').where({ id: hidden }).update({ hidden_at: NOW.toISOString() });
    await knex('orders').where({ id: erased }).update({ erased_at: NOW.toISOString() });
    await enqueueOrderMail(knex, 'shipped', [...orders, shown], NOW);
    expect(await waiting()).toEqual([['shipped', shown]]);
  });

  it('are none for no orders', async () => {
    await enqueueOrderMail(knex, 'paid', [], NOW);
    expect(await waiting()).toEqual([]);
  });
});
