import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode, useId } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { Overview } from '../../api/contract/types.ts';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { RowsSkeleton } from './PanelRow.tsx';
import { useOverview } from './useOverview.ts';

interface PanelProps {
  /** Its texts are `dashboard.{name}`. */
  name: string;
  count?: (overview: Overview) => number;
  list?: string;
  actions?: ReactNode;
  days?: number;
  /** Shown while loading; list rows when absent. */
  skeleton?: ReactNode;
  children: (overview: Overview) => ReactNode;
}

export const Panel = (props: PanelProps) => {
  const { name, count, list, actions, days, skeleton = <RowsSkeleton />, children } = props;
  const translate = useTranslate();
  const id = useId();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useOverview(days);
  const isBusy = isPlaceholderData || (!data && isFetching);
  const failure = (retry: () => void) => (
    <RetryAlert retry={retry}>{translate('resources.dashboard.failed')}</RetryAlert>
  );
  return (
    <Box aria-busy={isBusy} aria-labelledby={id} component="section" sx={PANEL}>
      <Box sx={HEAD}>
        <Typography component="h2" id={id} variant="h3">
          {translate(`resources.dashboard.${name}.title`)}
        </Typography>
        {data && count && (
          <Boundary draw={() => count(data) > 0 && <Box sx={COUNT}>{count(data)}</Box>} />
        )}
        <Box sx={{ flex: 1 }} />
        {list && <ListLink text={`resources.dashboard.${name}.all`} to={list} />}
        {actions}
      </Box>
      {!data && !isError && skeleton}
      {isError && <Box sx={{ opacity: isBusy ? 0.6 : undefined }}>{failure(refetch)}</Box>}
      {data && (
        // Pale while they are those of the days, or the language, chosen before.
        <Box sx={{ opacity: isPlaceholderData ? 0.4 : undefined }}>
          <Boundary draw={() => children(data)} fallback={failure} />
        </Box>
      )}
    </Box>
  );
};

/** `text` is a message key. */
export const ListLink = ({ text, to }: { text: string; to: string }) => (
  <Button component={LinkBase} size="small" to={to}>
    {useTranslate()(text)}
  </Button>
);

interface Drawing {
  draw: () => ReactNode;
  /** Shown instead of content that failed to render, given a retry function. */
  fallback?: (retry: () => void) => ReactNode;
}

/** Keeps an error in one panel from breaking the page. */
class Boundary extends Component<Drawing, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    const { draw, fallback } = this.props;
    if (!this.state.failed) return <Drawn draw={draw} />;
    return fallback?.(() => this.setState({ failed: false }));
  }
}

/** A separate component, so that the surrounding boundary catches its errors. */
const Drawn = ({ draw }: Drawing) => draw();

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
