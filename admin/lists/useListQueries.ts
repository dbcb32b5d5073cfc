import {
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useNavigate,
  useNotify,
  useResourceContext,
  useSavedQueries,
} from 'react-admin';
import { savedSearch, withoutSaved, withSaved } from './savedQueries.ts';

/** The saved queries of the list around; `current` is the name of the one that it shows, or null. */
export function useListQueries() {
  const resource = useResourceContext() ?? '';
  const { displayedFilters, filterValues, perPage, sort } = useListContext();
  const [stored, setStored] = useSavedQueries(resource);
  const navigate = useNavigate();
  const notify = useNotify();
  const queries = extractValidSavedQueries(stored);
  const shown = JSON.stringify([filterValues, sort, perPage]);
  const tell = (key: string, name: string) =>
    notify(`lists.saved.${key}`, { type: 'success', messageArgs: { name } });

  return {
    queries,
    current:
      queries.find(
        ({ value }) => JSON.stringify([value.filter, value.sort, value.perPage]) === shown,
      )?.label ?? null,
    show: ({ value }: SavedQuery) => navigate({ search: savedSearch(value) }),
    save(name: string): boolean {
      const value = { filter: filterValues, displayedFilters, sort, perPage };
      const saved = withSaved(queries, name, value);
      if (!saved) return false;
      setStored(saved);
      tell('done', name.trim());
      return true;
    },
    remove(name: string) {
      setStored(withoutSaved(queries, name));
      tell('removed', name);
    },
  };
}
