import type { SavedQuery } from 'react-admin';

/** How many queries are kept of a list, and how long their names may be. */
export const SAVED_QUERIES = { most: 20, name: 60 } as const;

/** The queries with one more; one of the same name is replaced. Null when the name or the room is none. */
export function withSaved(
  queries: readonly SavedQuery[],
  label: string,
  value: SavedQuery['value'],
): SavedQuery[] | null {
  const name = label.trim();
  if (name === '' || name.length > SAVED_QUERIES.name) return null;
  const others = withoutSaved(queries, name);
  return others.length < SAVED_QUERIES.most ? [...others, { label: name, value }] : null;
}

export const withoutSaved = (queries: readonly SavedQuery[], label: string): SavedQuery[] =>
  queries.filter((query) => query.label !== label);

/** The part of an address that shows the list as the query has it. */
export function savedSearch({
  filter,
  displayedFilters,
  sort,
  perPage,
}: SavedQuery['value']): string {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter ?? {}),
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
    page: '1',
  });
  if (sort) {
    search.set('sort', sort.field);
    search.set('order', sort.order);
  }
  if (perPage) search.set('perPage', String(perPage));
  return `?${search}`;
}
