import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const LINES = ['name', 'picture', 'order', 'text'];

/** Shown while a form's record loads. */
export const FormSkeleton = () => (
  <Box sx={{ p: 3, display: 'grid', gap: 2 }} aria-hidden="true">
    {LINES.map((line) => (
      <Skeleton key={line} variant="rectangular" height={line === 'picture' ? 160 : 44} />
    ))}
  </Box>
);

const ROWS = ['72%', '58%', '66%', '49%', '70%', '54%', '62%', '45%'];

/** Shown while a list's rows load. */
export const ListSkeleton = () => (
  <Box aria-hidden="true" sx={{ bgcolor: 'background.paper' }}>
    {ROWS.map((width) => (
      <Box key={width} sx={ROW}>
        <Skeleton height={40} variant="rectangular" width={40} />
        <Box sx={{ flex: 1 }}>
          <Skeleton variant="text" width={width} />
        </Box>
        <Skeleton sx={{ display: { xs: 'none', sm: 'block' } }} variant="text" width={96} />
      </Box>
    ))}
  </Box>
);

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
};
