import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { CountCard } from './CountCard.tsx';
import { COUNTED } from './counts.ts';
import { Help } from './Help.tsx';
import { QuickLinks } from './QuickLinks.tsx';

/** The first screen: nine counts, quick links and help (back-office §2). */
export const Dashboard = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeading>{translate('ra.page.dashboard')}</PageHeading>
      <Box sx={CARDS}>
        {COUNTED.map((thing) => (
          <CountCard key={thing.key} thing={thing} />
        ))}
      </Box>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' }, gap: 4, mt: 4 }}
      >
        <QuickLinks />
        <Help />
      </Box>
    </>
  );
};

const CARDS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
  gap: { xs: 1, sm: 1.5 },
  mt: 1,
};
