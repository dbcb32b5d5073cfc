import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ScreenTitle } from './ScreenTitle.tsx';

interface PageHeadingProps {
  children: string;
  /** What stands at the end of the line. */
  actions?: ReactNode;
}

/** A screen's title, on the page and in the browser's tab. */
export const PageHeading = ({ children, actions }: PageHeadingProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, pt: 3, pb: 1 }}>
    <ScreenTitle>{children}</ScreenTitle>
    <Typography variant="h1" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
    {actions}
  </Box>
);
