import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface LiveBadgeProps {
  count: number;
  /** Message key that says with `smart_count` what is counted. */
  label: string;
  /** Whether it stands behind the link instead of at its end. */
  behind?: boolean | undefined;
  children: ReactNode;
}

/** Puts a number on a link while it is above 0. */
export const LiveBadge = ({ count, label, behind = false, children }: LiveBadgeProps) => {
  const translate = useTranslate();
  const told = (
    <>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <Box component="span" sx={visuallyHidden}>
        {translate(label, { smart_count: count })}
      </Box>
    </>
  );
  return (
    <Badge
      badgeContent={told}
      color="primary"
      component="div"
      invisible={count === 0}
      sx={behind ? BEHIND : BADGE}
    >
      {children}
    </Badge>
  );
};

const MOST = 999;
const BEHIND = { '& .MuiBadge-badge': { top: '50%', right: -10 }, mr: 3 };
const BADGE = { display: 'block', '& .MuiBadge-badge': { top: '50%', right: 24 } };
