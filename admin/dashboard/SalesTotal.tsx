import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DISPLAY_FONT } from '../theme/themes.ts';
import { percentChange } from './chart/scale.ts';

interface SalesTotalProps {
  /** Message key of what is summed. */
  label: string;
  now: number;
  before: number;
  /** The sum as it is read. */
  shown: string;
  days: number;
}

/** A sum over the days shown, and how it compares with as many days before. */
export const SalesTotal = ({ label, now, before, shown, days }: SalesTotalProps) => {
  const translate = useTranslate();
  const change = percentChange(now, before);
  return (
    <Box>
      <Typography color="textSecondary" variant="body2">
        {translate(label)}
      </Typography>
      <Typography sx={NUMBER}>{shown}</Typography>
      <Typography sx={{ color: colorOf(change) }} variant="body2">
        {change === null
          ? translate('dashboard.sales.noneBefore', { smart_count: days })
          : translate('dashboard.sales.change', { change: signed(change), smart_count: days })}
      </Typography>
    </Box>
  );
};

const signed = (change: number) =>
  `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)} %`;

const colorOf = (change: number | null) => {
  if (!change) return 'text.secondary';
  return change > 0 ? 'success.main' : 'error.main';
};

const NUMBER = {
  fontFamily: DISPLAY_FONT,
  fontSize: { xs: '1.75rem', sm: '2.5rem' },
  fontStyle: 'italic',
  fontWeight: 800,
  lineHeight: 1.1,
};
