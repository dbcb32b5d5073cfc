import { keepPreviousData, useQueries } from '@tanstack/react-query';
import {
  type RaRecord,
  type ResourceDefinition,
  useDataProvider,
  useGetResourceLabel,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import { filteredList } from '../ui/filteredList.ts';
import { type Entry, matches, type Section, withScreens } from './entries.ts';

const RESULTS_PER_RESOURCE = 5;
/** Shorter texts match nearly everything. */
const SHORTEST = 2;
/** The API finds these by no text, and would answer all of them. */
const UNSEARCHED = ['dates'];
/** How long to wait for more typing before searching, in milliseconds. */
const PAUSE = 200;

/** Searches the resources for records containing a text; outdated searches are aborted. */
export function useRecordSearch(text: string) {
  const dataProvider = useDataProvider();
  const definitions = withScreens(useResourceDefinitions()).filter(
    ({ name, hasEdit, hasShow }) => (hasEdit || hasShow) && !UNSEARCHED.includes(name),
  );
  const label = useGetResourceLabel();
  const translate = useTranslate();
  const isNamed = (entry: Entry) => matches(entry, text);
  const isAsked = text.length >= SHORTEST || /^\d$/.test(text);

  const results = useQueries({
    queries: definitions.map(({ name }) => ({
      queryKey: ['palette', name, text],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        signal.throwIfAborted();
        return dataProvider.getList(name, {
          filter: { q: text },
          pagination: { page: 1, perPage: RESULTS_PER_RESOURCE },
          sort: { field: 'id', order: 'DESC' },
          signal,
        });
      },
      enabled: isAsked,
      gcTime: 60_000,
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 10_000,
    })),
  });

  const found = definitions.flatMap((definition, at): Section[] => {
    const { data: records = [], total = 0 } = results[at]?.data ?? {};
    if (records.length === 0) return [];
    const { name } = definition;
    const all = records.map((record) => recordEntry(definition, record));
    const entries = namedFirst(all, isNamed);
    if (total > records.length) {
      entries.push({
        key: `all ${name}`,
        label: translate('palette.all', { smart_count: total }),
        to: filteredList(name, { q: text }),
      });
    }
    return [{ key: name, title: label(name, 2), entries }];
  });

  return {
    sections: isAsked ? namedFirst(found, ({ entries }) => entries.some(isNamed)) : [],
    isPending: isAsked && results.some(({ isFetching }) => isFetching),
    hasFailed: isAsked && results.some(({ isError }) => isError),
    retry() {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

/** Matches in the name first, then those in other fields. */
const namedFirst = <T>(found: readonly T[], isNamed: (each: T) => boolean) =>
  found.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));

/** A record as a palette entry; orders open with their details, others with their form. */
function recordEntry(definition: ResourceDefinition, record: RaRecord): Entry {
  const { name, icon, recordRepresentation: represent } = definition;
  const shared = { key: `record ${name} ${record.id}`, icon };
  if (name === 'orders') {
    return {
      ...shared,
      to: `/orders/${record.id}/show`,
      label: `${formatOrderNumber(Number(record.id))} · ${record.customer_name}`,
      detail: record.customer_email,
    };
  }
  const details: Readonly<Record<string, string>> = {
    messages: `${record.name} · ${record.email}`,
    mails: record.to,
  };
  return {
    ...shared,
    to: `/${name}/${record.id}`,
    label: String((typeof represent === 'function' && represent(record)) || `#${record.id}`),
    detail: details[name],
  };
}
