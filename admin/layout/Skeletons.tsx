import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const HEIGHTS = { form: [44, 160, 44, 44], list: [52, 52, 52, 52, 52, 52, 52, 52] };

export const FormSkeleton = () => <Lines of="form" />;

export const ListSkeleton = () => <Lines of="list" />;

const Lines = ({ of }: { of: keyof typeof HEIGHTS }) => (
  <Box aria-hidden="true" sx={{ p: of === 'form' ? 3 : 2, display: 'grid', gap: 2 }}>
    {HEIGHTS[of].map((height, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered.
      <Skeleton height={height} key={line} variant="rectangular" />
    ))}
  </Box>
);
