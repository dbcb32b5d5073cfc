import type { Knex } from 'knex';
import type { Model } from 'objection';
import { expect, it } from 'vitest';
import { CONTENT } from '../../api/contract/resources.ts';
import { describeEachDatabase } from '../testing/databases.ts';
import { columnsOf } from '../testing/schema.ts';
import { contentModel, type Translation } from './contentModel.ts';
import { Row } from './row.ts';

type Stored = typeof Row & typeof Model;
type Translated = Stored & { translated: readonly string[]; translationModel: typeof Translation };

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
});
/** Base classes have no table. */
const isStored = (value: unknown): value is Stored =>
  typeof value === 'function' &&
  value.prototype instanceof Row &&
  !!Reflect.get(value, 'tableName');
const isTranslated = (model: Stored): model is Translated => 'translated' in model;

const classes = Object.values(modules).flatMap((module) => Object.values(module).filter(isStored));
const tables = classes.map(({ tableName }) => tableName);
/** Content that needs no class of its own. */
const plain = CONTENT.map(({ path }) => contentModel(path) as unknown as Translated).filter(
  ({ tableName }) => !tables.includes(tableName),
);
const MODELS: readonly Stored[] = [...classes, ...plain];

it('models are found', () => {
  expect(tables.length).toBeGreaterThan(50);
  expect(tables).toEqual([...new Set(tables)]);
});

describeEachDatabase('models', (open) => {
  it('declare the columns that their tables have', async () => {
    const { knex } = await open();
    for (const model of MODELS) {
      const columns = await columnsOf(knex, model.tableName);
      const flags = columns.filter(({ kind }) => kind === 'boolean').map(({ name }) => name);
      expect([model.tableName, ...[...model.booleans].sort()]).toEqual([model.tableName, ...flags]);
      const names = columns.map(({ name }) => name);
      const named = [...model.stamps, ...(model.jsonAttributes ?? []), ...[model.idColumn].flat()];
      expect(names).toEqual(expect.arrayContaining(named));
    }
  });

  it('name every translated field of their translations', async () => {
    const { knex } = await open();
    for (const { translated, translationModel } of MODELS.filter(isTranslated)) {
      const columns = await columnsOf(knex, translationModel.tableName);
      const declared = [...translated, translationModel.parentKey, 'language'];
      expect(columns.map(({ name }) => name).sort()).toEqual(declared.sort());
      expect(translationModel.idColumn).toEqual([translationModel.parentKey, 'language']);
    }
  });

  it('have relations and modifiers that the database understands', async () => {
    const { knex } = await open();
    for (const model of MODELS) {
      for (const relation of Object.keys(model.getRelations())) {
        await expect(queryOf(model, knex).withGraphJoined(relation)).resolves.toEqual([]);
      }
      for (const modifier of Object.keys(model.modifiers ?? {})) {
        const query = queryOf(model, knex).modify(modifier, 'first', 'second');
        await expect(query).resolves.toEqual([]);
      }
    }
  });
});

const queryOf = (model: Stored, knex: Knex) => model.query(knex);
