import { describe, expect, it } from 'vitest';
import { type Fields, keysOf } from './loading.ts';
import { checkInput, createPlanner, outcomeOf } from './planLoading.ts';
import { CONTENT } from './resources.ts';

const resourceAt = (path: string) => {
  const found = CONTENT.find((each) => each.path === path);
  if (!found) throw new Error(`There is no resource ${path}`);
  return found;
};
const sponsors = resourceAt('sponsors');
const named = (id: number, name: string) => ({
  id,
  version: 1,
  website_url: 'https://example.com/',
  display_order: 0,
  is_active: true,
  logo_path: '',
  translations: { en: { name }, cs: { name } },
});

describe('the planner of loaded records', () => {
  it('finds records that share a key one by one, then none', () => {
    const planner = createPlanner(sponsors, [named(1, 'Oil'), named(2, 'Oil')]);
    const keys = keysOf(sponsors, named(0, 'Oil'), null);
    expect(planner.findByKey(keys)?.id).toBe(1);
    expect(planner.findByKey(keys)?.id).toBe(2);
    expect(planner.findByKey(keys)).toBeNull();
  });

  it('finds a record by its id before others by their name, and by its name again', () => {
    const planner = createPlanner(sponsors, [named(1, 'Oil'), named(2, 'Oil')]);
    const keys = keysOf(sponsors, named(0, 'Oil'), null);
    expect(planner.findById(1, [])?.id).toBe(1);
    expect(planner.findById(Number.NaN, keys)?.id).toBe(2);
    expect(planner.findById(99, keys)?.id).toBe(1);
  });

  it.each([
    ['created', null, {}],
    ['unchanged', named(1, 'Oil'), {}],
    ['updated', named(1, 'Oil'), { website_url: 'https://example.com/oil' }],
  ] satisfies [string, Fields | null, Fields][])(
    'tells apart what is %s',
    (outcome, current, change) => {
      const { id: _, version: __, ...own } = named(1, 'Oil');
      const raw = { ...own, ...change };
      const { given, failure } = checkInput('sponsors', raw, raw, current === null);
      expect(failure).toBeNull();
      const changes = createPlanner<Fields>(sponsors, []).changes(given, current);
      expect(outcomeOf(current, Object.keys(changes).length > 0)).toBe(outcome);
      expect(changes).toEqual(current === null ? given : change);
    },
  );

  it('says which rules a refused record breaks, and keeps what the file gives', () => {
    const raw = { translations: { en: { name: 'Oil' } } };
    const { whole, given, failure } = checkInput('sponsors', raw, raw, true);
    expect(whole).toBeNull();
    expect(given).toEqual(raw);
    expect(Object.keys(failure?.errors ?? {})).not.toEqual([]);
  });

  it('takes defaults of the contract for nothing that a file gives', () => {
    const raw = { translations: { en: { name: 'Oil' }, cs: { name: 'Olej' } } };
    const { whole, given } = checkInput('sponsors', raw, raw, false);
    expect(whole).toMatchObject({ is_active: true });
    expect(Object.keys(given)).toEqual(['translations']);
  });
});
