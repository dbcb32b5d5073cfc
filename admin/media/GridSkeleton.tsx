import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Stands where the grid will be. */
export const GridSkeleton = () => (
  <Box
    aria-hidden="true"
    sx={{
      display: 'grid',
      gap: { xs: 1, sm: 2 },
      gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    }}
  >
    {TILES.map((tile) => (
      <Skeleton height={190} key={tile} variant="rectangular" />
    ))}
  </Box>
);
