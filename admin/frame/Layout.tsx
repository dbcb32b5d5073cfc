import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  CheckForApplicationUpdate,
  Layout as RaLayout,
  useLocale,
  useTranslate,
} from 'react-admin';
import { ListSkeleton } from '../layout/Skeletons.tsx';
import { FollowLive } from '../live/FollowLive.tsx';
import { useOfflineCare } from '../redemptions/offline/useOfflineCare.ts';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { AccentTheme } from '../theme/AccentTheme.tsx';
import { Header } from './Header.tsx';
import { SideMenu } from './SideMenu.tsx';
import { UnknownAddress } from './UnknownAddress.tsx';
import { UploadBar } from './UploadBar.tsx';

export const Layout = ({ children }: { children: ReactNode }) => {
  const locale = useLocale();
  useOfflineCare();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <AccentTheme>
      <FollowLive>
        <RaLayout appBar={Header} menu={SideMenu} sx={FRAME}>
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
          <UnknownAddress />
          <UploadBar />
          <CheckForApplicationUpdate />
        </RaLayout>
        <SignInAgain />
      </FollowLive>
    </AccentTheme>
  );
};

const FRAME = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, sm: 3 }, pb: 4 },
  '& .RaLayout-appFrame': { mt: { xs: 7, sm: 6 } },
};

const ScreenSkeleton = () => (
  <>
    <Box component="span" role="status" sx={visuallyHidden}>
      {useTranslate()('ra.page.loading')}
    </Box>
    <Skeleton sx={{ mt: 3, mb: 3, fontSize: '2.5rem' }} variant="text" width="min(18rem, 60%)" />
    <ListSkeleton />
  </>
);
