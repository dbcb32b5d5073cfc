import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetListResult } from 'react-admin';
import type { ContactMessage, ContactMessageDetail } from '../../api/contract/types.ts';

/**
 * Takes over a changed message without loading the list again: one that is read meanwhile stays where
 * it is among the unread ones until the list is asked for anew. Counts are asked for at once.
 */
export function useChangedMessage(): (message: ContactMessageDetail) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (message) => {
      queryClient.setQueriesData<InfiniteData<GetListResult<ContactMessage>>>(
        { queryKey: ['messages', 'getInfiniteList'] },
        (list) => list && { ...list, pages: list.pages.map((page) => withMessage(page, message)) },
      );
      queryClient.setQueryData(
        ['messages', 'getOne', { id: String(message.id), meta: undefined }],
        message,
      );
      queryClient.invalidateQueries({ queryKey: ['messages', 'getList'] });
    },
    [queryClient],
  );
}

const withMessage = (
  page: GetListResult<ContactMessage>,
  { replies, ...changed }: ContactMessageDetail,
) => ({
  ...page,
  data: page.data.map((message) => (message.id === changed.id ? changed : message)),
});
