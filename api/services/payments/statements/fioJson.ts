import { z } from 'zod';
import { isIsoDate, pragueToday } from '../../../contract/dates.ts';
import { toHalere } from '../../../contract/money.ts';
import { type Movement, type Statement, symbolOf, unreadable, wordsOf } from './movement.ts';

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
  if (!parsed.success) throw unreadable('statement.unknown');
  const { info, transactionList } = parsed.data.accountStatement;
  return {
    source: 'fio',
    account: [info.accountId, info.bankId].filter(Boolean).join('/'),
    movements: (transactionList?.transaction ?? []).map((each, index) =>
      movementOf(each, info.currency ?? 'CZK', index + 1),
    ),
  };
}

function movementOf(given: unknown, currency: string, row: number): Movement {
  const { data } = movement.safeParse(given);
  const receivedOn = dayOf(data?.column0 ?? '');
  if (!data || !/^\d{1,20}$/.test(data.column22) || !receivedOn) {
    throw unreadable('statement.row', { row });
  }
  if ((data.column14 || currency) !== 'CZK') throw unreadable('statement.currency');
  return {
    externalId: data.column22,
    halere: toHalere(data.column1.value),
    receivedOn,
    variableSymbol: symbolOf(data.column5),
    counterAccount: [data.column2, data.column3].filter(Boolean).join('/'),
    payer: wordsOf(data.column10),
    message: wordsOf(data.column16 || data.column7),
    isReversal: /storno/i.test(data.column8),
  };
}

/** A day with its zone, `2026-11-19+0100`, or milliseconds since 1970. */
function dayOf(text: string): string | null {
  const day = /^\d{11,13}$/.test(text) ? pragueToday(new Date(Number(text))) : text.slice(0, 10);
  return isIsoDate(day) ? day : null;
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('statement.unknown');
  }
}
