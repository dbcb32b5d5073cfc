import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useInfinitePaginationContext, useListContext, useTranslate } from 'react-admin';
import type { ContactMessage } from '../../api/contract/types.ts';
import { ListSkeleton } from '../layout/ListSkeleton.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { MessageItem } from './MessageItem.tsx';

/** The messages with their count, newest first, scrolling at 600 pixels (back-office §2). */
export const MessageList = ({ openId }: { openId: string | null }) => {
  const { data, total, error, isPending, filterValues } = useListContext<ContactMessage>();
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const translate = useTranslate();
  if (error) return <LoadFailure />;
  if (isPending) return <ListSkeleton />;
  return (
    <>
      <Typography id="message-count" sx={{ mb: 1, fontWeight: 650 }}>
        {translate('resources.messages.count', { smart_count: total ?? 0 })}
      </Typography>
      {!data?.length && (
        <Typography>
          {translate(`resources.messages.${filterValues.q ? 'noneMatching' : 'empty'}`)}
        </Typography>
      )}
      <Box sx={FRAME}>
        <List aria-labelledby="message-count" disablePadding>
          {data?.map((message) => (
            <MessageItem
              isOpen={String(message.id) === openId}
              key={message.id}
              message={message}
            />
          ))}
        </List>
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} fullWidth onClick={() => fetchNextPage()}>
            {translate('resources.messages.more')}
          </Button>
        )}
      </Box>
    </>
  );
};

const FRAME = { maxHeight: 600, overflowY: 'auto', bgcolor: 'background.paper' };
