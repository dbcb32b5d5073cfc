import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useResourceDefinitions, useTranslate } from 'react-admin';
import { DISPLAY_FONT } from '../theme/themes.ts';
import type { CountedThing } from './counts.ts';
import { useCount } from './useCount.ts';

/** How many there are of one thing, leading to its list; a dash when the count fails. */
export const CountCard = ({ thing }: { thing: CountedThing }) => {
  const translate = useTranslate();
  const definitions = useResourceDefinitions();
  const count = useCount(thing.resource, thing.filter);
  const target = definitions[thing.resource]?.hasList ? listAddress(thing) : null;
  return (
    <Box
      {...(target ? { component: LinkBase, to: target } : {})}
      sx={{ ...CARD, ...(target && PRESSABLE) }}
    >
      <Box component="span" sx={NUMBER}>
        {count === undefined ? <Skeleton width="2ch" /> : (count ?? '–')}
      </Box>
      <Typography component="span">{translate(`paddock.dashboard.counts.${thing.key}`)}</Typography>
    </Box>
  );
};

const listAddress = ({ resource, filter }: CountedThing) =>
  filter ? `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}` : `/${resource}`;

const CARD = {
  display: 'flex',
  flexDirection: 'column',
  px: 2,
  py: 1.5,
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderLeft: 4,
  borderColor: 'divider',
  textDecoration: 'none',
};

const PRESSABLE = {
  borderColor: 'primary.light',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
};

const NUMBER = {
  fontFamily: DISPLAY_FONT,
  fontSize: '3rem',
  fontStyle: 'italic',
  fontWeight: 800,
  lineHeight: 1.1,
};
