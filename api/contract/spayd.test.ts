import { describe, expect, it } from 'vitest';
import { formatIban, toBic, toIban } from './iban.ts';
import { type PaymentRequest, spayd } from './spayd.ts';

const request: PaymentRequest = {
  iban: 'CZ5855000000001265098001',
  bic: null,
  halere: 48_050,
  variableSymbol: 1_234_567_890,
  due: null,
  recipient: '',
  message: '',
};

describe('spayd', () => {
  it('asks for an amount with a dot and two decimals', () => {
    expect(spayd(request)).toBe(
      'SPD*1.0*ACC:CZ5855000000001265098001*AM:480.50*CC:CZK*X-VS:1234567890',
    );
    expect(spayd({ ...request, halere: 5 })).toContain('*AM:0.05*');
    expect(spayd({ ...request, halere: 611_080 })).toContain('*AM:6110.80*');
  });

  it('names the bank, the day and the seller where they are known', () => {
    const bic = 'RZBCCZPP';
    const full = {
      ...request,
      bic,
      due: '2026-03-28',
      recipient: 'Rysi Drift Team s.r.o.',
    };
    expect(spayd({ ...full, message: 'Objednávka 0000000012' })).toBe(
      'SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*AM:480.50*CC:CZK*DT:20260328*X-VS:1234567890' +
        '*RN:RYSI DRIFT TEAM S.R.O.*MSG:OBJEDNAVKA 0000000012',
    );
  });

  it.each([
    ['Žluťoučký kůň', 'ZLUTOUCKY KUN'],
    ['a*b', 'A%2AB'],
    ['100 %', '100 %25'],
    ['tabs\tand “quotes”', 'TABS AND QUOTES'],
    [`${'x'.repeat(59)}*`, 'X'.repeat(59)],
    ['y'.repeat(80), 'Y'.repeat(60)],
  ])('writes the message %j as %j', (message, expected) => {
    expect(
      spayd({ ...request, message })
        ?.split('*')
        .at(-1),
    ).toBe(`MSG:${expected}`);
  });

  it('is of alphanumeric QR signs alone', () => {
    const odd = {
      ...request,
      recipient: 'Řád & spol. <x>',
      message: 'ß — 你好 * 1',
    };
    expect(spayd(odd)).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
  });

  it('leaves out texts of which nothing is left', () => {
    expect(spayd({ ...request, message: '你好', recipient: '  ' })).not.toMatch(/MSG|RN/);
  });

  it('asks for nothing that the format cannot hold', () => {
    expect(spayd({ ...request, halere: 0 })).toBeNull();
    expect(spayd({ ...request, halere: 999_999_999 })).toContain('*AM:9999999.99*');
    expect(spayd({ ...request, halere: 1_000_000_000 })).toBeNull();
  });
});

describe('toIban', () => {
  it.each([
    ['CZ65 0800 0000 1920 0014 5399', 'CZ6508000000192000145399'],
    ['cz6508000000192000145399', 'CZ6508000000192000145399'],
    ['SK31 1200 0000 1987 4263 7541', 'SK3112000000198742637541'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ])('takes %s', (text, iban) => {
    expect(toIban(text)).toBe(iban);
  });

  it.each([
    '',
    'CZ65',
    'CZ6508000000192000145398',
    'CZ5608000000192000145399',
    '19-2000145398/0800',
  ])('refuses %j', (text) => {
    expect(toIban(text)).toBeNull();
  });

  it('is read in groups of four', () => {
    expect(formatIban('CZ6508000000192000145399')).toBe('CZ65 0800 0000 1920 0014 5399');
  });
});

it('toBic knows a bank’s code by its shape', () => {
  expect(toBic('giba czpx')).toBe('GIBACZPX');
  expect(toBic('GIBACZPXXXX')).toBe('GIBACZPXXXX');
  expect(toBic('GIBA')).toBeNull();
});
