import type { Knex } from 'knex';

export type DemoState = 'off' | 'loading' | 'ready';

const KEY = 'demo';

/** How far the demo content of this database is. */
export async function demoState(knex: Knex): Promise<DemoState> {
  const row = await knex('meta').where({ key: KEY }).first('value');
  return row?.value === 'loading' || row?.value === 'ready' ? row.value : 'off';
}

export async function setDemoState(knex: Knex, state: DemoState): Promise<void> {
  await knex('meta').insert({ key: KEY, value: state }).onConflict('key').merge();
}
