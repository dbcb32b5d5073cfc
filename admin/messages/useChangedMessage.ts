import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type GetListResult, useDataProvider } from 'react-admin';
import type { ContactMessage, ContactMessageDetail } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { useMayWrite } from '../ui/access.tsx';

/** Updates a changed message in the cached lists, keeping a read one in place; counts are refetched. */
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

export function useMarkRead({ id, is_read }: ContactMessage): void {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const changed = useChangedMessage();
  const isAllowed = useMayWrite('messages');
  useEffect(() => {
    if (!is_read && isAllowed) dataProvider.markMessageRead(id).then(changed).catch(onlyLogged);
  }, [changed, dataProvider, id, is_read, isAllowed]);
}

/** Failures to delete a message or mark it as read are only logged, which the data provider does. */
export const onlyLogged = (): void => undefined;
