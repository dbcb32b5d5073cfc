import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { matchMovements, type OrderToMatch } from './matchMovements.ts';

const order = (id: number, changes: Partial<OrderToMatch> = {}): [number, OrderToMatch] => [
  id,
  {
    id,
    symbol_year: null,
    status: 'pending',
    paid_halere: 0,
    refunded_halere: 0,
    refunded_earlier_halere: 0,
    total_halere: 1000,
    credited_halere: 0,
    created_at: '2026-11-15T10:00:00.000Z',
    ...changes,
  },
];

const KNOWN = {
  orders: new Map([
    order(1),
    order(2, { paid_halere: 400 }),
    order(3, { paid_halere: 1000 }),
    order(4, { status: 'cancelled' }),
    order(5, { symbol_year: 2026 }),
  ]),
  ids: new Set(['old']),
  duplicateKeys: new Set(['2026-11-19/1000/1']),
  now: new Date('2026-11-20T10:00:00.000Z'),
};

const movement = (variableSymbol: string, halere: number, changes = {}) => ({
  externalId: randomUUID(),
  variableSymbol,
  halere,
  receivedOn: '2026-11-20',
  isReversal: false,
  ...changes,
});

it.each([
  ['the open amount', movement('1', 1000), 'match'],
  ['what is left of a part', movement('2', 600), 'match'],
  ['less', movement('1', 999), 'underpaid'],
  ['more', movement('1', 1001), 'overpaid'],
  ['more than is left', movement('2', 1000), 'overpaid'],
  ['what is paid already', movement('3', 1000), 'double'],
  ['a cancelled order', movement('4', 1000), 'cancelled'],
  ['an unknown number', movement('9', 1000), 'unknown'],
  ['a symbol with its year', movement('2600000005', 1000), 'match'],
  ['the number of an order whose symbol has a year', movement('5', 1000), 'unknown'],
  ['a symbol of another year', movement('2500000005', 1000), 'unknown'],
  ['no number', movement('', 1000), 'unknown'],
  ['a known movement', movement('1', 1000, { externalId: 'old' }), 'imported'],
  ['one like another source’s', movement('1', 1000, { receivedOn: '2026-11-19' }), 'similar'],
  ['money that left', movement('1', -1000), 'outgoing'],
  ['what the bank takes back', movement('1', -1000, { isReversal: true }), 'reversal'],
  ['what the bank gives back', movement('1', 1000, { isReversal: true }), 'returned'],
  ['the day of the order', movement('1', 1000, { receivedOn: '2026-11-15' }), 'match'],
  ['a day before the order', movement('1', 1000, { receivedOn: '2026-11-14' }), 'dated'],
  ['a day to come', movement('1', 1000, { receivedOn: '2026-11-21' }), 'dated'],
  ['a part, before the order', movement('1', 999, { receivedOn: '1999-01-01' }), 'dated'],
  ['what is unreadable', movement('1', 0, { fault: { key: 'statement.row' } }), 'unreadable'],
] as const)('%s', (_, one, verdict) => {
  expect(matchMovements([one], KNOWN)).toEqual([verdict]);
});

it('the same money twice matches once', () => {
  expect(matchMovements([movement('1', 1000), movement('1', 1000)], KNOWN)).toEqual([
    'match',
    'double',
  ]);
});

it('one movement on two rows of a file is there once, whatever it is', () => {
  const twice = [
    movement('1', 1000),
    movement('9', 1000),
    movement('1', 0, { fault: { key: 'statement.row' } }),
  ];
  expect(matchMovements([...twice, ...twice], KNOWN)).toEqual([
    ...['match', 'unknown', 'unreadable'],
    ...['repeated', 'repeated', 'repeated'],
  ]);
  const old = movement('1', 1000, { externalId: 'old' });
  expect(matchMovements([old, old], KNOWN)).toEqual(['imported', 'imported']);
});

it('one of a wrong day takes nothing away', () => {
  const late = movement('1', 1000, { receivedOn: '2027-11-20' });
  expect(matchMovements([late, movement('1', 1000)], KNOWN)).toEqual(['dated', 'match']);
});

it('halves take nothing away before a person has decided', () => {
  expect(matchMovements([movement('1', 500), movement('1', 500)], KNOWN)).toEqual([
    'underpaid',
    'underpaid',
  ]);
});
