import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { CountCard } from './CountCard.tsx';
import { COUNTED } from './counts.ts';
import { Gaps } from './Gaps.tsx';
import { NextEvent } from './NextEvent.tsx';
import { Help, QuickLinks } from './QuickLinks.tsx';
import { Sales } from './Sales.tsx';
import { ToShip, Unread } from './Waiting.tsx';

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
