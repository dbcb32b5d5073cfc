import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const LINES = ['name', 'picture', 'order', 'text'];

/** Stands where a form will be while its record loads. */
export const FormSkeleton = () => (
  <Box sx={{ p: 3, display: 'grid', gap: 2 }} aria-hidden="true">
    {LINES.map((line) => (
      <Skeleton key={line} variant="rectangular" height={line === 'picture' ? 160 : 44} />
    ))}
  </Box>
);
