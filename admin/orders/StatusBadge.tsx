import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { type BadgeColor, statusColor } from './statusColor.ts';

/** Ground and text of each badge, 4.5:1 or more. */
const LIGHT: Record<BadgeColor, [ground: string, text: string]> = {
  green: ['#d8f0da', '#14521f'],
  red: ['#fbdcd8', '#8c1409'],
  blue: ['#d7e7fa', '#0a4480'],
  purple: ['#e8dcf8', '#4d2291'],
  yellow: ['#fbeaba', '#5f4200'],
};

const DARK: typeof LIGHT = {
  green: ['#1c3a21', '#a5e3aa'],
  red: ['#4a1c18', '#ffb3ab'],
  blue: ['#14304f', '#a9d1fb'],
  purple: ['#35214f', '#d7bdf9'],
  yellow: ['#403208', '#f5d77e'],
};

/** An order's status in its colour (back-office §4); an empty one counts as pending. */
export const StatusBadge = ({ status }: { status: string }) => {
  const translate = useTranslate();
  const { palette } = useTheme();
  const [ground, text] = (palette.mode === 'dark' ? DARK : LIGHT)[statusColor(status)];
  return (
    <Chip
      label={translate(`resources.orders.statuses.${status || 'pending'}`)}
      size="small"
      sx={{ bgcolor: ground, color: text }}
    />
  );
};
