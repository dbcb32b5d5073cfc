import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useResourceDefinitions, useTranslate } from 'react-admin';
import { DISPLAY } from '../theme/themes.ts';
import type { CountedThing } from './counts.ts';
import { useCount, useOverview } from './useOverview.ts';

/**
 * How many there are of one thing, with a link to its list; a dash when the count fails. The overview has
 * all counts at once; should it fail, the list is asked.
 */
export const CountCard = ({ thing }: { thing: CountedThing }) => {
  const translate = useTranslate();
  const definitions = useResourceDefinitions();
  const { data, isError } = useOverview();
  const listed = useCount(thing, isError);
  const count = data ? data.counts[thing.key] : listed;
  const target = definitions[thing.resource]?.hasList ? listAddress(thing) : null;
  return (
    <Box
      {...(target ? { component: LinkBase, to: target } : {})}
      sx={{ ...CARD, ...(target && PRESSABLE) }}
    >
      <Box component="span" sx={NUMBER}>
        {count === undefined ? <Skeleton width="2ch" /> : (count ?? '–')}
      </Box>
      <Typography component="span" sx={{ fontSize: 'inherit' }}>
        {translate(`paddock.dashboard.counts.${thing.key}`)}
      </Typography>
    </Box>
  );
};

const listAddress = ({ resource, filter }: CountedThing) =>
  filter ? `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}` : `/${resource}`;

const CARD = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'baseline' },
  columnGap: 1.5,
  minWidth: 0,
  px: { xs: 1.25, sm: 2 },
  fontSize: { xs: '0.875rem', sm: '1rem' },
  py: 1,
  overflowWrap: 'anywhere',
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

const NUMBER = { ...DISPLAY, fontSize: '2.25rem', lineHeight: 1.1 };
