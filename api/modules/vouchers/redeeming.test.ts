import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { pragueToday } from '../../contract/dates.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type {
  OfflineVouchers,
  RedemptionAnswers,
  Voucher,
  VoucherCheck,
  VoucherDetail,
} from '../../contract/types.ts';
import { CUSTOMER } from '../../testing/testShop.ts';
import { openVoucherShop, type VoucherShop } from '../../testing/testVouchers.ts';
import { digestOfCode } from './offline.ts';

describeEachDatabase('vouchers', (open) => {
  let api: VoucherShop['api'];
  let crew: VoucherShop['crew'];
  let one: VoucherShop['one'];
  let redeem: VoucherShop['redeem'];
  let detail: VoucherShop['detail'];
  beforeAll(async () => {
    ({ api, crew, one, redeem, detail } = await openVoucherShop(open));
  });
  afterAll(() => api.close());

  const join = (entries: readonly object[], token = crew) =>
    api.send<RedemptionAnswers>('/voucher-redemptions/batch', { body: { entries }, token });

  it('one is redeemed once, however many phones redeem it at the same time', async () => {
    const { id, code } = await one('ride');
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(code)));
    const outcomes = answers.map(({ body }) => body.outcome).sort();
    expect(outcomes).toEqual([...Array(7).fill('already'), 'redeemed']);
    expect(answers[0]?.body.voucher).toMatchObject({
      state: 'redeemed',
      last: { username: 'crew' },
    });
    expect((await detail(id)).redemptions).toHaveLength(1);
  });

  it('the same key is one redemption, however often it is sent', async () => {
    const { id, code } = await one('gift');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => redeem(code, { key, amount: 400 })),
    );
    expect(answers.map(({ body }) => [body.outcome, body.amount])).toEqual(
      Array(4).fill(['redeemed', 400]),
    );
    expect(await detail(id)).toMatchObject({ state: 'partly_used', remaining: 600 });
  });

  it('what a phone redeemed offline is joined once; a second one is a conflict that a person settles', async () => {
    const { id, code } = await one('ride');
    const offline = {
      key: randomUUID(),
      code,
      redeemed_at: new Date(api.now().getTime() - 3_600_000),
    };
    expect((await redeem(code)).body.outcome).toBe('redeemed');
    for (const _ of [1, 2]) {
      const { body } = await join([
        offline,
        { ...offline, key: randomUUID(), code: 'AAAA-AAAA-AAAA' },
      ]);
      expect(body.entries.map(({ outcome }) => outcome)).toEqual(['already', 'unknown']);
      expect(body.entries[0]?.voucher?.last?.username).toBe('crew');
    }
    const { conflicts, redemptions } = await detail(id);
    expect([conflicts, redemptions.map(({ outcome }) => outcome)]).toEqual([
      1,
      ['already', 'redeemed'],
    ]);
    expect(
      (await api.admin<Voucher[]>('/vouchers?conflicts_gte=1')).body.map((each) => each.id),
    ).toEqual([id]);
    const settle = () =>
      api.admin<VoucherDetail>(`/voucher-redemptions/${redemptions[0]?.id}`, {
        method: 'PUT',
        body: { resolution: 'They paid for a second ride' },
      });
    expect((await settle()).body).toMatchObject({
      conflicts: 0,
      redemptions: [
        { resolution: 'They paid for a second ride', resolved_by: expect.any(String) },
        {},
      ],
    });
    expect((await settle()).status).toBe(404);
  });

  it('of two phones, one of them offline, exactly one redeems', async () => {
    const { id, code } = await one('ride');
    const entry = { key: randomUUID(), code, redeemed_at: api.now() };
    const [online, joined] = await Promise.all([redeem(code), join([entry])]);
    const outcomes = [online.body.outcome, joined.body.entries[0]?.outcome].sort();
    expect(outcomes).toEqual(['already', 'redeemed']);
    const counted = (await detail(id)).redemptions.filter(({ outcome }) => outcome === 'redeemed');
    expect(counted).toHaveLength(1);
  });

  it('a phone that was offline on the last day is in time', async () => {
    const [late, later] = [await one('ride'), await one('ride')];
    const yesterday = new Date(api.now().getTime() - 86_400_000);
    await api
      .knex('vouchers')
      .whereIn('id', [late.id, later.id])
      .update({ valid_until: pragueToday(yesterday), issued_at: '2020-01-01T00:00:00.000Z' });
    expect((await redeem(late.code)).body.outcome).toBe('expired');
    const { body } = await join([
      { key: randomUUID(), code: late.code, redeemed_at: yesterday },
      { key: randomUUID(), code: later.code, redeemed_at: api.now() },
    ]);
    expect(body.entries.map(({ outcome }) => outcome)).toEqual(['redeemed', 'expired']);
  });

  it('money is used in parts, never more than there is', async () => {
    const { id, code } = await one('gift');
    const uses = await Promise.all([700, 400, 200].map((amount) => redeem(code, { amount })));
    const taken = uses.reduce((sum, { body }) => sum + (body.amount ?? 0), 0);
    expect(taken).toBeLessThanOrEqual(1_000);
    expect(await detail(id)).toMatchObject({ value: 1_000, remaining: 1_000 - taken });
    const rest = await redeem(code);
    expect(rest.body).toMatchObject({ outcome: 'redeemed', amount: 1_000 - taken });
    expect((await redeem(code, { amount: 1 })).body.outcome).toBe('already');
    expect((await redeem(code, { amount: 0 })).status).toBe(422);
  });

  it('the crew looks up and redeems, and sees neither buyers nor the list', async () => {
    const { code } = await one('ride');
    const lookUp = (typed: string) =>
      api.send<VoucherCheck & ErrorAnswer>('/vouchers/lookup', {
        body: { code: typed },
        token: crew,
      });
    const { body } = await lookUp(`https://team.example/voucher#${code.toLowerCase()}`);
    expect(body).toMatchObject({ code, state: 'valid', last: null });
    expect(JSON.stringify(body)).not.toContain(CUSTOMER.name);
    expect((await lookUp('ABCD')).body.errors).toHaveProperty('code');
    expect((await lookUp('0000-0000-0000')).status).toBe(404);
    for (const path of [
      '/vouchers',
      '/orders/admin/orders',
      '/contact-messages',
      '/settings/admin',
    ]) {
      expect([401, 403, 404]).toContain((await api.send(path, { token: crew })).status);
    }
    const reader = await api.tokenOf('reader');
    expect((await redeem(code, {}, reader)).status).toBe(403);
    expect((await api.send('/vouchers', { token: reader })).status).toBe(200);
  });

  it('a phone gets digests, with which it recognises codes while it is offline', async () => {
    const [ride, gift] = [await one('ride'), await one('gift')];
    await redeem(gift.code, { amount: 250 });
    const read = async () =>
      (await api.send<OfflineVouchers>('/vouchers/offline', { token: crew })).body;
    const list = await read();
    expect((await read()).salt).not.toBe(list.salt);
    const text = JSON.stringify(list);
    for (const secret of [
      ride.code,
      ride.code.replaceAll('-', ''),
      CUSTOMER.name,
      CUSTOMER.email,
    ]) {
      expect(text).not.toContain(secret);
    }
    const entryOf = async (code: string) => {
      const digest = await digestOfCode(code.replaceAll('-', ''), Buffer.from(list.salt, 'hex'));
      return list.vouchers.find((each) => each.digest === digest);
    };
    const known = await entryOf(gift.code);
    expect(known).toMatchObject({ kind: 'money', state: 'partly_used', remaining: 750 });
    expect(list.products[known?.product ?? -1]).toEqual({
      name_en: 'A gift',
      name_cs: 'Voucher gift',
    });
    expect(await entryOf(ride.code)).toMatchObject({ state: 'valid', remaining: null });
  });
});
