/** What a test statement's movement says; the rest is as of any other. */
export interface TestMovement {
  id: string;
  /** In haléře, below zero when money left. */
  halere: number;
  symbol?: string;
  payer?: string;
  message?: string;
  day?: string;
  currency?: string;
  /** What Fio calls the kind of movement. */
  type?: string;
}

const czech = (halere: number) => (halere / 100).toFixed(2).replace('.', ',');

/** A file as Fio's internet banking exports it: UTF-8 with its mark, cells in quotes. */
export function fioCsv(movements: readonly TestMovement[], currency = 'CZK'): Uint8Array {
  const rows = movements.map(({ id, halere, symbol = '', payer = '', message = '', ...row }) =>
    [
      id,
      czechDay(row.day),
      czech(halere),
      row.currency ?? currency,
      '2301234567',
      payer,
      '2010',
      'Fio banka, a.s.',
    ].concat('0308', symbol, '', '', message, row.type ?? INCOMING, '', '', '', '', ''),
  );
  const table = [
    ['accountId', '2400222222'],
    ['bankId', '2010'],
    ['currency', currency],
    ['iban', 'CZ7920100000002400222222'],
    ['openingBalance', '195,00'],
    [
      'ID pohybu',
      'Datum',
      'Objem',
      'Měna',
      'Protiúčet',
      'Název protiúčtu',
      'Kód banky',
      'Název banky',
      'KS',
      'VS',
      'SS',
      'Uživatelská identifikace',
      'Zpráva pro příjemce',
      'Typ',
      'Provedl',
      'Upřesnění',
      'Komentář',
      'BIC',
      'ID pokynu',
    ],
    ...rows,
  ];
  const text = table.map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\r\n');
  return new TextEncoder().encode(`\ufeff${text}\r\n`);
}

const DAY = '2026-11-19';
const INCOMING = 'Bezhotovostní příjem';

function czechDay(day = DAY): string {
  return day.split('-').reverse().join('.');
}

/** What Fio's API answers. */
export const fioAnswer = (movements: readonly TestMovement[], currency = 'CZK') => ({
  accountStatement: {
    info: { accountId: '2400222222', bankId: '2010', currency, iban: 'CZ7920100000002400222222' },
    transactionList: {
      transaction: movements.map(({ id, halere, symbol, payer, message, day = DAY, ...row }) => ({
        column22: { value: Number(id), name: 'ID pohybu', id: 22 },
        column0: { value: `${day}+0100`, name: 'Datum', id: 0 },
        column1: { value: halere / 100, name: 'Objem', id: 1 },
        column14: { value: row.currency ?? currency, name: 'Měna', id: 14 },
        column2: { value: '2301234567', name: 'Protiúčet', id: 2 },
        column3: { value: '2010', name: 'Kód banky', id: 3 },
        column5: symbol ? { value: symbol, name: 'VS', id: 5 } : null,
        column10: payer ? { value: payer, name: 'Název protiúčtu', id: 10 } : null,
        column16: message ? { value: message, name: 'Zpráva pro příjemce', id: 16 } : null,
        column8: { value: row.type ?? INCOMING, name: 'Typ', id: 8 },
      })),
    },
  },
});

export const fioJson = (movements: readonly TestMovement[]): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(fioAnswer(movements)));

/** Czech letters as windows-1250 has them. */
const LETTERS = new Map(
  [...Array(128).keys()].map((low) => {
    const byte = low + 128;
    return [new TextDecoder('windows-1250').decode(Uint8Array.of(byte)), byte];
  }),
);

export const inWindows1250 = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => LETTERS.get(sign) ?? sign.charCodeAt(0));

/** A GPC file in windows-1250, with the code of storno where it is asked for. */
export function gpc(
  movements: readonly (TestMovement & { code?: string; currency?: string })[],
): Uint8Array {
  const account = '0000002400222222';
  const text = (words: string, width: number) => words.padEnd(width).slice(0, width);
  const number = (digits: string | number, width: number) => String(digits).padStart(width, '0');
  const short = (day = DAY) => day.slice(2).split('-').reverse().join('');
  const lines = movements.flatMap(
    ({ id, halere, symbol = '', payer = '', message, day, code, currency = '0203' }) => [
      '075' +
        account +
        number('192301234567', 16) +
        number(id, 13) +
        number(Math.abs(halere), 12) +
        (code ?? (halere < 0 ? '1' : '2')) +
        number(symbol, 10) +
        `00${'0800'}0308` +
        number('', 10) +
        short(day) +
        text(payer, 20) +
        '0' +
        currency +
        short(day),
      ...(message ? [`078${text(message, 70)}`] : []),
    ],
  );
  const head =
    `074${account}${text('Drift klub, z. s.', 20)}181126${number(0, 14)}+${number(0, 14)}+` +
    `${number(0, 14)}0${number(0, 14)}0001191126`;
  return inWindows1250(`${[head.padEnd(128), ...lines].join('\r\n')}\r\n`);
}
