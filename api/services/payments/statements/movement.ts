import type { MessageKey, MessageParams } from '../../../contract/messages/messages.ts';
import type { PaymentSource } from '../../../contract/payments.ts';
import { type Failure, invalidField } from '../../failure.ts';

/** A movement on the team's account, as any of the formats tells it. */
export interface Movement {
  externalId: string;
  /** Below zero when money left. */
  halere: number;
  /** YYYY-MM-DD */
  receivedOn: string;
  /** Without leading zeros; '' when there is none. */
  variableSymbol: string;
  /** Number and code of the bank. */
  counterAccount: string;
  payer: string;
  message: string;
  /** The bank takes back what it booked before. */
  isReversal: boolean;
}

export interface Statement {
  source: PaymentSource;
  account: string;
  movements: Movement[];
}

export const STATEMENT_LIMITS = { bytes: 5 * 1024 * 1024, movements: 5_000 } as const;

/** 422 at the file: it can't be read, and why. */
export const unreadable = (key: MessageKey, params?: MessageParams): Failure =>
  invalidField('file', key, params);

/** An amount as banks write it, in haléře; null when it is none. */
export function halereOf(text: string): number | null {
  const [, sign, crowns, cents = ''] =
    /^([+-]?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, '')) ?? [];
  if (crowns === undefined) return null;
  const halere = Number(crowns) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? -halere : halere;
}

export const symbolOf = (text: string): string => {
  const symbol = text.trim().replace(/^0+/, '');
  return /^\d{1,10}$/.test(symbol) ? symbol : '';
};

/** Texts of banks are cut to what a field holds; their control characters mean nothing. */
export const wordsOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
