import Reply from '@mui/icons-material/Reply';
import ReportProblem from '@mui/icons-material/ReportProblem';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { formatDate } from '../../api/contract/dates.ts';
import type { ContactMessage } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

/** One message of the list: who, about what, when, and whether it is unread, answered, or its answer is not sent. */
export const MessageItem = ({ message, isOpen }: { message: ContactMessage; isOpen: boolean }) => {
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
          <Typography color="textSecondary" component="span" noWrap variant="body2">
            {formatDate(created_at, currentLanguage())}
          </Typography>
        </Box>
        <Typography color="textSecondary" component="span" noWrap sx={{ width: '100%' }}>
          {subject}
        </Typography>
      </ListItemButton>
    </ListItem>
  );
};

const ITEM = {
  flexDirection: 'column',
  alignItems: 'start',
  borderLeft: 4,
  borderColor: 'transparent',
  '&.Mui-selected': { borderColor: 'primary.main' },
};

const DOT = { width: 10, height: 10, flexShrink: 0, borderRadius: '50%', bgcolor: 'primary.main' };
