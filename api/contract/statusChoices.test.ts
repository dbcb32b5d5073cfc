import { expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { ORDER_STATUSES, statusLabels } from './orderStatuses.ts';
import { STATUS_CHOICES, sameStatuses, statusChoice } from './statusChoices.ts';

it.each(LOCALES)('each name is offered once: %s', (locale) => {
  const labels = STATUS_CHOICES.map((status) => statusLabels(locale)[status]);
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(labels)).toEqual(new Set(Object.values(statusLabels(locale))));
});

it('every status is found by its choice, and by no other one', () => {
  expect(STATUS_CHOICES.flatMap(sameStatuses).sort()).toEqual([...ORDER_STATUSES].sort());
  expect(sameStatuses('completed')).toEqual(['completed', 'done']);
});

it('a status is shown by its choice, an unknown text by itself', () => {
  expect([statusChoice('done'), statusChoice('shipped'), statusChoice('toString')]).toEqual([
    'completed',
    'shipped',
    'toString',
  ]);
});
