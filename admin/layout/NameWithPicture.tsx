import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A table cell that shows a record's picture before its name. */
export const NameWithPicture = ({ picture, name }: { picture: ReactNode; name: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    {picture}
    {name}
  </Box>
);
