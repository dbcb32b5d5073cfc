import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

interface PlacesBarProps {
  taken: number;
  capacity: number;
}

/** How many places of a date are taken, as a bar and in numbers. */
export const PlacesBar = ({ taken, capacity }: PlacesBarProps) => {
  const translate = useTranslate();
  const share = capacity > 0 ? Math.min(taken / capacity, 1) : 1;
  return (
    <Box component="span" sx={ROOT}>
      <Box aria-hidden="true" component="span" sx={TRACK}>
        <Box
          component="span"
          sx={{ ...FILL, width: `${share * 100}%`, ...(share === 1 && { bgcolor: 'error.main' }) }}
        />
      </Box>
      <span title={translate('resources.dates.places', { taken, smart_count: capacity })}>
        {`${taken} / ${capacity}`}
      </span>
    </Box>
  );
};

const ROOT = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
};
const TRACK = {
  display: 'inline-block',
  width: '5rem',
  height: 8,
  bgcolor: 'divider',
  overflow: 'hidden',
};
const FILL = { display: 'block', height: '100%', bgcolor: 'success.main' };
