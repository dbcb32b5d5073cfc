import { LIMITS } from '../../contract/constants.ts';
import { malformed } from '../../services/failure.ts';
import { type First, json, named } from './queryValues.ts';

/** A part of the rows. */
export interface Window {
  offset: number;
  limit: number;
}

/** The page that `_page` asks for, from 1. */
export interface Page {
  number: number;
  size: number;
}

const DEFAULT_PAGE_SIZE = 10;

function bound(text: string): number {
  if (!/^\d{1,15}$/.test(text.trim())) throw malformed('error.query');
  return Number(text);
}

const atMost = (size: number) => Math.min(size, LIMITS.pageSize);

/** json-server's `_page`, which wins over every other window; a page below 1 is the first. */
export function pageOf(first: First): { window: Window; page: Page } | null {
  const asked = first('_page');
  if (asked === undefined) return null;
  if (!/^-?\d{1,9}$/.test(asked.trim())) throw malformed('error.query');
  const number = Math.max(1, Number(asked));
  const limit = first('_limit');
  const size = Math.max(1, atMost(limit === undefined ? DEFAULT_PAGE_SIZE : bound(limit)));
  return {
    window: { offset: (number - 1) * size, limit: size },
    page: { number, size },
  };
}

/**
 * The rows that `range`, `_start`, `_end` and `_limit` ask for.
 * @throws Failure 400 on non-numeric or reversed bounds
 */
export function windowOf(first: First): Window | null {
  const range = first('range');
  if (range !== undefined && range !== '') {
    const bounds = json(range);
    if (!Array.isArray(bounds) || bounds.length !== 2) throw malformed('error.query');
    const [from, to] = bounds.map((value) => bound(named(value)));
    return between(from ?? 0, (to ?? 0) + 1);
  }
  const start = first('_start');
  const end = first('_end');
  const limit = first('_limit');
  if (end !== undefined) return between(start === undefined ? 0 : bound(start), bound(end));
  if (limit !== undefined) {
    return {
      offset: start === undefined ? 0 : bound(start),
      limit: atMost(bound(limit)),
    };
  }
  if (start !== undefined) bound(start);
  return null;
}

/** A window from its first row to the row behind its last one. */
function between(start: number, end: number): Window {
  if (end < start) throw malformed('error.query');
  return { offset: start, limit: atMost(end - start) };
}
