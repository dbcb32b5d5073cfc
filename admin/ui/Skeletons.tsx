import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export const FormSkeleton = () => <Lines heights={[44, 160, 44, 44]} padding={3} />;

export const ListSkeleton = () => <Lines heights={Array(8).fill(52)} padding={2} />;

const Lines = ({ heights, padding }: { heights: number[]; padding: number }) => (
  <Box aria-hidden="true" sx={{ p: padding, display: 'grid', gap: 2 }}>
    {heights.map((height, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered.
      <Skeleton height={height} key={line} variant="rectangular" />
    ))}
  </Box>
);
