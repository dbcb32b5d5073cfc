import type { QueryClient } from '@tanstack/react-query';

/**
 * Has a resource's lists read again after a record was saved: react-admin only changes the record's row,
 * not its place, the other rows, or whether it still matches the filters. A shown list stays until then.
 */
export const reloadLists = (queryClient: QueryClient, resource: string): void =>
  void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });

/** Has the lists of all resources read again: those on the screen at once, others when they are opened. */
export const reloadAllLists = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'getList' });
