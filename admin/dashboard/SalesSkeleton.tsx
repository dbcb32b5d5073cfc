import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const HEIGHTS = [35, 20, 48, 62, 30, 74, 90, 52, 66, 24, 44, 80, 58, 38];

/** Stands where the sums and the chart will be while they load. */
export const SalesSkeleton = () => (
  <Box aria-hidden="true">
    <Box sx={{ display: 'flex', gap: 5 }}>
      <Skeleton height={76} variant="text" width={170} />
      <Skeleton height={76} variant="text" width={90} />
    </Box>
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 1, height: 260, mt: 2 }}>
      {HEIGHTS.map((height) => (
        <Skeleton height={`${height}%`} key={height} sx={{ flex: 1 }} variant="rectangular" />
      ))}
    </Box>
  </Box>
);
