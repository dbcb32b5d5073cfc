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
  let voucherShop: VoucherShop;
  beforeAll(async () => {
    voucherShop = await openVoucherShop(open);
  });
  afterAll(() => voucherShop.api.close());

  const join = (entries: readonly object[], token = voucherShop.crew) =>
    voucherShop.api.send<RedemptionAnswers>('/voucher-redemptions/batch', {
      body: { entries },
      token,
    });

  it('one is redeemed once, however many phones redeem it at the same time', async () => {
    const { id, code } = await voucherShop.one('ride');
    const answers = await Promise.all(Array.from({ length: 8 }, () => voucherShop.redeem(code)));
    const outcomes = answers.map(({ body }) => body.outcome).sort();
    expect(outcomes).toEqual([...Array(7).fill('already'), 'redeemed']);
    expect(answers[0]?.body.voucher).toMatchObject({
      state: 'redeemed',
      last: { username: 'crew' },
    });
    expect((await voucherShop.detail(id)).redemptions).toHaveLength(1);
  });

  it('the same key is one redemption, however often it is sent', async () => {
    const { id, code } = await voucherShop.one('gift');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => voucherShop.redeem(code, { key, amount: 400 })),
    );
    expect(answers.map(({ body }) => [body.outcome, body.amount])).toEqual(
      Array(4).fill(['redeemed', 400]),
    );
    expect(await voucherShop.detail(id)).toMatchObject({ state: 'partly_used', remaining: 600 });
  });

  it('what a phone redeemed offline is joined once; a second one is a conflict that a person settles', async () => {
    const { id, code } = await voucherShop.one('ride');
    const offline = {
      key: randomUUID(),
      code,
      redeemed_at: new Date(voucherShop.api.now().getTime() - 3_600_000),
    };
    expect((await voucherShop.redeem(code)).body.outcome).toBe('redeemed');
    for (const _ of [1, 2]) {
      const { body } = await join([
        offline,
        { ...offline, key: randomUUID(), code: 'AAAA-AAAA-AAAA' },
      ]);
      expect(body.entries.map(({ outcome }) => outcome)).toEqual(['already', 'unknown']);
      expect(body.entries[0]?.voucher?.last?.username).toBe('crew');
    }
    const { conflicts, redemptions } = await voucherShop.detail(id);
    expect([conflicts, redemptions.map(({ outcome }) => outcome)]).toEqual([
      1,
      ['already', 'redeemed'],
    ]);
    expect(
      (await voucherShop.api.admin<Voucher[]>('/vouchers?conflicts_gte=1')).body.map(
        (each) => each.id,
      ),
    ).toEqual([id]);
    const settle = () =>
      voucherShop.api.admin<VoucherDetail>(`/voucher-redemptions/${redemptions[0]?.id}`, {
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
    const { id, code } = await voucherShop.one('ride');
    const entry = { key: randomUUID(), code, redeemed_at: voucherShop.api.now() };
    const [online, joined] = await Promise.all([voucherShop.redeem(code), join([entry])]);
    const outcomes = [online.body.outcome, joined.body.entries[0]?.outcome].sort();
    expect(outcomes).toEqual(['already', 'redeemed']);
    const counted = (await voucherShop.detail(id)).redemptions.filter(
      ({ outcome }) => outcome === 'redeemed',
    );
    expect(counted).toHaveLength(1);
  });

  it('a phone that was offline on the last day is in time', async () => {
    const [late, later] = [await voucherShop.one('ride'), await voucherShop.one('ride')];
    const yesterday = new Date(voucherShop.api.now().getTime() - 86_400_000);
    await voucherShop.api
      .knex('vouchers')
      .whereIn('id', [late.id, later.id])
      .update({ valid_until: pragueToday(yesterday), issued_at: '2020-01-01T00:00:00.000Z' });
    expect((await voucherShop.redeem(late.code)).body.outcome).toBe('expired');
    const { body } = await join([
      { key: randomUUID(), code: late.code, redeemed_at: yesterday },
      { key: randomUUID(), code: later.code, redeemed_at: voucherShop.api.now() },
    ]);
    expect(body.entries.map(({ outcome }) => outcome)).toEqual(['redeemed', 'expired']);
  });

  it('money is used in parts, never more than there is', async () => {
    const { id, code } = await voucherShop.one('gift');
    const uses = await Promise.all(
      [700, 400, 200].map((amount) => voucherShop.redeem(code, { amount })),
    );
    const taken = uses.reduce((sum, { body }) => sum + (body.amount ?? 0), 0);
    expect(taken).toBeLessThanOrEqual(1_000);
    expect(await voucherShop.detail(id)).toMatchObject({ value: 1_000, remaining: 1_000 - taken });
    const rest = await voucherShop.redeem(code);
    expect(rest.body).toMatchObject({ outcome: 'redeemed', amount: 1_000 - taken });
    expect((await voucherShop.redeem(code, { amount: 1 })).body.outcome).toBe('already');
    expect((await voucherShop.redeem(code, { amount: 0 })).status).toBe(422);
  });

  it('the crew looks up and redeems, and sees neither buyers nor the list', async () => {
    const { code } = await voucherShop.one('ride');
    const lookUp = (typed: string) =>
      voucherShop.api.send<VoucherCheck & ErrorAnswer>('/vouchers/lookup', {
        body: { code: typed },
        token: voucherShop.crew,
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
      expect([401, 403, 404]).toContain(
        (await voucherShop.api.send(path, { token: voucherShop.crew })).status,
      );
    }
    const reader = await voucherShop.api.tokenOf('reader');
    expect((await voucherShop.redeem(code, {}, reader)).status).toBe(403);
    expect((await voucherShop.api.send('/vouchers', { token: reader })).status).toBe(200);
  });

  it('a phone gets digests, with which it recognises codes while it is offline', async () => {
    const [ride, gift] = [await voucherShop.one('ride'), await voucherShop.one('gift')];
    await voucherShop.redeem(gift.code, { amount: 250 });
    const read = async () =>
      (
        await voucherShop.api.send<OfflineVouchers>('/vouchers/offline', {
          token: voucherShop.crew,
        })
      ).body;
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
