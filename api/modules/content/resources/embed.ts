import type { Entity } from '../../../../db/models/row.ts';
import type { Context } from '../../../platform/http/context.ts';
import { narrowToVisible } from '../../../platform/http/narrowToVisible.ts';
import { presentRecords } from './reading.ts';
import type { Embed, EmbedDeps, Resource } from './resource.ts';

/** A record's children: those whose `foreignKey` is its id, in their own order. */
export function children<M extends Entity, Input, Wire extends object>(
  field: string,
  resource: Resource<M, Input, Wire>,
  foreignKey: keyof Wire & string,
): Embed {
  return {
    async into(records, ctx, deps) {
      const ids = records.map((record) => Number(Reflect.get(record, 'id')));
      const found = await read(resource, foreignKey, ids, ctx, deps);
      for (const record of records) {
        const id = Reflect.get(record, 'id');
        Reflect.set(
          record,
          field,
          found.filter((child) => child[foreignKey] === id),
        );
      }
    },
  };
}

/** A record's parent: the one whose id is in its `foreignKey`. */
export function parent<M extends Entity, Input, Wire extends { id: number }>(
  field: string,
  resource: Resource<M, Input, Wire>,
  foreignKey: string,
): Embed {
  return {
    async into(records, ctx, deps) {
      const ids = [...new Set(records.map((record) => Number(Reflect.get(record, foreignKey))))];
      const found = await read(resource, 'id', ids, ctx, deps);
      const byId = new Map(found.map((wire) => [wire.id, wire]));
      for (const record of records) {
        const own = byId.get(Number(Reflect.get(record, foreignKey)));
        if (own) Reflect.set(record, field, own);
      }
    },
  };
}

async function read<M extends Entity, Input, Wire>(
  resource: Resource<M, Input, Wire>,
  column: string,
  ids: readonly number[],
  ctx: Context,
  { knex, pictures }: EmbedDeps,
): Promise<Wire[]> {
  if (ids.length === 0) return [];
  const { tableName } = resource.model;
  const query = resource.model.query(knex).whereIn(`${tableName}.${column}`, ids);
  narrowToVisible(query, resource, ctx);
  for (const [by, direction] of resource.order) query.orderBy(`${tableName}.${by}`, direction);
  const rows: M[] = await query.orderBy(`${tableName}.id`).withGraphFetched(resource.graph);
  return presentRecords(resource, rows, ctx.state, pictures);
}
