import Box from '@mui/material/Box';
import { Sortable, type SortableProps } from '../ordering/Sortable.tsx';

/** `Sortable` around a `PhotoItem` of the same layout for each of its items. */
export const SortablePhotos = ({ children, ...props }: SortableProps) => (
  <Sortable {...props}>
    {props.layout === 'grid' ? (
      <Box component="ol" sx={GRID}>
        {children}
      </Box>
    ) : (
      children
    )}
  </Sortable>
);

const GRID = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
};
