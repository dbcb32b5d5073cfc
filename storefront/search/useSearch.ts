import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '../../api/contract/locales.ts';
import { sectionQuery, useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import type { MessageKey } from '../messages/translate.ts';
import { type Result, toResult } from './results.ts';

/** Searches all kinds in parallel by the API's `q`; sends nothing for an empty text. */
export function useSearch(text: string) {
  const all: [title: MessageKey, query: UseQueryResult<Result[]>][] = [
    ['nav.cars', useResults('/cars', text, toResult.car)],
    ['shop.title', useResults('/products', text, toResult.product)],
    ['nav.events', useResults('/events', text, toResult.event, { _sort: 'date', _order: 'desc' })],
    ['blog.title', useResults('/blog', text, toResult.post)],
    ['pages.title', useResults('/pages', text, toResult.page)],
  ];
  const groups = all
    .map(([title, { data = [] }]) => ({ title, results: text === '' ? [] : data }))
    .filter(({ results }) => results.length > 0);
  return {
    groups,
    count: groups.reduce((sum, { results }) => sum + results.length, 0),
    pending: all.some(([, query]) => query.isFetching),
    /** Whether a kind could not be searched; the other results are still shown. */
    failed: text !== '' && all.some(([, query]) => query.isError),
    again: () => {
      for (const [, query] of all) if (query.isError) void query.refetch();
    },
  };
}

/** Maximum results per kind. */
const LIMIT = 5;

function useResults<T>(
  path: string,
  q: string,
  result: (record: T, locale: Locale) => Result,
  order: Record<string, string> = {},
): UseQueryResult<Result[]> {
  const { locale } = useSite();
  return useSection((site) => sectionQuery<T[]>(site, path, { q, _limit: LIMIT, ...order }), {
    enabled: q !== '',
    keepsOther: true,
    select: (records) => records.map((record) => result(record, locale)),
  });
}

/** A value that follows the given one once it is unchanged for the given milliseconds. */
export function useDebounced<T>(value: T, rest: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}
