import type { PointFacts } from '../../../../db/models/pickupPoint.ts';
import type { MessageKey, MessageParams } from '../../../contract/messages/messages.ts';
import { type Failure, invalidField } from '../../../platform/failure.ts';

/** A point as a file has it, with the place by which a person finds it there. */
export interface FilePoint extends PointFacts {
  row: string;
  isClosed: boolean;
}

/** 422 at the file: it can't be read, and why. */
export const unreadable = (key: MessageKey, params?: MessageParams): Failure =>
  invalidField('file', key, params);

/** A cell as one line of text; control characters mean nothing. */
export const asOneLine = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
    : '';
