import Reply from '@mui/icons-material/Reply';
import ReportProblem from '@mui/icons-material/ReportProblem';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { LinkBase, useInfinitePaginationContext, useListContext, useTranslate } from 'react-admin';
import type { ContactMessage } from '../../api/contract/types.ts';
import { ListContent, Loading } from '../lists/ListStates.tsx';
import { Note } from '../ui/Note.tsx';
import { shownDay } from '../ui/shown.ts';

/** The messages with their count, newest first, scrolling within 600 pixels. */
export const MessageList = ({ openId }: { openId: string | null }) => {
  const { data, total, isPending, filterValues } = useListContext<ContactMessage>();
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const translate = useTranslate();
  if (isPending) return <Loading />;
  return (
    <ListContent>
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
            <Item isOpen={String(message.id) === openId} key={message.id} message={message} />
          ))}
        </List>
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} fullWidth onClick={() => fetchNextPage()}>
            {translate('resources.messages.more')}
          </Button>
        )}
      </Box>
    </ListContent>
  );
};

const Item = ({ message, isOpen }: { message: ContactMessage; isOpen: boolean }) => {
  const translate = useTranslate();
  const { id, name, subject, created_at, is_read, has_reply, mail_failed } = message;
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        aria-current={isOpen || undefined}
        component={LinkBase}
        selected={isOpen}
        sx={ITEM}
        to={`/messages/${id}`}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
          {!is_read && (
            <Box
              aria-label={translate('resources.messages.unread')}
              component="span"
              role="img"
              sx={DOT}
            />
          )}
          <Typography
            component="span"
            noWrap
            sx={{ flex: 1, minWidth: 0, fontWeight: is_read ? 400 : 700 }}
          >
            {name}
          </Typography>
          {mail_failed && (
            <ReportProblem
              color="error"
              fontSize="small"
              titleAccess={translate('resources.messages.mailFailed')}
            />
          )}
          {has_reply && !mail_failed && (
            <Reply fontSize="small" titleAccess={translate('resources.messages.answered')} />
          )}
          <Note component="span" noWrap>
            {shownDay(created_at)}
          </Note>
        </Box>
        <Typography color="textSecondary" component="span" noWrap sx={{ width: '100%' }}>
          {subject}
        </Typography>
      </ListItemButton>
    </ListItem>
  );
};

const FRAME = { maxHeight: 600, overflowY: 'auto', bgcolor: 'background.paper' };
const ITEM = {
  flexDirection: 'column',
  alignItems: 'start',
  borderLeft: 4,
  borderColor: 'transparent',
  '&.Mui-selected': { borderColor: 'primary.main' },
};
const DOT = { width: 10, height: 10, flexShrink: 0, borderRadius: '50%', bgcolor: 'primary.main' };
