import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  checkSymbol,
  codeOf,
  formatCode,
  isCode,
  parseCode,
} from './voucherCodes.ts';

const symbol = fc.constantFrom(...CODE_ALPHABET);
const symbols = fc.array(symbol, { minLength: CODE_LENGTH - 1, maxLength: CODE_LENGTH - 1 });
const code = symbols.map((chosen) => codeOf(chosen.join('')));
const place = fc.nat(CODE_LENGTH - 1);

describe('codes of vouchers', () => {
  it('have symbols of an alphabet of prime size, none twice', () => {
    expect(new Set(CODE_ALPHABET).size).toBe(31);
    expect(CODE_ALPHABET).not.toMatch(/[ILOUW]/);
  });

  it('are read back from what is printed, however it is typed', () => {
    fc.assert(
      fc.property(code, (made) => {
        expect(isCode(made)).toBe(true);
        const printed = formatCode(made);
        expect(printed).toMatch(/^\w{4}-\w{4}-\w{4}$/);
        const misread = printed.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('V', 'w');
        const typed = [
          printed,
          made.toLowerCase(),
          ` ${printed.replaceAll('-', ' ')}\n`,
          printed.replaceAll('-', ' – '),
          misread,
          `https://team.example/voucher#${printed}`,
        ];
        for (const text of typed) expect(parseCode(text)).toBe(made);
      }),
    );
  });

  it('detect every single wrong symbol', () => {
    fc.assert(
      fc.property(code, (made) => {
        for (let index = 0; index < CODE_LENGTH; index += 1) {
          for (const other of CODE_ALPHABET) {
            if (other === made[index]) continue;
            expect(isCode(made.slice(0, index) + other + made.slice(index + 1))).toBe(false);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('detect every swap of two symbols, next to each other or not', () => {
    fc.assert(
      fc.property(code, place, place, (made, one, other) => {
        const swapped = [...made];
        swapped[one] = made.charAt(other);
        swapped[other] = made.charAt(one);
        expect(isCode(swapped.join(''))).toBe(made[one] === made[other]);
      }),
    );
  });

  it.each(['', 'ABCD', '0000-0000-0001', 'ABCD-EFGH-JKMÑ', 'https://team.example/', '💥'])(
    'are not %j',
    (text) => {
      expect(parseCode(text)).toBeNull();
    },
  );

  it('have one check symbol', () => {
    expect(checkSymbol('00000000000')).toBe('0');
    expect(formatCode(codeOf('7K3M9QXA2BD'))).toBe('7K3M-9QXA-2BD2');
  });
});
