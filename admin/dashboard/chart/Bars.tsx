import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { AXIS_WIDTH } from './axisWidth.ts';
import { axisTicks } from './scale.ts';

interface BarsProps {
  values: readonly number[];
  /** The column that is pointed at. */
  chosen: number | null;
  height: number;
  /** How a tick of the axis reads. */
  format(value: number): string;
  color: 'primary.main' | 'text.secondary';
}

/** Columns over an axis with a few round values; what they say in words is its user's business. */
export const Bars = ({ values, chosen, height, format, color }: BarsProps) => {
  const ticks = axisTicks(Math.max(0, ...values));
  const top = ticks.at(-1) ?? 1;
  return (
    <Box sx={{ position: 'relative', height }}>
      {ticks.map((tick) => (
        <Box key={tick} sx={{ ...LINE, bottom: `${(tick / top) * 100}%` }}>
          {tick > 0 && (
            <Box component="span" sx={LABEL}>
              {format(tick)}
            </Box>
          )}
        </Box>
      ))}
      <Box
        component="svg"
        preserveAspectRatio="none"
        sx={{ ...COLUMNS, fill: (theme: Theme) => fillOf(theme, color) }}
        viewBox={`0 0 ${values.length} 1`}
      >
        {chosen !== null && (
          <Box component="rect" height={1} sx={CHOSEN} width={1} x={chosen} y={0} />
        )}
        {values.map((value, index) => (
          <rect
            height={value / top}
            // A day has no other name than its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered.
            key={index}
            opacity={chosen === null || chosen === index ? 1 : 0.55}
            width={0.72}
            x={index + 0.14}
            y={1 - value / top}
          />
        ))}
      </Box>
    </Box>
  );
};

const fillOf = ({ palette }: Theme, color: BarsProps['color']) =>
  color === 'primary.main' ? palette.primary.main : palette.text.secondary;

const LINE = {
  position: 'absolute',
  left: 0,
  right: 0,
  borderBottom: 1,
  borderColor: 'divider',
  pointerEvents: 'none',
};

const LABEL = {
  position: 'absolute',
  right: 0,
  bottom: 1,
  px: 0.5,
  color: 'text.secondary',
  bgcolor: 'background.paper',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
};

const COLUMNS = {
  position: 'absolute',
  left: 0,
  top: 0,
  width: `calc(100% - ${AXIS_WIDTH}px)`,
  height: '100%',
  '& rect': { transition: 'opacity 120ms' },
  '@media (prefers-reduced-motion: reduce)': { '& rect': { transition: 'none' } },
};

const CHOSEN = { fill: (theme: Theme) => theme.palette.action.hover };
