import { isFields } from '../../api/contract/loading.ts';
import { isChosenFile } from '../providers/formData.ts';

/** Whether two values look equal to people: all empty values do, and ids of list items don't count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isChosenFile(one) || isChosenFile(other)) {
    return isChosenFile(one) && isChosenFile(other) && one.rawFile === other.rawFile;
  }
  if (typeof one === 'number' || typeof other === 'number') {
    return !isEmpty(one) && !isEmpty(other) && Number(one) === Number(other);
  }
  return contentOf(one) === contentOf(other);
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const contentOf = (value: unknown): string => {
  if (isEmpty(value) || (Array.isArray(value) && value.length === 0)) return '';
  return JSON.stringify(value, (_key, part: unknown) =>
    isFields(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([name]) => !ITEM_FACTS.test(name))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );
};

/**
 * A list is saved anew as a whole: its items get other ids and places. Of variants the server counts
 * the prices and the pieces.
 */
export const ITEM_FACTS = /^(id|display_order|price|price_before|lowest_price|left|stock)$|_info$/;
