import { wrapError } from 'db-errors';
import type { Knex } from 'knex';
import { type AnyQueryBuilder, UniqueViolationError } from 'objection';
import type { Entity } from '../../../db/models/entity.ts';
import { saveTranslations } from '../../../db/models/translations.ts';
import { PENDING_FILE } from '../../contract/fields.ts';
import type { Locale } from '../../contract/locales.ts';
import { fold, isSlug } from '../../contract/slug.ts';
import type { Context } from '../../http/context.ts';
import { conflict, Failure, notFound } from '../../http/failure.ts';
import { recordId } from '../../http/recordId.ts';
import { parseInput } from '../../http/validate.ts';
import { bringsOlderVersion } from '../../http/version.ts';
import type { PictureInfos } from '../../services/images/pictureInfos.ts';
import type { ResponseCache } from '../../services/responseCache.ts';
import type { Uploads } from '../../services/uploads.ts';
import { applyConditions, applyOrder } from './applyListQuery.ts';
import type { Resource } from './declaration.ts';
import type { Embeds } from './embed.ts';
import { type ListQuery, parseListQuery } from './listQuery.ts';
import { mergeInput } from './mergeInput.ts';
import { presentRecords } from './presentRecords.ts';

/** What the resources work with. */
export interface ResourceDeps {
  knex: Knex;
  uploads: Uploads;
  pictures: PictureInfos;
  cache: ResponseCache;
}

/** The five things that can be done with the records of a plain resource. */
export interface ResourceService<Wire> {
  list(
    ctx: Context,
    narrow?: Record<string, number>,
  ): Promise<{ records: Wire[]; total: number; query: ListQuery }>;
  one(ctx: Context, key: string): Promise<Wire>;
  create(ctx: Context): Promise<Wire>;
  update(ctx: Context, key: string): Promise<Wire>;
  remove(ctx: Context, key: string): Promise<Wire>;
}

/** Serves a declared resource. Each call answers records as they travel, or throws a Failure. */
export function createService<M extends Entity, Input extends object, Wire extends object>(
  resource: Resource<M, Input, Wire>,
  { knex, uploads, pictures, cache }: ResourceDeps,
  embeds: Embeds = {},
): ResourceService<Wire> {
  const { model } = resource;

  const readable = (ctx: Context): AnyQueryBuilder => {
    const query = model.query(knex);
    if (!ctx.state.user) resource.visible?.(query);
    return query;
  };

  const present = (records: readonly M[], locale: Locale): Promise<Wire[]> =>
    presentRecords(resource, records, locale, pictures);

  /** Joins what a reader asked to have along; names that nothing is declared for are ignored. */
  const embed = async (records: readonly Wire[], names: readonly string[], ctx: Context) => {
    for (const name of new Set(names)) {
      if (Object.hasOwn(embeds, name)) await embeds[name]?.into(records, ctx, { knex, pictures });
    }
  };

  const presentOne = async (record: M, locale: Locale): Promise<Wire> => {
    const [wire] = await present([record], locale);
    if (wire === undefined) throw notFound(resource.notFound);
    return wire;
  };

  const find = async (query: AnyQueryBuilder, key: string): Promise<M> => {
    const bySlug = resource.hasSlug && !/^\d+$/.test(key);
    const value = bySlug ? isSlug(key) && key : recordId(key);
    const record: M | undefined = value
      ? await query
          .where(`${model.tableName}.${bySlug ? 'slug' : 'id'}`, value)
          .withGraphFetched(resource.graph)
          .first()
      : undefined;
    if (!record) throw notFound(resource.notFound);
    return record;
  };

  const written = (id: number) => find(model.query(knex), String(id));

  const prepare = async (input: Input, ctx: Context, current: M | null): Promise<Input> =>
    (await resource.hooks?.prepare?.(input, { knex, uploads, ctx, current })) ?? input;

  /** Stores in one transaction; a taken unique field is told at that field. */
  const store = async <T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> => {
    try {
      return await knex.transaction(work);
    } catch (error) {
      if (!isTaken(error) || !resource.unique) throw error;
      const { field, taken } = resource.unique;
      throw new Failure(409, { key: taken }, { errors: { [field]: { key: taken } } });
    }
  };

  const rowOf = (input: Input) => ({
    ...resource.columns(input),
    search: fold(resource.searched(input).join('\n')),
  });

  const saveTexts = async (trx: Knex.Transaction, id: number, input: Input) => {
    if (!resource.texts || !resource.translations) return;
    await saveTranslations(trx, resource.texts, id, resource.translations(input));
  };

  const finish = async (ctx: Context, id: number): Promise<Wire> => {
    cache.drop([resource.path]);
    return presentOne(await written(id), ctx.state.locale);
  };

  /** A raw body with its files marked, so that the schema sees a picture where one came along. */
  const bodyOf = (ctx: Context, current: M | null) => {
    const body = { ...ctx.state.body };
    for (const { file, path } of resource.files) {
      if ((ctx.state.files.get(file)?.length ?? 0) > 0) body[path] = PENDING_FILE;
    }
    return resource.hooks?.readBody?.(body, ctx, current) ?? body;
  };

  /** Stores what came as a file or an address, and makes sure that a given path exists. */
  const withStoredFiles = async (
    ctx: Context,
    input: Input,
    current: Wire | null,
  ): Promise<Input> => {
    const paths: Record<string, string> = {};
    for (const { file, path, accepts = () => 'picture' as const } of resource.files) {
      const given = String(Reflect.get(input, path) ?? '');
      const before = current === null ? '' : Reflect.get(Object(current), path);
      const accepted = accepts(input);
      if (given === '' || given === before || accepted === null) continue;
      const [sent] = ctx.state.files.get(file) ?? [];
      paths[path] = await uploads.settle(given, sent, path, accepted);
    }
    return { ...input, ...paths };
  };

  return {
    async list(ctx, narrow = {}) {
      const own = resource.parameters?.names ?? [];
      const asked = parseListQuery(ctx.query, resource.fields, own);
      const query = readable(ctx);
      for (const [column, value] of Object.entries(narrow)) {
        query.where(`${model.tableName}.${column}`, value);
      }
      resource.parameters?.apply(query, (name) => [ctx.query[name]].flat()[0]);
      applyConditions(query, asked, resource, ctx.state.locale);
      const total = asked.window ? await query.clone().resultSize() : null;
      applyOrder(query, asked.sort, resource, ctx.state.locale);
      if (asked.window) query.offset(asked.window.offset).limit(asked.window.limit);
      const rows: M[] = await query.withGraphFetched(resource.graph);
      const records = await present(rows, ctx.state.locale);
      await embed(records, asked.embed, ctx);
      return { records, total: total ?? records.length, query: asked };
    },

    async one(ctx, key) {
      const record = await presentOne(await find(readable(ctx), key), ctx.state.locale);
      await embed([record], parseListQuery(ctx.query, resource.fields).embed, ctx);
      return record;
    },

    async create(ctx) {
      const parsed = parseInput(resource.create, bodyOf(ctx, null), resource.ruleOrder);
      const prepared = await prepare(parsed, ctx, null);
      const input = await withStoredFiles(ctx, prepared, null);
      const id = await store(async (trx) => {
        await resource.hooks?.saving?.(trx, input, null);
        const row: M = await model.query(trx).insert(rowOf(input));
        await saveTexts(trx, row.id, input);
        await resource.hooks?.saved?.(trx, row.id, input, null);
        return row.id;
      });
      return finish(ctx, id);
    },

    async update(ctx, key) {
      const current = await find(model.query(knex), key);
      const wire = await presentOne(current, ctx.state.locale);
      const body = bodyOf(ctx, current);
      if (bringsOlderVersion(body.version, current.version))
        throw conflict('error.conflict', { record: wire });
      const standing = resource.asInput?.(current) ?? Object.fromEntries(Object.entries(wire));
      const merged = mergeInput(standing, body, resource.merged);
      const parsed = parseInput(resource.update, merged, resource.ruleOrder);
      const prepared = await prepare(parsed, ctx, current);
      const input = await withStoredFiles(ctx, prepared, wire);
      await store(async (trx) => {
        await resource.hooks?.saving?.(trx, input, current);
        const changed = await updateRow(trx, current, rowOf(input));
        if (changed === 0) throw conflict('error.conflict', { record: wire });
        await saveTexts(trx, current.id, input);
        await resource.hooks?.saved?.(trx, current.id, input, current);
      });
      return finish(ctx, current.id);
    },

    async remove(ctx, key) {
      const current = await find(model.query(knex), key);
      const wire = await presentOne(current, ctx.state.locale);
      await model.query(knex).deleteById(current.id);
      cache.drop([resource.path]);
      return wire;
    },
  };

  /** Writes only over the version that was read: of two writers at once the second is told. */
  function updateRow(trx: Knex.Transaction, current: M, row: object): Promise<number> {
    return model
      .query(trx)
      .patch({ ...row, version: current.version + 1 })
      .where({ id: current.id, version: current.version })
      .then(Number);
  }
}

/** Objection's own error, or a driver's where a statement went past the models. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && wrapError(error) instanceof UniqueViolationError;
