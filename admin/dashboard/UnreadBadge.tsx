import Badge from '@mui/material/Badge';
import type { ReactNode } from 'react';
import { UNREAD } from './counts.ts';
import { useCount } from './useCount.ts';

/** Puts the number of unread messages on a link while it is above 0 (back-office §2). */
export const UnreadBadge = ({ children }: { children: ReactNode }) => (
  <Badge
    badgeContent={useCount(UNREAD.resource, UNREAD.filter) ?? 0}
    color="primary"
    component="div"
    max={999}
    sx={{ display: 'block', '& .MuiBadge-badge': { top: '50%', right: 24 } }}
  >
    {children}
  </Badge>
);
