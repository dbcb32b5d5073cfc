import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  CheckForApplicationUpdate,
  Sidebar,
  SkipNavigationButton,
  useLocale,
  useTranslate,
} from 'react-admin';
import { FollowLive } from '../live/FollowLive.tsx';
import { useBackgroundSync } from '../redemptions/offline/useBackgroundSync.ts';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { AccentTheme } from '../theme/AccentTheme.tsx';
import { ListSkeleton } from '../ui/Skeletons.tsx';
import { Tooltips } from '../ui/Tooltips.tsx';
import { Header } from './Header.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SideMenu } from './SideMenu.tsx';
import { UnknownAddress } from './UnknownAddress.tsx';
import { UploadBar } from './UploadBar.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/** The frame around all screens: react-admin's layout without its mode for arranging screens. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const locale = useLocale();
  useBackgroundSync();
  useKeptFocus();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <AccentTheme>
      <FollowLive>
        <Box sx={FRAME}>
          <SkipNavigationButton />
          {HEADER}
          <Box component="main" sx={MAIN}>
            {SIDEBAR}
            <Box id="main-content" sx={CONTENT}>
              <ScreenBoundary>
                <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
                <UnknownAddress />
                <UploadBar />
                <CheckForApplicationUpdate />
              </ScreenBoundary>
            </Box>
          </Box>
        </Box>
        <SignInAgain />
        <Tooltips />
      </FollowLive>
    </AccentTheme>
  );
};

/** On phones it is a dialog, which needs a name. */
function NamedSidebar() {
  const name = useTranslate()('paddock.menu.name');
  const isDialog = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Sidebar {...(isDialog && { slotProps: { paper: { 'aria-label': name } } })}>
      <SideMenu />
    </Sidebar>
  );
}

// Elements made once: react-admin renders the layout again with each change of its routes, three times as it
// starts, and these are two thirds of it.
const HEADER = <Header />;
const SIDEBAR = <NamedSidebar />;

const MAIN = { display: 'flex', flexGrow: 1 };

const FRAME = {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  bgcolor: 'background.default',
};

const CONTENT = {
  zIndex: 2,
  display: 'flex',
  flex: '1 0 0',
  flexDirection: 'column',
  minWidth: 0,
  px: { xs: 1.5, sm: 3 },
  pb: 4,
  // Phones have a list's round Add button above its end, where it would cover the last record's buttons.
  '&:has(.RaCreateButton-floating)': { pb: 16 },
  bgcolor: 'background.default',
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
