import type { UseQueryResult } from '@tanstack/react-query';
import type { Locale } from '../../api/contract/locales.ts';
import { sectionQuery, useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import type { Translate } from '../messages/translate.ts';
import { type Result, toResult } from './results.ts';
import { useSearchTexts } from './searchTexts.ts';
import {
  useContactResults,
  useDateResults,
  useLegalResults,
  usePageResults,
} from './useSiteResults.ts';

/** Results of one kind below their title. */
interface Group {
  title: string;
  results: readonly Result[];
}

/** Searches the content by the API's `q`, and pages, legal texts and contact here. */
export function useSearch(text: string) {
  const { t } = useSite();
  const say = useSearchTexts();
  const cars = useResults('/cars', text, toResult.car);
  const products = useResults('/products', text, toResult.product);
  const order = { _sort: 'date', _order: 'desc' };
  const events = useResults('/events', text, toResult.event, order);
  const posts = useResults('/blog', text, toResult.post);
  const ownPages = useResults('/pages', text, toResult.page);
  const sitePages = usePageResults(text);
  const dates = useDateResults(text);
  const legal = useLegalResults(text);
  const contact = useContactResults(text);

  const queries = [cars, products, events, posts, ownPages, dates.query, ...legal.queries];
  const all: Group[] = [
    { title: t('nav.cars'), results: cars.data ?? [] },
    { title: t('shop.title'), results: products.data ?? [] },
    { title: say('dates'), results: dates.results.slice(0, LIMIT) },
    { title: t('nav.events'), results: events.data ?? [] },
    { title: t('blog.title'), results: posts.data ?? [] },
    { title: say('pages'), results: [...(ownPages.data ?? []), ...sitePages] },
    { title: t('nav.contact'), results: contact },
    { title: say('legal'), results: legal.results.slice(0, LIMIT) },
  ];
  const groups = text === '' ? [] : all.filter(({ results }) => results.length > 0);
  return {
    groups,
    count: groups.reduce((sum, { results }) => sum + results.length, 0),
    pending: queries.some(({ isFetching }) => isFetching),
    /** Whether a kind could not be searched; the other results are still shown. */
    failed: text !== '' && queries.some(({ isError }) => isError),
    again: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** Maximum results per kind. */
const LIMIT = 5;

function useResults<T>(
  path: string,
  q: string,
  result: (record: T, locale: Locale, t: Translate) => Result,
  order: Record<string, string> = {},
): UseQueryResult<Result[]> {
  const { t, locale } = useSite();
  return useSection((site) => sectionQuery<T[]>(site, path, { q, _limit: LIMIT, ...order }), {
    enabled: q !== '',
    keepsOther: true,
    select: (records) => records.map((record) => result(record, locale, t)),
  });
}
