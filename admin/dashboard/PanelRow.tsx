import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

interface PanelRowProps {
  to: string;
  title: ReactNode;
  /** Something short at the end of the title's line. */
  aside?: ReactNode;
  /** The second line. */
  children?: ReactNode;
}

/** A row of a panel's list that links to its record. */
export const PanelRow = ({ to, title, aside, children }: PanelRowProps) => (
  <Box component="li" sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
    <Box component={LinkBase} sx={PANEL_LINK} to={to}>
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

/** Links from a panel to the whole list; `text` is a message key. */
export const ListLink = ({ text, to }: { text: string; to: string }) => (
  <Button component={LinkBase} size="small" to={to}>
    {useTranslate()(text)}
  </Button>
);

/** Shown in place of a panel's rows while they load. */
export const RowsSkeleton = ({ count = 3 }: { count?: number }) => (
  <Box aria-hidden="true">
    {WIDTHS.slice(0, count).map((width) => (
      <Box key={width} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
        <Skeleton variant="text" width={width} />
        <Skeleton variant="text" width="30%" />
      </Box>
    ))}
  </Box>
);

const WIDTHS = ['48%', '62%', '40%', '55%', '46%'];

/** How a link looks that fills its panel. */
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
const TITLE = {
  flex: 1,
  minWidth: 0,
  fontWeight: 650,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const ASIDE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
