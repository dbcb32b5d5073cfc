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
import { filteredList } from '../layout/filteredList.ts';
import { type Entry, matches, type Section, withScreens } from './entries.ts';

/** How many records of one resource are shown. */
const AT_MOST = 5;
/** Shorter texts match nearly everything. */
const SHORTEST = 2;
/** How long to wait for more typing before searching, in milliseconds. */
const PAUSE = 200;

interface RecordSearch {
  sections: readonly Section[];
  isPending: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** The records of every resource that contain a text; outdated searches are aborted. */
export function useRecordSearch(text: string): RecordSearch {
  const dataProvider = useDataProvider();
  const definitions = withScreens(useResourceDefinitions()).filter(opensRecords);
  const label = useGetResourceLabel();
  const translate = useTranslate();
  const isAsked = text.length >= SHORTEST || /^\d$/.test(text);

  const results = useQueries({
    queries: definitions.map(({ name }) => ({
      queryKey: ['palette', name, text],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        await pause(signal);
        return dataProvider.getList(name, {
          filter: { q: text },
          pagination: { page: 1, perPage: AT_MOST },
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
    const entries = namedFirst(
      records.map((record) => recordEntry(definition, record)),
      text,
    );
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
    sections: isAsked ? bestFirst(found, text) : [],
    isPending: isAsked && results.some(({ isFetching }) => isFetching),
    hasFailed: isAsked && results.some(({ isError }) => isError),
    retry() {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

const opensRecords = ({ hasEdit, hasShow }: ResourceDefinition): boolean =>
  hasEdit === true || hasShow === true;

/** Records with the text in their name first, then those with it in another field. */
const namedFirst = (entries: readonly Entry[], text: string): Entry[] => {
  const isNamed = (entry: Entry) => matches(entry, text);
  return [...entries.filter(isNamed), ...entries.filter((entry) => !isNamed(entry))];
};

/** Resources with a record of that name first. */
const bestFirst = (sections: readonly Section[], text: string): Section[] => {
  const isNamed = ({ entries }: Section) => entries.some((entry) => matches(entry, text));
  return [...sections.filter(isNamed), ...sections.filter((section) => !isNamed(section))];
};

/** Waits a moment; a search that is aborted meanwhile is never sent. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** A record as the palette offers it. */
function recordEntry(definition: ResourceDefinition, record: RaRecord): Entry {
  const { name, icon } = definition;
  return {
    key: `record ${name} ${record.id}`,
    to: placeOf(name, record),
    icon,
    ...named(definition, record),
  };
}

/** Orders open with their details, everything else with its form. */
const placeOf = (resource: string, { id }: RaRecord): string =>
  resource === 'orders' ? `/orders/${id}/show` : `/${resource}/${id}`;

function named(
  { name, recordRepresentation: represent }: ResourceDefinition,
  record: RaRecord,
): Pick<Entry, 'label' | 'detail'> {
  if (name === 'orders') {
    const label = `${formatOrderNumber(Number(record.id))} · ${record.customer_name}`;
    return { label, detail: record.customer_email };
  }
  const label =
    typeof represent === 'function'
      ? represent(record)
      : typeof represent === 'string' && record[represent];
  const detail = name === 'messages' ? `${record.name} · ${record.email}` : undefined;
  return { label: String(label || `#${record.id}`), detail };
}
