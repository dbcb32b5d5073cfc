import { afterAll, beforeAll, expect, it } from 'vitest';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase, isForPlainTests } from '../../../db/testing/databases.ts';
import { formatDateTime } from '../../contract/dates.ts';
import { DAY_MS } from '../../contract/durations.ts';
import type {
  Order,
  OutboxMailDetail,
  SlotCancellationPreview,
  SlotDetail,
  Slot as WireSlot,
} from '../../contract/types.ts';
import { type DateShop, openDateShop, PRICE, today } from '../../testing/testDates.ts';
import { plain } from '../../testing/testLetter.ts';

describeEachDatabase('mails about dates', (open, kind) => {
  let dateShop: DateShop;
  beforeAll(async () => {
    dateShop = await openDateShop(open);
  });
  afterAll(() => dateShop.api.close());

  it('the mail about the payment says which date holds now', async () => {
    const [from, to] = [await dateShop.make(40), await dateShop.make(41)];
    const { body } = await dateShop.order(from.id);
    const [own] = await dateShop.bookingsOf(body.orderId);
    expect((await dateShop.choose(body.link, [own?.id ?? 0], to.id)).status).toBe(200);
    const payment = { order_id: body.orderId, amount: PRICE + 129, received_on: today() };
    expect((await dateShop.api.admin('/payments', { body: payment })).status).toBe(201);
    const [mail] = await dateShop.mails('paid').where({ order_id: body.orderId });
    const { body: shown } = await dateShop.api.admin<OutboxMailDetail>(`/mails/${mail?.id}`);
    expect(shown.html).toContain(formatDateTime(to.starts_at, 'en'));
    expect(shown.html).not.toContain(formatDateTime(from.starts_at, 'en'));
  });

  it('mails name the date that holds now, and none that was cancelled', async () => {
    const [from, to] = [await dateShop.make(40), await dateShop.make(41)];
    const { body } = await dateShop.order(from.id);
    const [own] = await dateShop.bookingsOf(body.orderId);
    await dateShop.setStatus(body.orderId, 'shipped');
    const said = async (slot: WireSlot) => {
      const told = await OutboxMail.query(dateShop.api.knex)
        .where({ order_id: body.orderId })
        .whereIn('kind', ['placed', 'shipped'])
        .orderBy('kind');
      const shown = told.map(({ id }) => dateShop.api.admin<OutboxMailDetail>(`/mails/${id}`));
      const texts = (await Promise.all(shown)).map(({ body: { text } }) => text);
      return texts.map((text) => text.includes(formatDateTime(slot.starts_at, 'en')));
    };
    expect(await said(from)).toEqual([true, true]);
    expect((await dateShop.choose(body.link, [own?.id ?? 0], to.id)).status).toBe(200);
    expect([await said(from), await said(to)]).toEqual([
      [false, false],
      [true, true],
    ]);
    await dateShop.api.admin(`/slots/${to.id}/cancellation`, { body: {} });
    expect([await said(from), await said(to)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('mails about a changed date say which it was before', async () => {
    const [from, to, last] = [
      await dateShop.make(40),
      await dateShop.make(41),
      await dateShop.make(42),
    ];
    const { body } = await dateShop.order(from.id, 2);
    const ids = (await dateShop.bookingsOf(body.orderId)).map(({ id }) => id);
    const [one = 0] = ids;
    const told = async (kind: string) => {
      const mail = (await dateShop.mails(kind).where({ order_id: body.orderId })).at(-1);
      const { body: shown } = await dateShop.api.admin<OutboxMailDetail>(`/mails/${mail?.id}`);
      return plain(shown.text);
    };
    const at = (moment: string) => plain(formatDateTime(moment, 'en'));
    const when = ({ starts_at }: WireSlot) => `${at(starts_at)}, Sosnová`;
    const line = (now: WireSlot, pieces: string) => `Drift taxi, ${when(now)}: ${pieces}\n`;
    await dateShop.api.admin(`/bookings/${one}`, { method: 'PUT', body: { slot_id: to.id } });
    expect(await told('date_moved')).toContain(`${line(to, '1 pc')}Formerly: ${when(from)}`);
    expect((await dateShop.choose(body.link, ids, last.id)).status).toBe(200);
    const chosen = await told('date_chosen');
    expect(chosen).toContain(`${line(last, '1 pc')}Formerly: ${when(from)}`);
    expect(chosen).toContain(`${line(last, '1 pc')}Formerly: ${when(to)}`);
    // The team changes the date itself: first its place, then nothing but its end.
    const write = (changes: object) =>
      dateShop.api.admin<WireSlot>(`/slots/${last.id}`, { method: 'PATCH', body: changes });
    expect((await write({ place_en: 'Vysoké Mýto', place_cs: 'Vysoké Mýto' })).status).toBe(200);
    const moved = when(last).replace('Sosnová', 'Vysoké Mýto');
    expect(await told('date_moved')).toContain(`, ${moved}: 2 pcs\nFormerly: ${when(last)}`);
    const ends_at = new Date(Date.parse(last.ends_at) + DAY_MS / 24).toISOString();
    expect((await write({ ends_at })).status).toBe(200);
    const until = (end: string) => `${at(last.starts_at)} – ${at(end)}, Vysoké Mýto`;
    expect(await told('date_moved')).toContain(
      `, ${until(ends_at)}: 2 pcs\nFormerly: ${until(last.ends_at)}`,
    );
  });

  if (!isForPlainTests(kind)) return;

  it('cancelled by the weather: buyers are mailed the next dates, and choose; money stays', async () => {
    const [bad, good] = [await dateShop.make(4), await dateShop.make(5)];
    const { body } = await dateShop.order(bad.id, 2);
    const before = await dateShop.api.admin<Order>(`/orders/admin/orders/${body.orderId}`);
    const path = `/slots/${bad.id}/cancellation`;
    const { body: preview } = await dateShop.api.admin<SlotCancellationPreview>(path);
    expect(preview).toMatchObject({ bookings: 2, mails: 1 });
    expect(preview.free).toBeGreaterThanOrEqual(5);
    expect(await dateShop.mails('date_cancelled').where({ order_id: body.orderId })).toEqual([]);
    const message = { message_en: 'Storms all day.', message_cs: 'Celý den bouřky.' };
    const { status, body: cancelled } = await dateShop.api.admin<SlotDetail>(path, {
      body: message,
    });
    expect([status, cancelled.state, cancelled.taken]).toEqual([201, 'cancelled', 0]);
    expect(cancelled.bookings.map(({ state }) => state)).toEqual(['to_choose', 'to_choose']);
    const [mail] = await dateShop.mails('date_cancelled').where({ order_id: body.orderId });
    expect(mail?.facts).toMatchObject({ text: 'Storms all day.', dates: [{ quantity: 2 }] });
    expect(mail?.facts.otherDates?.length).toBeGreaterThan(0);
    const after = await dateShop.api.admin<Order>(`/orders/admin/orders/${body.orderId}`);
    expect({ ...after.body, bookings: [] }).toEqual({ ...before.body, bookings: [] });
    expect((await dateShop.api.admin(path, { body: {} })).status).toBe(409);
    const ids = (await dateShop.bookingsOf(body.orderId)).map(({ id }) => id);
    expect((await dateShop.choose(body.link, ids, bad.id)).status).toBe(409);
    expect((await dateShop.choose(body.link, ids, good.id)).status).toBe(200);
    expect(await dateShop.takenOf(good.id)).toBe(2);
  });
});
