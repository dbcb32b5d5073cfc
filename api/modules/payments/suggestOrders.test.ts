import { expect, it } from 'vitest';
import { suggestOrders } from './suggestOrders.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

const order = (id: number, customer_name: string, total_halere: number, changes = {}) => ({
  id,
  customer_name,
  company_name: '',
  symbol_year: null,
  status: 'pending' as const,
  paid_halere: 0,
  refunded_halere: 0,
  refunded_earlier_halere: 0,
  total_halere,
  credited_halere: 0,
  created_at: '2026-11-15T10:00:00.000Z',
  ...changes,
});

const payment = (payer: string, halere: number, changes = {}) => ({
  payer,
  halere,
  message: '',
  receivedOn: '2026-11-20',
  ...changes,
});

const found = (
  one: Parameters<typeof suggestOrders>[0],
  candidates: readonly ReturnType<typeof order>[],
) => suggestOrders(one, candidates, NOW).map((each) => [each.order.id, each.matches.join('+')]);

const ORDERS = [
  order(1, 'Jana Nová', 50_000),
  order(2, 'Petr Malý', 49_000, { company_name: 'Rychlá kola s.r.o.' }),
  order(3, 'Petr Svoboda', 49_000, { paid_halere: 9_000 }),
];

it.each([
  ['a name in the bank’s order, without accents', payment('NOVA JANA', 1), [[1, 'name']]],
  ['the whole open amount', payment('Someone Else', 50_000), [[1, 'amount']]],
  ['what is left of a part', payment('Someone Else', 40_000), [[3, 'amount']]],
  ['a company', payment('RYCHLA KOLA SRO', 1), [[2, 'name']]],
  ['a name in the message', payment('Účet', 1, { message: 'za zboží Petr Malý' }), [[2, 'name']]],
  ['a surname and the amount', payment('Karel Svoboda', 40_000), [[3, 'amount+name']]],
  ['a surname alone', payment('Karel Svoboda', 1), []],
  ['letters of a legal form', payment('s. r. o.', 1), []],
  ['a day before the order', payment('Jana Nová', 50_000, { receivedOn: '2026-11-14' }), []],
] as const)('%s', (_, one, expected) => {
  expect(found(one, ORDERS)).toEqual(expected);
});

it('name the likeliest first, and no more than three', () => {
  const many = [4, 5, 6, 7].map((id) => order(id, `Other ${id}`, 50_000));
  expect(found(payment('Jana Nová', 50_000), [...many, ...ORDERS])).toEqual([
    [1, 'amount+name'],
    [4, 'amount'],
    [5, 'amount'],
  ]);
});
