import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Overview } from '../../api/contract/types.ts';
import { PanelBoundary } from './PanelBoundary.tsx';
import { PanelFailure } from './PanelFailure.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { useOverview } from './useOverview.ts';

interface PanelProps {
  title: string;
  /** How many there are, beside the title. */
  count?: (overview: Overview) => number;
  /** What stands at the end of the title's line. */
  actions?: ReactNode;
  /** Days of sales that it shows. */
  days?: number;
  /** What stands there while it loads; rows of a list when absent. */
  skeleton?: ReactNode;
  children: (overview: Overview) => ReactNode;
}

/** A part of the dashboard, which loads and fails by itself. */
export const Panel = ({
  title,
  count,
  actions,
  days,
  skeleton = <RowsSkeleton />,
  children,
}: PanelProps) => {
  const id = useId();
  const { data, error, refetch } = useOverview(days);
  return (
    <Box aria-busy={!data && !error} aria-labelledby={id} component="section" sx={PANEL}>
      <Box sx={HEAD}>
        <Typography component="h2" id={id} variant="h3">
          {title}
        </Typography>
        {data && count && (
          <PanelBoundary fallback={() => null}>
            <Drawn by={(overview) => <Count>{count(overview)}</Count>} overview={data} />
          </PanelBoundary>
        )}
        <Box sx={{ flex: 1 }} />
        {actions}
      </Box>
      {!data && !error && skeleton}
      {!data && error && <PanelFailure retry={() => refetch()} />}
      {data && (
        <PanelBoundary fallback={(retry) => <PanelFailure retry={retry} />}>
          <Drawn by={children} overview={data} />
        </PanelBoundary>
      )}
    </Box>
  );
};

interface DrawnProps {
  overview: Overview;
  by: (overview: Overview) => ReactNode;
}

/** A component of its own, so that the boundary around it catches what it cannot draw. */
const Drawn = ({ overview, by }: DrawnProps) => by(overview);

const Count = ({ children }: { children: number }) =>
  children > 0 ? (
    <Box component="span" sx={COUNT}>
      {children}
    </Box>
  ) : null;

const PANEL = {
  minWidth: 0,
  p: { xs: 2, sm: 2.5 },
  bgcolor: 'background.paper',
  borderTop: '2px solid',
  borderColor: 'divider',
};

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 1.5,
  minHeight: 32,
};

const COUNT = {
  px: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  lineHeight: 1.6,
};
