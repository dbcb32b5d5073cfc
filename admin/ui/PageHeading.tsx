import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pendingCount, useLiveCounts } from '../live/liveCounts.ts';

/** A screen's title, on the page and in the browser's tab; `actions` are at the end of its line. */
export const PageHeading = ({ children, actions }: { children: string; actions?: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, pt: 3, pb: 1 }}>
    <ScreenTitle>{children}</ScreenTitle>
    <Typography variant="h1" sx={{ flex: '1 1 6em', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
    {actions}
  </Box>
);

/** The tab's title, with the number of pending items: `(2) Orders – Paddock`. */
export const ScreenTitle = ({ children }: { children: string }) => {
  const waiting = pendingCount(useLiveCounts());
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${children} – Paddock`}</title>;
};
