import { hash } from 'node:crypto';
import type { PaymentSource } from '../../../contract/payments.ts';
import type { MessageRef } from '../../../platform/failure.ts';

/** A movement on the team's account, as read from any of the formats. */
export interface Movement {
  externalId: string;
  /** Below zero when money left. */
  halere: number;
  /** YYYY-MM-DD; '' where it can't be read. */
  receivedOn: string;
  /** Without leading zeros; '' when there is none. */
  variableSymbol: string;
  /** Number and code of the bank. */
  counterAccount: string;
  payer: string;
  message: string;
  /** The bank takes back what it booked before. */
  isReversal: boolean;
  /** Why the row can't be read: its message is the row's text, its amount 0. */
  fault?: MessageRef;
}

export interface Statement {
  source: PaymentSource;
  account: string;
  movements: Movement[];
}

export const STATEMENT_LIMITS = { bytes: 5 * 1024 * 1024, movements: 5_000 } as const;

/** An amount as banks write it, in haléře; null when it is none. */
export function halereOf(text: string): number | null {
  const [, sign, crowns, cents = ''] =
    /^([+-]?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, '')) ?? [];
  if (crowns === undefined) return null;
  const halere = Number(crowns) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? -halere : halere;
}

export const parseSymbol = (text: string): string => {
  const symbol = text.trim().replace(/^0+/, '');
  return /^\d{1,10}$/.test(symbol) ? symbol : '';
};

/** Texts of banks are cut to what a field holds; their control characters mean nothing. */
export const fieldText = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

const FAULT_DIGITS = 16;

interface Unreadable {
  fault: MessageRef;
  /** The row's text in the file. */
  text: string;
  /** What could be read all the same. */
  known?: Partial<Movement>;
}

/**
 * Makes rows that can't be read into movements that wait for a person, so that they hold up no other
 * one. The same row again is the same movement; equal rows of a file differ by their
 * order.
 */
export function faultyRows(): (row: Unreadable) => Movement {
  const times = new Map<string, number>();
  return ({ fault, text, known = {} }) => {
    const digest = hash('sha256', text, 'hex').slice(0, FAULT_DIGITS);
    const before = times.get(digest) ?? 0;
    times.set(digest, before + 1);
    return {
      externalId: known.externalId || `row-${digest}/${before}`,
      halere: 0,
      receivedOn: known.receivedOn ?? '',
      variableSymbol: known.variableSymbol ?? '',
      counterAccount: '',
      payer: '',
      message: fieldText(text),
      isReversal: false,
      fault,
    };
  };
}
