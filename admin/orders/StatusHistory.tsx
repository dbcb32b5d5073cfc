import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../api/contract/dates.ts';
import type { OrderStatusChange } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** When the order changed its status and who did it; nothing when it never did. */
export const StatusHistory = ({ changes }: { changes: readonly OrderStatusChange[] }) => {
  const translate = useTranslate();
  if (changes.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {translate('resources.orders.history')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {changes.map(({ status, username, created_at }) => (
          <Box component="li" key={`${created_at}-${status}`} sx={{ display: 'flex', gap: 1.5 }}>
            <StatusBadge status={status} />
            <Typography color="textSecondary" variant="body2">
              {[formatDateTime(created_at, currentLanguage()), username]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
