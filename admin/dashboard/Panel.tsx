import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Overview } from '../../api/contract/types.ts';
import { RetryAlert } from '../layout/RetryAlert.tsx';
import { RowsSkeleton } from './PanelRow.tsx';
import { useOverview } from './useOverview.ts';

interface PanelProps {
  title: string;
  /** How many there are, beside the title. */
  count?: (overview: Overview) => number;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** Days of sales that it shows. */
  days?: number;
  /** Shown while it loads; rows of a list when absent. */
  skeleton?: ReactNode;
  children: (overview: Overview) => ReactNode;
}

/** A part of the dashboard, which loads and fails by itself. */
export const Panel = (props: PanelProps) => {
  const { title, count, actions, days, skeleton = <RowsSkeleton />, children } = props;
  const id = useId();
  const { data, error, refetch } = useOverview(days);
  return (
    <Box aria-busy={!data && !error} aria-labelledby={id} component="section" sx={PANEL}>
      <Box sx={HEAD}>
        <Typography component="h2" id={id} variant="h3">
          {title}
        </Typography>
        {data && count && (
          <Boundary fallback={() => null}>
            <Drawn by={(overview) => <Count>{count(overview)}</Count>} overview={data} />
          </Boundary>
        )}
        <Box sx={{ flex: 1 }} />
        {actions}
      </Box>
      {!data && !error && skeleton}
      {!data && error && <Failure retry={() => refetch()} />}
      {data && (
        <Boundary fallback={(retry) => <Failure retry={retry} />}>
          <Drawn by={children} overview={data} />
        </Boundary>
      )}
    </Box>
  );
};

const Failure = ({ retry }: { retry: () => void }) => (
  <RetryAlert retry={retry}>{useTranslate()('dashboard.failed')}</RetryAlert>
);

interface BoundaryProps {
  /** Shown instead, given the way to try again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps an error of one panel from taking down the page. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}

interface DrawnProps {
  overview: Overview;
  by: (overview: Overview) => ReactNode;
}

/** A component of its own, so that the boundary around it catches its errors. */
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
