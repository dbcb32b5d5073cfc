import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useResourceDefinitions, useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { DISPLAY } from '../theme/themes.ts';
import { COUNTED, type CountedThing } from './counts.ts';
import { Gaps } from './Gaps.tsx';
import { Help, QuickLinks } from './QuickLinks.tsx';
import { Sales } from './Sales.tsx';
import { useCount, useOverview } from './useOverview.ts';
import { NextEvent, ToShip, Unread } from './Waiting.tsx';

/** The first screen: how the shop does, what waits to be done, nine counts, quick links and help. */
export const Dashboard = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeading>{translate('ra.page.dashboard')}</PageHeading>
      <Box sx={PANELS}>
        <Sales />
        <ToShip />
        <Box sx={COLUMN}>
          <Unread />
          <NextEvent />
        </Box>
        <Gaps />
      </Box>
      <Typography id="counts" sx={{ mt: 4, mb: 1 }} variant="h2">
        {translate('dashboard.counts.title')}
      </Typography>
      <Box aria-labelledby="counts" component="section" sx={CARDS}>
        {COUNTED.map((thing) => (
          <CountCard key={thing.key} thing={thing} />
        ))}
      </Box>
      <Box sx={{ ...PANELS, mt: 4, gap: 4 }}>
        <QuickLinks />
        <Help />
      </Box>
    </>
  );
};

const PANELS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
  gap: 2,
  mt: 1,
};

const COLUMN = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
};

const CARDS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: { xs: 1, sm: 1.5 },
};

/**
 * How many there are of one thing, with a link to its list; a dash when the count fails. The overview has
 * all counts at once; should it fail, the list is asked.
 */
const CountCard = ({ thing }: { thing: CountedThing }) => {
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
        {translate(`paddock.dashboard.counts.${thing.key}`, {
          _: translate(`resources.${thing.resource}.name`, { smart_count: 2 }),
        })}
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
