import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Short inputs beside each other where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      width: '100%',
      display: 'grid',
      columnGap: 2,
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(11rem, 1fr))' },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
