import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sectionQuery } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import type { MessageKey } from '../messages/translate.ts';
import { type Result, toResult } from './results.ts';

/** What was found of one kind. */
export interface ResultGroup {
  title: MessageKey;
  results: Result[];
}

interface Search {
  groups: ResultGroup[];
  count: number;
  pending: boolean;
  /** Whether a kind could not be searched; what else was found is shown all the same. */
  failed: boolean;
  again: () => void;
}

/** Searches all kinds at once by the API's full-text parameter; nothing is asked for an empty text. */
export function useSearch(text: string): Search {
  const all: [title: MessageKey, query: UseQueryResult<Result[]>][] = [
    ['nav.cars', useResults('/cars', text, toResult.car)],
    ['shop.title', useResults('/products', text, toResult.product)],
    ['nav.events', useResults('/events', text, toResult.event, { _sort: 'date', _order: 'desc' })],
    ['blog.title', useResults('/blog', text, toResult.post)],
  ];
  const groups = all
    .map(([title, { data = [] }]) => ({ title, results: text === '' ? [] : data }))
    .filter(({ results }) => results.length > 0);
  return {
    groups,
    count: groups.reduce((sum, { results }) => sum + results.length, 0),
    pending: all.some(([, query]) => query.isFetching),
    failed: text !== '' && all.some(([, query]) => query.isError),
    again: () => {
      for (const [, query] of all) if (query.isError) void query.refetch();
    },
  };
}

/** Results of one kind at most. */
const LIMIT = 5;

function useResults<T>(
  path: string,
  q: string,
  result: (record: T, locale: 'cs' | 'en') => Result,
  order: Record<string, string> = {},
): UseQueryResult<Result[]> {
  const site = useSite();
  return useQuery({
    ...sectionQuery<T[]>(site, path, { q, _limit: LIMIT, ...order }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    select: (records) => records.map((record) => result(record, site.locale)),
  });
}

/** A value that follows the given one once it has not changed for so many milliseconds. */
export function useDebounced<T>(value: T, rest: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}
