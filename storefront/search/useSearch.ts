import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BlogListItem, Car, Event, Product } from '../../api/contract/types.ts';
import { sectionQuery } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import type { MessageKey } from '../messages/translate.ts';
import { carResult, eventResult, postResult, productResult, type Result } from './results.ts';

/** What was found of one kind. */
export interface ResultGroup {
  title: MessageKey;
  results: Result[];
}

interface Search {
  groups: ResultGroup[];
  count: number;
  pending: boolean;
  /** Something could not be asked; what else was found is shown all the same. */
  failed: boolean;
  again: () => void;
}

/** Searches all kinds at once; nothing is asked for an empty text. */
export function useSearch(text: string): Search {
  const site = useSite();
  const { locale } = site;
  const asked = searchQueries(site, text);
  const kept = { enabled: text !== '', placeholderData: keepPreviousData };
  const cars = useQuery({ ...asked.cars, ...kept });
  const events = useQuery({ ...asked.events, ...kept });
  const products = useQuery({ ...asked.products, ...kept });
  const posts = useQuery({ ...asked.posts, ...kept });
  const all = [cars, events, products, posts];

  const groups: ResultGroup[] = [
    { title: 'nav.cars', results: (cars.data ?? []).map((car) => carResult(car, locale)) },
    {
      title: 'shop.title',
      results: (products.data ?? []).map((product) => productResult(product, locale)),
    },
    {
      title: 'nav.events',
      results: (events.data ?? []).map((event) => eventResult(event, locale)),
    },
    { title: 'blog.title', results: (posts.data ?? []).map((post) => postResult(post, locale)) },
  ];
  const found = text === '' ? [] : groups.filter(({ results }) => results.length > 0);
  return {
    groups: found,
    count: found.reduce((sum, { results }) => sum + results.length, 0),
    pending: all.some((query) => query.isFetching),
    failed: text !== '' && all.some((query) => query.isError),
    again: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}

/** Results of one kind. */
const LIMIT = 5;

/** What a visitor searches through, each asked by the API's own full-text parameter. */
const searchQueries = (access: ApiAccess, q: string) => ({
  cars: sectionQuery<Car[]>(access, '/cars', { q, _limit: LIMIT }),
  events: sectionQuery<Event[]>(access, '/events', {
    q,
    _limit: LIMIT,
    _sort: 'date',
    _order: 'desc',
  }),
  products: sectionQuery<Product[]>(access, '/products', { q, _limit: LIMIT }),
  posts: sectionQuery<BlogListItem[]>(access, '/blog', { q, _limit: LIMIT }),
});

/** A value that follows the given one once that has rested for so many milliseconds. */
export function useDebounced<T>(value: T, rest: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}
