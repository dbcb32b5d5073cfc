import { ThemeProvider, useTheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from 'react-admin';
import { isHex } from '../../api/contract/colors.ts';
import { DEFAULT_ACCENT } from '../../api/contract/theme.ts';
import { useSetting } from '../ui/useSetting.ts';
import { themesOf } from './themes.ts';

/** Applies the site's accent; until it is loaded, the last visit's. */
export const AccentTheme = ({ children }: { children: ReactNode }) => {
  const { mode } = useTheme().palette;
  const chosen = useSetting('theme_accent');
  const [last, keep] = useStore('theme.accent', DEFAULT_ACCENT);
  useEffect(() => {
    if (chosen !== undefined) keep(chosen);
  }, [chosen, keep]);
  const known = chosen ?? last;
  const accent = isHex(known) ? known : DEFAULT_ACCENT;
  // Another theme object would render everything again.
  const theme = useMemo(() => themesOf(accent)[mode], [accent, mode]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
};
