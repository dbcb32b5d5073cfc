import type { Knex } from 'knex';
import type { AnyQueryBuilder } from 'objection';
import type { Entity } from '../../../../db/models/row.ts';
import { FALLBACK_LOCALE, type Locale } from '../../../contract/locales.ts';
import { isSlug } from '../../../contract/slug.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { narrowToVisible } from '../../../platform/http/narrowToVisible.ts';
import { mayAlso } from '../../../platform/http/principal.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { applyConditions, applyOrder } from '../../../platform/lists/applyListQuery.ts';
import { parseListQuery } from '../../../platform/lists/listQuery.ts';
import type { PictureInfos } from '../../media/index.ts';
import { idAtFormerSlug } from './formerSlugs.ts';
import type { Embeds, Resource } from './resource.ts';

/** Reads a declared resource; visitors see what they may. */
export function createReading<M extends Entity, Input, Wire extends object>(
  resource: Resource<M, Input, Wire>,
  { knex, pictures }: { knex: Knex; pictures: PictureInfos },
  embeds: Embeds,
) {
  const { model } = resource;

  const readable = (ctx: Context): AnyQueryBuilder => {
    const query = model.query(knex);
    narrowToVisible(query, resource, ctx);
    return query;
  };

  /** Embeds the records that were requested; undeclared names are ignored. */
  const embed = async (records: readonly Wire[], names: readonly string[], ctx: Context) => {
    for (const name of new Set(names)) {
      if (Object.hasOwn(embeds, name)) await embeds[name]?.into(records, ctx, { knex, pictures });
    }
  };

  const present = async (record: M, ctx: Context): Promise<Wire> => {
    const [wire] = await presentRecords(resource, [record], ctx.state, pictures);
    if (wire === undefined) throw notFound(resource.notFound);
    return wire;
  };

  /** The column and value that are meant by the key of an address. */
  const placeOf = async (key: string, locale: Locale) => {
    if (!resource.hasSlug || /^\d+$/.test(key)) return ['id', recordId(key)] as const;
    if (!isSlug(key)) return ['id', null] as const;
    if (resource.idAtSlug) return ['id', await resource.idAtSlug(knex, key, locale)] as const;
    return ['slug', key] as const;
  };

  const findIn = async (
    query: AnyQueryBuilder,
    key: string,
    locale: Locale,
  ): Promise<M | undefined> => {
    const [column, value] = await placeOf(key, locale);
    return value ? whole(query.where(`${model.tableName}.${column}`, value)) : undefined;
  };

  /** The record that had a slug before. */
  const findMoved = async (query: AnyQueryBuilder, key: string): Promise<M | undefined> => {
    const id = resource.hasSlug ? await idAtFormerSlug(knex, resource.path, key) : null;
    return id === null ? undefined : whole(query.where(`${model.tableName}.id`, id));
  };

  const whole = async (query: AnyQueryBuilder): Promise<M | undefined> =>
    query.withGraphFetched(resource.graph).first();

  const found = (record: M | undefined): M => {
    if (!record) throw notFound(resource.notFound);
    return record;
  };

  return {
    present,
    /** A record by id or slug, for any reader; throws a 404. */
    find: async (key: string, trx?: Knex.Transaction) =>
      found(await findIn(model.query(trx ?? knex), key, FALLBACK_LOCALE)),

    async list(ctx: Context, narrow: Record<string, number> = {}) {
      const own = resource.parameters?.names ?? [];
      const asked = parseListQuery(ctx.query, resource.fields, own);
      const query = readable(ctx);
      for (const [column, value] of Object.entries(narrow)) {
        query.where(`${model.tableName}.${column}`, value);
      }
      const ownValue = (name: string) => [ctx.query[name]].flat()[0];
      resource.parameters?.apply?.(query, ownValue);
      const window = asked.window ?? resource.parameters?.window?.(ownValue) ?? null;
      applyConditions(query, asked, resource, ctx.state.locale);
      const total = window ? await query.clone().resultSize() : null;
      applyOrder(query, asked.sort, resource, ctx.state.locale);
      if (window) query.offset(window.offset).limit(window.limit);
      const rows: M[] = await query.withGraphFetched(resource.graph);
      const records = await presentRecords(resource, rows, ctx.state, pictures, true);
      await embed(records, asked.embed, ctx);
      return { records, total: total ?? records.length, query: { ...asked, window } };
    },

    /** What readers see at an address; a record is found by the slugs that it had before, too. */
    async one(ctx: Context, key: string) {
      const there = await findIn(readable(ctx), key, ctx.state.locale);
      const record = await present(found(there ?? (await findMoved(readable(ctx), key))), ctx);
      await embed([record], parseListQuery(ctx.query, resource.fields).embed, ctx);
      return record;
    },
  };
}

/** Records as they travel, with what is known of their pictures read in one query for all. */
export async function presentRecords<M extends Entity, Input, Wire>(
  resource: Pick<Resource<M, Input, Wire>, 'files' | 'pictures' | 'present'>,
  records: readonly M[],
  state: Pick<RequestState, 'locale' | 'principal'>,
  pictures: PictureInfos,
  isListed = false,
): Promise<Wire[]> {
  const infos = await pictures.of(records.flatMap((record) => picturePaths(resource, record)));
  const picture = (path: string | null | undefined) => infos.get(path ?? '') ?? null;
  const isAdministrator = mayAlso(state, 'read', 'content');
  return records.map((record) =>
    resource.present(record, { locale: state.locale, picture, isAdministrator, isListed }),
  );
}

function picturePaths<M extends Entity, Input, Wire>(
  { files, pictures }: Pick<Resource<M, Input, Wire>, 'files' | 'pictures'>,
  record: M,
): string[] {
  const own = files.map(({ path }) => String(Reflect.get(record, path) ?? ''));
  return [...own, ...(pictures?.(record) ?? [])];
}
