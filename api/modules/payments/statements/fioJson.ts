import { z } from 'zod';
import { isIsoDate, pragueToday } from '../../../contract/dates.ts';
import { toHalere } from '../../../contract/money.ts';
import { unreadableFile } from '../../../platform/failure.ts';
import { faultyRows, fieldText, type Movement, parseSymbol, type Statement } from './movement.ts';

const column = z
  .object({ value: z.union([z.string(), z.number()]).nullish() })
  .nullish()
  .transform((cell) => String(cell?.value ?? '').trim());

/** Fio's numbers of columns. */
const movement = z.object({
  column22: column,
  column0: column,
  column1: z.object({ value: z.number().min(-1e12).max(1e12) }),
  column2: column,
  column3: column,
  column5: column,
  column7: column,
  column8: column,
  column10: column,
  column14: column,
  column16: column,
});

const answer = z.object({
  accountStatement: z.object({
    info: z.object({
      accountId: z.union([z.string(), z.number()]).nullish(),
      bankId: z.union([z.string(), z.number()]).nullish(),
      currency: z.string().nullish(),
    }),
    transactionList: z.object({ transaction: z.array(z.unknown()).nullish() }).nullish(),
  }),
});

/** The list of movements as Fio's API answers it in JSON. */
export function readFioJson(text: string): Statement {
  const parsed = answer.safeParse(parsedText(text));
  if (!parsed.success) throw unreadableFile('statement.unknown');
  const { info, transactionList } = parsed.data.accountStatement;
  if ((info.currency ?? CROWNS) !== CROWNS) throw unreadableFile('statement.currency');
  const faulty = faultyRows();
  return {
    source: 'fio',
    account: [info.accountId, info.bankId].filter(Boolean).join('/'),
    movements: (transactionList?.transaction ?? []).map((each, index) =>
      movementOf(each, index + 1, faulty),
    ),
  };
}

function movementOf(given: unknown, row: number, faulty: ReturnType<typeof faultyRows>): Movement {
  const { data } = movement.safeParse(given);
  const receivedOn = dayOf(data?.column0 ?? '') ?? '';
  const isForeign = data !== undefined && (data.column14 || CROWNS) !== CROWNS;
  if (!data || !ID.test(data.column22) || !receivedOn || isForeign) {
    return faulty({
      fault: isForeign ? { key: 'statement.currency' } : { key: 'statement.row', params: { row } },
      text: textOf(given),
      known: { externalId: idOf(given), receivedOn },
    });
  }
  return {
    externalId: data.column22,
    halere: toHalere(data.column1.value),
    receivedOn,
    variableSymbol: parseSymbol(data.column5),
    counterAccount: [data.column2, data.column3].filter(Boolean).join('/'),
    payer: fieldText(data.column10),
    message: fieldText(data.column16 || data.column7),
    isReversal: /storno/i.test(data.column8),
  };
}

const ID = /^\d{1,20}$/;
const CROWNS = 'CZK';

/** Fio's id of a row that can't be read otherwise, '' for none. */
function idOf(given: unknown): string {
  const id = String(Object(Object(given).column22).value ?? '').trim();
  return ID.test(id) ? id : '';
}

/** All values of a row, in its own order. */
const textOf = (given: unknown): string =>
  Object.values(Object(given))
    .map((cell) => Object(cell).value ?? '')
    .filter((value) => value !== '')
    .join(' · ') || JSON.stringify(given ?? null);

/** A day with its zone, `2026-11-19+0100`, or milliseconds since 1970. */
function dayOf(text: string): string | null {
  const day = /^\d{11,13}$/.test(text) ? pragueToday(new Date(Number(text))) : text.slice(0, 10);
  return isIsoDate(day) ? day : null;
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadableFile('statement.unknown');
  }
}
