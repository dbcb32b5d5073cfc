import Box from '@mui/material/Box';
import { AXIS_WIDTH } from './axisWidth.ts';
import { labelledColumns } from './scale.ts';

/** Some of the days below their columns. */
export const DayLabels = ({ days }: { days: readonly string[] }) => (
  <Box
    aria-hidden="true"
    sx={{ position: 'relative', height: 20, width: `calc(100% - ${AXIS_WIDTH}px)` }}
  >
    {labelledColumns(days.length, 5).map((index) => (
      <Box
        component="span"
        key={days[index]}
        sx={{ ...DAY, left: `${((index + 0.5) / days.length) * 100}%` }}
      >
        {shortDay(days[index] ?? '')}
      </Box>
    ))}
  </Box>
);

/** `21. 11.`, as dates are written in both languages (decisions, Shop). */
const shortDay = (day: string) => `${Number(day.slice(8))}. ${Number(day.slice(5, 7))}.`;

const DAY = {
  position: 'absolute',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
};
