import { type Fields, isFields } from '../../../contract/loading.ts';
import type { RevisionChange } from '../../../contract/types.ts';

/** The fields that differ, by path. Lists count as a whole, without what nobody writes of their items. */
export function changesBetween(before: Fields, after: Fields): RevisionChange[] {
  return differing(before, after, []);
}

function differing(before: Fields, after: Fields, path: readonly string[]): RevisionChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    const here = [...path, name];
    if (isFields(old) || isFields(now)) return differing(fieldsOf(old), fieldsOf(now), here);
    if (comparable(old) === comparable(now)) return [];
    return [{ field: here.join('.'), before: old ?? null, after: now ?? null }];
  });
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** A value as text, the same for values that look the same to people. */
const comparable = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value.map(contentOf));
  return JSON.stringify(value);
};

const contentOf = (item: unknown): unknown => {
  if (!isFields(item)) return item;
  return Object.entries(item)
    .filter(([name]) => !NO_CONTENT.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
};

/** Fields of a list's items that nobody writes: a variant's price follows the product's, its stock is counted. */
const NO_CONTENT = new Set([
  'id',
  'display_order',
  'price',
  'price_before',
  'lowest_price',
  'left',
  'stock',
]);
