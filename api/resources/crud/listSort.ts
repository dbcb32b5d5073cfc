import { malformed } from '../../services/failure.ts';
import type { ListFields } from './fields.ts';
import { json, named } from './queryValues.ts';

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/**
 * The order that is asked for, `sort` before `_sort`; unknown fields are ignored, five are enough.
 * @throws Failure 400 on unparsable JSON
 */
export function sortOf(values: Map<string, readonly string[]>, fields: ListFields): Sort[] {
  const simple = values.get('sort')?.[0];
  const keys: [string, string][] = [];
  if (simple !== undefined && simple !== '') {
    const list = json(simple);
    if (!Array.isArray(list)) throw malformed('error.query');
    for (let index = 0; index < list.length; index += 2) {
      keys.push([named(list[index]), named(list[index + 1] ?? 'asc')]);
    }
  } else {
    const names = (values.get('_sort')?.[0] ?? '').split(',').filter(Boolean);
    const orders = (values.get('_order')?.[0] ?? '').split(',');
    for (const [index, name] of names.entries()) {
      if (name.startsWith('-')) keys.push([name.slice(1), 'desc']);
      else keys.push([name, orders[index] ?? 'asc']);
    }
  }
  return keys
    .filter(([field]) => Object.hasOwn(fields, field))
    .slice(0, 5)
    .map(([field, order]) => ({
      field,
      direction: order.trim().toLowerCase() === 'desc' ? 'desc' : 'asc',
    }));
}
