import type { Knex } from 'knex';
import type { ModelClass } from 'objection';
import { Car } from '../../../db/models/car.ts';
import { Achievement, Event, GalleryItem } from '../../../db/models/content.ts';
import { Product } from '../../../db/models/product.ts';
import type { Entity } from '../../../db/models/row.ts';
import { pragueToday } from '../../contract/dates.ts';

/** The resources whose last changes are dated. */
export const DATED_RESOURCES = ['cars', 'products', 'events', 'gallery', 'achievements'] as const;

/** When the public content last changed: days in Prague, YYYY-MM-DD. */
export interface LastChanges {
  cars: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, string>;
  /** The last change of any record that a list shows; undefined for an empty one. */
  lists: Readonly<Record<(typeof DATED_RESOURCES)[number], string | undefined>>;
}

/** Reads when visitors' content last changed; hidden records don't count. */
export async function lastChanges(knex: Knex): Promise<LastChanges> {
  const latest = async (model: ModelClass<Entity>, ...columns: string[]) => {
    const query = model.query(knex).modify('active');
    for (const column of ['updated_at', ...columns]) query.max(`${column} as ${column}`);
    const newest: Partial<Seen> | undefined = await query.first();
    return newest?.updated_at ? dayOf({ ...newest, updated_at: newest.updated_at }) : undefined;
  };
  const [cars, products, events, gallery, achievements] = await Promise.all([
    Car.query(knex).modify('active').select('slug', 'updated_at'),
    Product.query(knex).modify('active').select('slug', 'updated_at', 'publish_at'),
    latest(Event, 'publish_at'),
    latest(GalleryItem),
    latest(Achievement),
  ]);
  const days = { cars: daysBySlug(cars), products: daysBySlug(products) };
  const newest = (days: ReadonlyMap<string, string>) => [...days.values()].sort().at(-1);
  return {
    ...days,
    lists: {
      cars: newest(days.cars),
      products: newest(days.products),
      events,
      gallery,
      achievements,
    },
  };
}

interface Seen {
  updated_at: string;
  publish_at?: string | null;
}

const daysBySlug = (rows: readonly (Seen & { slug: string })[]) =>
  new Map(rows.map((row) => [row.slug, dayOf(row)]));

/** What goes on line after its last write is new to visitors then. */
const dayOf = ({ updated_at, publish_at }: Seen): string =>
  pragueToday(new Date(publish_at && publish_at > updated_at ? publish_at : updated_at));
