import { afterAll, beforeAll, expect, it } from 'vitest';
import { Slot } from '../../../db/models/slot.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { dayAfter } from '../../contract/dates.ts';
import { DAY_MS } from '../../contract/durations.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Slot as WireSlot } from '../../contract/types.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { testBus } from '../../testing/testBus.ts';
import { type DateShop, openDateShop, today } from '../../testing/testDates.ts';
import { createSlots } from './commands/saveSlots.ts';

describeOnSqlite('days and times that can’t be are refused, and say which they are', (open) => {
  let dateShop: DateShop;
  beforeAll(async () => {
    dateShop = await openDateShop(open);
  });
  afterAll(() => dateShop.api.close());

  const RIDE = { from: '10:00', to: '10:20' };
  const plan = async (changes: object, language: Locale = 'en') => {
    const body = {
      product_id: dateShop.shop.voucher,
      place_cs: 'Mohelnice',
      capacity: 2,
      days: ['2099-03-28'],
      times: [RIDE],
      ...changes,
    };
    const options = { body, language };
    return (await dateShop.api.admin<{ count: number } & ErrorAnswer>('/slots/series', options))
      .body;
  };
  const put = async (id: number, changes: object) => {
    const { body: slot } = await dateShop.api.admin<WireSlot>(`/slots/${id}`);
    const body = { ...slot, ...changes };
    return (
      await dateShop.api.admin<WireSlot & ErrorAnswer>(`/slots/${id}`, { method: 'PUT', body })
    ).body;
  };

  // In the night to 29 March 2099 the clocks go from 2:00 to 3:00.
  it.each([
    ['neither its start nor its end', { from: '02:00', to: '02:30' }, '02:00'],
    ['no start', { from: '02:45', to: '03:30' }, '02:45'],
    ['no end', { from: '01:30', to: '02:30' }, '02:30'],
  ])('where the clocks change a ride has %s', async (_what, time, missing) => {
    const days = ['2099-03-28', '2099-03-29'];
    expect((await plan({ days, times: [RIDE, time] })).errors).toEqual({
      times: `There is no ${missing} on 29.\u00a03.\u00a02099: the clocks go from 2:00 to 3:00. Please choose another time or another day.`,
    });
    expect((await plan({ days, times: [time] }, 'cs')).message).toMatch(
      new RegExp(`^Dne 29\\.\\s3\\.\\s2099 čas ${missing} není`),
    );
  });

  it.each(['2099-02-30', '28. 3. 2099', ''])('a day that is none, %j, is named', async (day) => {
    const wrong = 'The date must be in YYYY-MM-DD format.';
    expect((await plan({ days: ['2099-03-28', day] })).errors).toEqual({ 'days.1': wrong });
  });

  it('a date isn’t moved to where its clock has no such time', async () => {
    const { id } = await dateShop.make(30);
    const local = { starts_at: '2099-03-29T02:30', ends_at: '2099-03-29T03:30' };
    expect((await put(id, local)).errors).toEqual({
      starts_at: expect.stringMatching(/^There is no 02:30 on 29\.\s3\.\s2099/),
    });
    // 3:30 in Prague.
    const moment = { starts_at: '2099-03-29T01:30:00Z', ends_at: '2099-03-29T04:00' };
    expect((await put(id, moment)).starts_at).toBe('2099-03-29T01:30:00.000Z');
  });

  it('in the hour that comes twice a ride ends after it begins', async () => {
    const times = [
      { from: '02:00', to: '02:30' },
      { from: '02:30', to: '03:00' },
    ];
    expect((await plan({ days: ['2099-10-25'], times })).count).toBe(2);
  });

  it('a date without a product asks for one', async () => {
    expect((await plan({ product_id: null })).errors).toEqual({
      product_id: 'Please choose a product.',
    });
    expect((await plan({ product_id: null }, 'cs')).errors).toEqual({
      product_id: 'Vyberte produkt.',
    });
  });

  it('a day given twice is one, and a time given twice is a mistake', async () => {
    const days = ['2099-05-01', '2099-05-02', '2099-05-01'];
    expect((await plan({ days })).count).toBe(2);
    expect(
      (await plan({ days, times: [RIDE, { from: '11:00', to: '12:00' }, RIDE] })).errors,
    ).toEqual({ times: 'The time 10:00–10:20 is there twice.' });
  });

  it('dates that are there already are left out, and nothing but those is refused', async () => {
    const days = ['2099-08-01', '2099-08-08'];
    const first = { count: 2, left_out: 0 };
    expect(await plan({ days })).toEqual(first);
    expect((await plan({ days })).errors).toEqual({
      days: 'All of these dates are there already.',
    });
    expect((await plan({ days }, 'cs')).message).toBe('Všechny tyto termíny už tu jsou.');
    const longer = await plan({ days: [...days, '2099-08-15'] });
    expect(longer).toEqual({ count: 1, left_out: 2 });
    // Elsewhere it is another date, of another product as well, and a cancelled one can take place after all.
    expect(await plan({ days, place_cs: 'Sosnová' })).toEqual(first);
    expect(await plan({ days, product_id: dateShop.shop.cap })).toEqual(first);
    const { body: made } = await dateShop.api.admin<WireSlot[]>('/slots?place_cs=Mohelnice');
    const august = made.find(({ starts_at }) => starts_at.startsWith('2099-08-01'));
    await dateShop.api.admin(`/slots/${august?.id}/cancellation`, { body: {} });
    expect(await plan({ days })).toEqual({ count: 1, left_out: 1 });
    const [one, other] = await Promise.all([1, 2].map(() => plan({ days: ['2099-09-01'] })));
    expect([one?.count, other?.count].sort()).toEqual([1, undefined]);
    const body = {
      product_id: dateShop.shop.voucher,
      place_cs: 'Mohelnice',
      capacity: 1,
      starts_at: '2099-09-01T10:00',
      ends_at: '2099-09-01T10:20',
    };
    const there = { starts_at: 'This date is there already.' };
    expect((await dateShop.api.admin<ErrorAnswer>('/slots', { body })).body.errors).toEqual(there);
    // Nor is another date moved there.
    const later = { ...body, starts_at: '2099-09-01T11:00', ends_at: '2099-09-01T11:20' };
    const { body: second } = await dateShop.api.admin<WireSlot>('/slots', { body: later });
    expect((await put(second.id, body)).errors).toEqual(there);
    expect((await put(second.id, { capacity: 2 })).errors).toBeUndefined();
  });

  it('days that are over get no dates', async () => {
    const yesterday = dayAfter(today(), -1);
    const over = /^\d+\.\s\d+\.\s\d+ is over\. Please choose today or a later day\.$/;
    expect((await plan({ days: [dayAfter(today(), 1), yesterday] })).errors).toEqual({
      days: expect.stringMatching(over),
    });
    const past = { starts_at: `${yesterday}T10:00`, ends_at: `${yesterday}T10:20` };
    const body = { product_id: dateShop.shop.voucher, capacity: 1, ...past };
    const alone = await dateShop.api.admin<ErrorAnswer>('/slots', { body });
    expect(alone.body.errors).toEqual({ starts_at: expect.stringMatching(over) });
    const { id } = await dateShop.make(30);
    expect((await put(id, past)).errors).toEqual({ starts_at: expect.stringMatching(over) });
  });

  it('today gets dates until it ends in Prague', async () => {
    const places = {
      product_id: dateShop.shop.voucher,
      place_cs: '',
      place_en: '',
      capacity: 1,
      note: '',
    };
    const days = ['2098-06-10'];
    const series = { ...places, price_difference: 0, days, times: [RIDE] };
    const at = (time: string) =>
      createSlots(
        testBus(dateShop.api.knex, () => new Date(time)),
        series,
        PRODUCT,
      );
    expect(await at('2098-06-10T21:59:59Z')).toEqual({ count: 1, left_out: 0 });
    await expect(at('2098-06-10T22:00:00Z')).rejects.toMatchObject({ status: 422 });
  });

  it('a date that is over keeps its day, and its note is still written', async () => {
    const { id } = await dateShop.make(30);
    const starts_at = new Date(Date.now() - 3 * DAY_MS).toISOString();
    const ends_at = new Date(Date.now() - 3 * DAY_MS + 600_000).toISOString();
    await Slot.query(dateShop.api.knex).findById(id).patch({ starts_at, ends_at });
    expect((await put(id, { note: 'Rained all day' })).note).toBe('Rained all day');
  });
});
