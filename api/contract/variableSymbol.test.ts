import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsOfSymbol, orderOfSymbol, symbolYear, variableSymbol } from './variableSymbol.ts';

const order = (id: number, symbol_year: number | null = null) => ({ id, symbol_year });

describe('a variable symbol', () => {
  it.each([
    [order(1, 2026), 2_600_000_001],
    [order(12_345_678, 2031), 3_112_345_678],
    [order(1), 1],
    [order(12_345_678), 12_345_678],
  ])('of %j is %i', (one, symbol) => {
    expect(variableSymbol(one)).toBe(symbol);
  });

  it('has the year that it is in Prague', () => {
    expect(symbolYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026);
    expect(symbolYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
  });

  it.each([
    ['1', null],
    ['2', 2],
    ['2600000001', 1],
    ['2500000001', null],
    ['2600000002', null],
    ['100000002', null],
    ['', null],
    ['2600000001 ', null],
    ['-1', null],
    ['26000000010', null],
  ])('%j is the order %j', (symbol, id) => {
    const orders = new Map([order(1, 2026), order(2)].map((one) => [one.id, one]));
    expect(orderOfSymbol(symbol, orders)?.id ?? null).toBe(id);
  });

  it('leads back to its order alone', () => {
    const id = fc.integer({ min: 1, max: 99_999_999 });
    const year = fc.option(fc.integer({ min: 2026, max: 2099 }));
    const orders = fc.uniqueArray(fc.record({ id, symbol_year: year }), {
      selector: (one) => one.id,
      minLength: 1,
    });
    fc.assert(
      fc.property(orders, (all) => {
        const known = new Map(all.map((one) => [one.id, one]));
        for (const one of all) {
          const symbol = String(variableSymbol(one));
          expect(symbol).toMatch(one.symbol_year === null ? /^\d{1,8}$/ : /^\d{10}$/);
          expect(idsOfSymbol(symbol)).toContain(one.id);
          expect(orderOfSymbol(symbol, known)).toBe(one);
        }
      }),
    );
  });
});
