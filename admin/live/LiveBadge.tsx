import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLiveCounts } from './liveCounts.ts';

/** Props that add a number to a link's accessible name. */
export interface Named {
  id?: string;
  'aria-labelledby'?: string;
}

interface LiveBadgeProps {
  count: number;
  /** Message key that describes the count, with `smart_count`. */
  label: string;
  /** Whether it is placed after the link instead of at its inner end. */
  behind?: boolean | undefined;
  /** The link, which takes these props: screen readers then read the number with its name. */
  children: (named: Named) => ReactNode;
}

export const LiveBadge = ({ count, label, behind = false, children }: LiveBadgeProps) => {
  const translate = useTranslate();
  const link = useId();
  const number = useId();
  const isShown = count > 0;
  return (
    <Box sx={behind ? BEHIND : END}>
      {children(isShown ? { id: link, 'aria-labelledby': `${link} ${number}` } : {})}
      {isShown && (
        <Box component="span" sx={BADGE}>
          <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
          <Box component="span" id={number} sx={visuallyHidden}>
            {translate(label, { smart_count: count })}
          </Box>
        </Box>
      )}
    </Box>
  );
};

const MOST = 999;
const BADGE = {
  position: 'absolute',
  top: 'calc(50% - 10px)',
  right: 'var(--badge-right)',
  minWidth: 20,
  height: 20,
  px: 0.75,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '10px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1,
  pointerEvents: 'none',
};
const BEHIND = { position: 'relative', display: 'inline-flex', mr: 3, '--badge-right': '-20px' };
const END = { position: 'relative', '--badge-right': '14px' };

export const NewOrdersBadge = ({ children }: { children: (named: Named) => ReactNode }) => (
  <LiveBadge count={useLiveCounts()?.new_orders ?? 0} label="live.newOrders">
    {children}
  </LiveBadge>
);
