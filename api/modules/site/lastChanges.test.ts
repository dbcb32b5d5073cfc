import { expect, it } from 'vitest';
import { Car } from '../../../db/models/car.ts';
import { Event } from '../../../db/models/content.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { lastChanges } from './lastChanges.ts';

describeOnSqlite('lastChanges', (open) => {
  it('tells the days in Prague of what visitors see', async () => {
    const { knex } = await open();
    const at = (updated_at: string) => ({ created_at: updated_at, updated_at, search: '' });
    await Car.query(knex).insert({ slug: 'otava-600', ...at('2026-03-01T12:00:00.000Z') });
    await Car.query(knex).insert({ slug: 'lomnice-gt', ...at('2026-03-31T22:30:00.000Z') });
    await Car.query(knex).insert({
      slug: 'secret',
      is_active: false,
      ...at('2026-11-01T12:00:00.000Z'),
    });
    const event = { date: '2027-01-01', event_type: 'our' } as const;
    await Event.query(knex).insert({
      ...event,
      ...at('2026-02-03T10:00:00.000Z'),
    });

    // It went on line long after it was written.
    await Event.query(knex).insert({
      ...event,
      is_active: true,
      publish_at: '2026-05-04T22:30:00.000Z',
      ...at('2026-02-01T10:00:00.000Z'),
    });
    // Nobody has seen this yet.
    await Event.query(knex).insert({
      ...event,
      is_active: true,
      publish_at: '2099-01-01T00:00:00.000Z',
      ...at('2026-06-01T10:00:00.000Z'),
    });

    const { cars, products, lists } = await lastChanges(knex);
    expect(cars).toEqual(
      new Map([
        ['otava-600', '2026-03-01'],
        ['lomnice-gt', '2026-04-01'],
      ]),
    );
    expect(products.size).toBe(0);
    expect(lists).toEqual({
      cars: '2026-04-01',
      products: undefined,
      events: '2026-05-05',
      gallery: undefined,
      achievements: undefined,
    });
  });
});
