import { describe, expect, it } from 'vitest';
import { Failure } from '../../../platform/failure.ts';
import { fioAnswer, fioCsv, fioJson, gpc, inWindows1250 } from '../../../testing/testStatements.ts';
import { halereOf, parseSymbol, STATEMENT_LIMITS } from './movement.ts';
import { readStatement } from './readStatement.ts';

const CAME = {
  id: '26962199069',
  halere: 611_080,
  symbol: '0000000042',
  payer: 'Jiřina Žáková',
  message: 'Objednávka č. 42; děkuji',
};
const LEFT = { id: '26962199070', halere: -12_345_678, payer: 'Pneuservis Šťáva' };

const bytes = (text: string) => new TextEncoder().encode(text);
const refused = (file: Uint8Array) => {
  try {
    readStatement(file);
  } catch (error) {
    if (error instanceof Failure) return error.messageRef;
    throw error;
  }
  return null;
};

describe.each([
  ['Fio’s CSV', fioCsv([CAME, LEFT]), '2301234567/2010', '2400222222/2010'],
  ['Fio’s JSON', fioJson([CAME, LEFT]), '2301234567/2010', '2400222222/2010'],
  ['GPC', gpc([CAME, LEFT]), '19-2301234567/0800', '2400222222'],
] as const)('%s', (_, file, counterAccount, account) => {
  it('is read with Czech letters, symbols and both directions', () => {
    const statement = readStatement(file);
    expect(statement.account).toBe(account);
    expect(statement.movements).toMatchObject([
      {
        halere: 611_080,
        receivedOn: '2026-11-19',
        variableSymbol: '42',
        counterAccount,
        payer: 'Jiřina Žáková',
        message: 'Objednávka č. 42; děkuji',
        isReversal: false,
      },
      { halere: -12_345_678, variableSymbol: '', payer: 'Pneuservis Šťáva', message: '' },
    ]);
    const ids = statement.movements.map(({ externalId }) => externalId);
    expect(new Set(ids).size).toBe(2);
    expect(readStatement(file).movements.map(({ externalId }) => externalId)).toEqual(ids);
  });
});

it('Fio’s movements have the same ids in every format', () => {
  expect(readStatement(fioCsv([CAME]))).toEqual(readStatement(fioJson([CAME])));
});

it('a CSV without quotes in windows-1250 is read as well', () => {
  const text = 'accountId;2400222222\nID pohybu;Datum;Objem;Měna;VS;Název protiúčtu;\n';
  const file = inWindows1250(`${text}7;9.3.2026;1 250,5;CZK;042;Růžena Kůň;\n`);
  expect(readStatement(file).movements).toMatchObject([
    { externalId: '7', receivedOn: '2026-03-09', halere: 125_050, payer: 'Růžena Kůň' },
  ]);
});

it('a day in milliseconds is the day in Prague', () => {
  const answer = fioAnswer([CAME]);
  const [row] = answer.accountStatement.transactionList.transaction;
  Object.assign(row ?? {}, { column0: { value: Date.parse('2026-03-01T23:30:00Z') } });
  expect(readStatement(bytes(JSON.stringify(answer))).movements[0]?.receivedOn).toBe('2026-03-02');
});

describe('GPC', () => {
  it('knows what the bank takes back, in both directions', () => {
    const { movements } = readStatement(
      gpc([
        { ...CAME, code: '5' },
        { ...LEFT, code: '4' },
      ]),
    );
    expect(movements).toMatchObject([
      { halere: -611_080, isReversal: true },
      { halere: 12_345_678, isReversal: true },
    ]);
  });

  it('tells movements apart that are alike, and the same ones again the same', () => {
    const ids = (file: Uint8Array) => readStatement(file).movements.map((one) => one.externalId);
    const twice = ids(gpc([CAME, CAME]));
    expect(new Set(twice).size).toBe(2);
    expect(ids(gpc([CAME]))).toEqual(twice.slice(0, 1));
  });
});

it.each([
  ['nothing', new Uint8Array(), 'statement.empty'],
  ['a table without movements', fioCsv([]), 'statement.empty'],
  ['an answer without movements', fioJson([]), 'statement.empty'],
  ['a table of something else', bytes('name;price\nCap;490'), 'statement.unknown'],
  ['another JSON', bytes('{"cars":[]}'), 'statement.unknown'],
  ['broken JSON', bytes('{"accountStatement":'), 'statement.unknown'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), 'statement.unknown'],
  ['euros in CSV', fioCsv([CAME], 'EUR'), 'statement.currency'],
  ['euros in JSON', bytes(JSON.stringify(fioAnswer([CAME], 'EUR'))), 'statement.currency'],
  ['euros in GPC', gpc([{ ...CAME, currency: '0978' }]), 'statement.currency'],
  ['a GPC row without an amount', gpc([{ ...CAME, id: 'x'.repeat(14) }]), 'statement.row'],
  ['an unknown code', gpc([{ ...CAME, code: '7' }]), 'statement.row'],
  ['a day that is none', fioCsv([{ ...CAME, day: '2026-02-30' }]), 'statement.row'],
  ['too large a file', new Uint8Array(STATEMENT_LIMITS.bytes + 1), 'statement.tooLarge'],
  [
    'too many movements',
    fioCsv(
      Array.from({ length: STATEMENT_LIMITS.movements + 1 }, (_, id) => ({ ...CAME, id: `${id}` })),
    ),
    'statement.tooLong',
  ],
] as const)('%s is refused with its reason', (_, file, key) => {
  expect(refused(file)?.key).toBe(key);
});

describe.each([
  ['CSV', fioCsv],
  ['JSON', fioJson],
] as const)('a row of Fio’s %s', (_, file) => {
  it('that can’t be read holds up no other one, and tells what it says', () => {
    const broken = { ...CAME, id: '7', day: '2026-13-01', payer: 'Broken' };
    const { movements } = readStatement(file([CAME, broken, LEFT]));
    expect(movements).toMatchObject([
      { halere: 611_080 },
      {
        externalId: '7',
        halere: 0,
        message: expect.stringContaining('Broken'),
        fault: { key: 'statement.row' },
      },
      { halere: -12_345_678 },
    ]);
  });

  it('of another currency waits with its amount in words', () => {
    const { movements } = readStatement(file([CAME, { ...CAME, id: '8', currency: 'EUR' }]));
    expect(movements[1]).toMatchObject({
      externalId: '8',
      receivedOn: '2026-11-19',
      halere: 0,
      message: expect.stringMatching(/6110[.,]80?.*EUR/),
      fault: { key: 'statement.currency' },
    });
  });
});

it('rows that can’t be read are told apart, and are the same ones again', () => {
  const broken = { ...CAME, code: '7' };
  const ids = (file: Uint8Array) => readStatement(file).movements.map((one) => one.externalId);
  const twice = ids(gpc([CAME, broken, broken]));
  expect(new Set(twice).size).toBe(3);
  expect(ids(gpc([broken, CAME]))).toEqual([twice[1], twice[0]]);
});

it('names the row when there is no other one', () => {
  const file = fioCsv([{ ...CAME, day: '2026-13-01' }]);
  expect(refused(file)).toEqual({ key: 'statement.row', params: { row: 7 } });
  // A line that is left free above the table counts.
  const spaced = bytes(new TextDecoder().decode(file).replace('"ID pohybu"', '\r\n"ID pohybu"'));
  expect(refused(spaced)).toEqual({ key: 'statement.row', params: { row: 8 } });
});

it.each([
  ['1000,00', 100_000],
  ['-1 234,5', -123_450],
  ['1\u00a0000.07', 100_007],
  ['0,1', 10],
  ['19,99', 1999],
  ['1.000,00', null],
  ['1,005', null],
  ['', null],
  ['abc', null],
] as const)('the amount %j is %s haléře', (text, halere) => {
  expect(halereOf(text)).toBe(halere);
});

it.each([
  ['0000000042', '42'],
  [' 42 ', '42'],
  ['0000000000', ''],
  ['12345678901', ''],
  ['42a', ''],
] as const)('the symbol %j is %j', (text, symbol) => {
  expect(parseSymbol(text)).toBe(symbol);
});
