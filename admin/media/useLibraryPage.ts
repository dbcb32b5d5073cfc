import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { MediaItem } from '../../api/contract/types.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

/** How many pictures a page of the library shows while one is chosen. */
const PAGE_SIZE = 18;

/** The stored pictures a page at a time, newest first, narrowed by words. */
export function useLibraryPage() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const q = useDebouncedValue(search.trim(), TYPING_MS);
  const { data, total, error, isPending, refetch } = useGetList<MediaItem>('media', {
    filter: { kind: 'image', ...(q !== '' && { q }) },
    pagination: { page, perPage: PAGE_SIZE },
    sort: { field: 'created_at', order: 'DESC' },
  });
  return {
    items: data ?? [],
    pages: Math.max(1, Math.ceil((total ?? 0) / PAGE_SIZE)),
    page,
    setPage,
    search,
    setSearch(words: string) {
      setSearch(words);
      setPage(1);
    },
    error,
    isPending,
    refetch,
  };
}

/** A list is asked for once somebody has stopped typing. */
const TYPING_MS = 300;
