import { type ReactNode, Suspense, useEffect } from 'react';
import { CheckForApplicationUpdate, Layout as RaLayout, useLocale } from 'react-admin';
import { FollowLive } from '../live/FollowLive.tsx';
import { Header } from './Header.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { SideMenu } from './SideMenu.tsx';
import { StrayAddress } from './StrayAddress.tsx';
import { UploadBar } from './UploadBar.tsx';

/** The frame of every screen: header, sidebar with the menu, and the screen itself. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <FollowLive>
      <RaLayout appBar={Header} menu={SideMenu} sx={FRAME}>
        <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
        <StrayAddress />
        <UploadBar />
        <CheckForApplicationUpdate />
      </RaLayout>
    </FollowLive>
  );
};

const FRAME = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, sm: 3 }, pb: 4 },
  '& .RaLayout-appFrame': { mt: { xs: 7, sm: 6 } },
};
