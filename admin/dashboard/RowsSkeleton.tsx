import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const WIDTHS = ['48%', '62%', '40%', '55%', '46%'];

/** Stands where a panel's rows will be while they load. */
export const RowsSkeleton = ({ count = 3 }: { count?: number }) => (
  <Box aria-hidden="true">
    {WIDTHS.slice(0, count).map((width) => (
      <Box key={width} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
        <Skeleton variant="text" width={width} />
        <Skeleton variant="text" width="30%" />
      </Box>
    ))}
  </Box>
);
