import { isIsoDate } from '../../../contract/dates.ts';
import { faultyRows, fieldText, type Movement, parseSymbol, type Statement } from './movement.ts';

/** What a movement's code means: which way the money went, and whether that takes something back. */
const CODES: Readonly<Record<string, { sign: 1 | -1; isReversal: boolean }>> = {
  1: { sign: -1, isReversal: false },
  2: { sign: 1, isReversal: false },
  4: { sign: 1, isReversal: true },
  5: { sign: -1, isReversal: true },
};

/** CZK; banks that know no other leave it empty. */
const CROWNS = [0, 203];

/** GPC, also called ABO: lines of fixed columns, a movement (075) with its texts (078, 079) after it. */
export function readGpc(text: string): Statement {
  const movements: Movement[] = [];
  const times = new Map<string, number>();
  const faulty = faultyRows();
  let account = '';
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const kind = line.slice(0, 3);
    if (kind === '074' || kind === '075') account ||= accountOf(line.slice(3, 19));
    if (kind === '075') {
      const movement = movementOf(line);
      if (typeof movement === 'string') {
        const fault = { key: movement, params: { row: index + 1 } };
        movements.push(faulty({ fault, text: line, known: { receivedOn: bookedOn(line) } }));
        continue;
      }
      // Not every bank numbers its movements: equal ones differ by their order.
      const before = times.get(movement.externalId) ?? 0;
      times.set(movement.externalId, before + 1);
      movements.push({ ...movement, externalId: `${movement.externalId}/${before}` });
    }
    const last = movements.at(-1);
    if ((kind === '078' || kind === '079') && last && !last.fault) {
      last.message = fieldText(`${last.message} ${line.slice(3)}`);
    }
  }
  return { source: 'statement', account, movements };
}

/** The movement, or what is wrong with its row. */
function movementOf(line: string): Movement | 'statement.row' | 'statement.currency' {
  const code = CODES[line[60] ?? ''];
  const amount = line.slice(48, 60);
  const receivedOn = bookedOn(line);
  if (!code || !/^\d{12}$/.test(amount) || receivedOn === '') return 'statement.row';
  if (!CROWNS.includes(Number(line.slice(118, 122)))) return 'statement.currency';
  const halere = code.sign * Number(amount);
  const variableSymbol = parseSymbol(line.slice(61, 71));
  const bank = line.slice(73, 77).trim();
  const counter = accountOf(line.slice(19, 35));
  return {
    externalId: [accountOf(line.slice(3, 19)), line.slice(35, 48).trim(), receivedOn, halere]
      .concat(variableSymbol, counter)
      .join('/'),
    halere,
    receivedOn,
    variableSymbol,
    counterAccount: counter && /^\d{4}$/.test(bank) ? `${counter}/${bank}` : counter,
    payer: fieldText(line.slice(97, 117)),
    message: '',
    isReversal: code.isReversal,
  };
}

/** Six digits of prefix and ten of the number, as people write them. */
function accountOf(digits: string): string {
  const [prefix, number] = [digits.slice(0, 6), digits.slice(6)].map((part) =>
    part.trim().replace(/^0+/, ''),
  );
  return [prefix, number].filter(Boolean).join('-');
}

/** The day on which the bank booked a movement, else that of its value; '' when neither can be read. */
const bookedOn = (line: string): string =>
  dayOf(line.slice(122, 128)) ?? dayOf(line.slice(91, 97)) ?? '';

function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const iso = `20${year}-${month}-${day}`;
  return isIsoDate(iso) ? iso : null;
}
