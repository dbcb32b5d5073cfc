import { type ReactNode, useEffect } from 'react';
import { CheckForApplicationUpdate, Layout as RaLayout, useLocale } from 'react-admin';
import { Header } from './Header.tsx';
import { SideMenu } from './SideMenu.tsx';

/** The frame of every screen: header, sidebar with the menu, and the screen itself. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <RaLayout appBar={Header} menu={SideMenu} sx={FRAME}>
      {children}
      <CheckForApplicationUpdate />
    </RaLayout>
  );
};

const FRAME = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, sm: 3 }, pb: 4 },
  '& .RaLayout-appFrame': { mt: { xs: 7, sm: 6 } },
};
