import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

interface PanelRowsProps<T> {
  of: readonly T[];
  /** Message key of an empty list's text. */
  none: string;
  children: (item: T) => ReactNode;
}

/** A panel's list, or its empty text. */
export const PanelRows = <T,>({ of, none, children }: PanelRowsProps<T>) => {
  const translate = useTranslate();
  if (of.length === 0) return <Typography>{translate(none)}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {of.map(children)}
    </Box>
  );
};

interface PanelRowProps {
  to: string;
  title: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}

export const PanelRow = ({ to, title, aside, children }: PanelRowProps) => (
  <Box component="li" sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
    <Box component={LinkBase} sx={PANEL_LINK} to={to}>
      <Box component="span" sx={LINE}>
        <Typography component="span" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 650 }}>
          {title}
        </Typography>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {aside}
        </Box>
      </Box>
      {children && (
        <Box component="span" sx={{ ...LINE, flexWrap: 'wrap', color: 'text.secondary' }}>
          {children}
        </Box>
      )}
    </Box>
  </Box>
);

export const RowsSkeleton = ({ count = 3 }: { count?: number }) => (
  <Box aria-hidden="true">
    {['48%', '62%', '40%', '55%', '46%'].slice(0, count).map((width) => (
      <Box key={width} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
        <Skeleton variant="text" width={width} />
        <Skeleton variant="text" width="30%" />
      </Box>
    ))}
  </Box>
);

/** Style of a link that fills its panel. */
export const PANEL_LINK = {
  display: 'block',
  mx: -1,
  px: 1,
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
const LINE = { display: 'flex', alignItems: 'baseline', gap: 1.5, minWidth: 0 };
