import type { PointFacts } from '../../../../db/models/pickupPoint.ts';

/** A point as a file has it, with the place by which a person finds it there. */
export interface FilePoint extends PointFacts {
  row: string;
  isClosed: boolean;
}

/** A cell as one line of text; control characters mean nothing. */
export const asOneLine = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
    : '';
