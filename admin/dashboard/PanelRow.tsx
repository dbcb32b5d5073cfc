import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';

interface PanelRowProps {
  to: string;
  /** The first line: what it is, and something short at its end. */
  title: ReactNode;
  aside?: ReactNode;
  /** The second line. */
  children?: ReactNode;
}

/** A row of a panel's list that leads to what it tells of. */
export const PanelRow = ({ to, title, aside, children }: PanelRowProps) => (
  <Box component="li" sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
    <Box component={LinkBase} sx={LINK} to={to}>
      <Box component="span" sx={LINE}>
        <Box component="span" sx={TITLE}>
          {title}
        </Box>
        <Box component="span" sx={ASIDE}>
          {aside}
        </Box>
      </Box>
      {children && (
        <Box component="span" sx={{ ...LINE, color: 'text.secondary' }}>
          {children}
        </Box>
      )}
    </Box>
  </Box>
);

const LINK = {
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

const TITLE = {
  flex: 1,
  minWidth: 0,
  fontWeight: 650,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const ASIDE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
