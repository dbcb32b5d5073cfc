import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useResourceDefinitions, useTranslate } from 'react-admin';
import type { OverviewCounts } from '../../api/contract/types.ts';
import { FirstStepsCard } from '../first-steps/FirstStepsCard.tsx';
import { DISPLAY } from '../theme/themes.ts';
import { useMayRead, useMayWrite } from '../ui/access.tsx';
import { filteredList } from '../ui/filteredList.ts';
import { lazyPart } from '../ui/lazyView.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import {
  BackupAlert,
  JobAlert,
  LastBackup,
  MailAlert,
  PaymentAlerts,
  VoucherAlerts,
} from './Alerts.tsx';
import { Gaps } from './Gaps.tsx';
import { Help, QuickLinks } from './QuickLinks.tsx';
import { RestoredCopyAlert } from './RestoredCopyAlert.tsx';
import { Sales } from './Sales.tsx';
import { COUNTED, listOf, useCount, useOverview } from './useOverview.ts';
import { NextEvent, OrdersToShip, Unread, WaitingWithdrawals } from './Waiting.tsx';

const NextDay = lazyPart(async () => (await import('../dates/NextDay.tsx')).NextDay, {
  texts: ['dates'],
});

export const Dashboard = () => {
  const translate = useTranslate();
  const seesOverview = useMayRead('overview');
  return (
    <>
      <PageHeading>{translate('ra.page.dashboard')}</PageHeading>
      {seesOverview && <WhatHappens />}
      <Box sx={{ ...PANELS, mt: 4, gap: 4 }}>
        <QuickLinks />
        <Help />
      </Box>
      {seesOverview && <LastBackup />}
    </>
  );
};

/** Alerts, panels and counts, which the overview brings. */
const WhatHappens = () => {
  const translate = useTranslate();
  const isOwner = useMayWrite('first-steps');
  const seesOrders = useMayRead('orders');
  const seesMessages = useMayRead('messages');
  const nextDay = useOverview().data?.next_day;
  return (
    <>
      <RestoredCopyAlert />
      {isOwner && <FirstStepsCard />}
      <MailAlert />
      <PaymentAlerts />
      <VoucherAlerts />
      <BackupAlert />
      <JobAlert />
      <Box sx={PANELS}>
        {seesOrders && (
          <>
            <Sales />
            <OrdersToShip />
          </>
        )}
        <Box sx={seesMessages || seesOrders ? COLUMN : undefined}>
          {seesMessages && <Unread />}
          <NextEvent />
          {nextDay && <NextDay next={nextDay} />}
          {seesOrders && <WaitingWithdrawals />}
        </Box>
        <Gaps />
      </Box>
      <Typography id="counts" sx={{ mt: 4, mb: 1 }} variant="h2">
        {translate('resources.dashboard.counts.title')}
      </Typography>
      <Box aria-labelledby="counts" component="section" sx={CARDS}>
        {COUNTED.filter((counted) => seesMessages || listOf(counted).resource !== 'messages').map(
          (counted) => (
            <CountCard counted={counted} key={counted} />
          ),
        )}
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

/** Links to a list with its count: the overview's, else the list's own, a dash when both fail. */
const CountCard = ({ counted }: { counted: keyof OverviewCounts }) => {
  const translate = useTranslate();
  const { data, isError } = useOverview();
  const listed = useCount(counted, isError);
  const count = data ? data.counts[counted] : listed;
  const { resource, filter } = listOf(counted);
  const target = filter ? filteredList(resource, filter) : `/${resource}`;
  const isLink = useResourceDefinitions()[resource]?.hasList;
  return (
    <Box
      {...(isLink && { component: LinkBase, to: target })}
      sx={{ ...CARD, ...(isLink && PRESSABLE) }}
    >
      <Box component="span" sx={{ ...DISPLAY, fontSize: '2.25rem', lineHeight: 1.1 }}>
        {count === undefined ? <Skeleton width="2ch" /> : (count ?? '–')}
      </Box>
      <Typography component="span" sx={{ fontSize: 'inherit' }}>
        {translate(`paddock.dashboard.counts.${counted}`, {
          _: translate(`resources.${resource}.name`, { smart_count: 2 }),
        })}
      </Typography>
    </Box>
  );
};

const CARD = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'baseline' },
  columnGap: 1.5,
  minWidth: 0,
  px: { xs: 1, sm: 2 },
  fontSize: { xs: '0.8125rem', sm: '1rem' },
  py: 1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
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
