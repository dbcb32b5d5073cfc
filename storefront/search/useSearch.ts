import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSite } from '../app/site.ts';
import type { MessageKey } from '../messages/translate.ts';
import { carResult, eventResult, postResult, productResult, type Result } from './results.ts';
import { searchQueries } from './searchQueries.ts';

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
