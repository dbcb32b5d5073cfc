import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { BLACK, type Hex, mix, WHITE } from '../../api/contract/colors.ts';
import { accentSteps } from '../../api/contract/theme.ts';
import { components } from './components.ts';

/** Asphalt, smoke, and one signal colour for actions. Every pair meets WCAG AA. */
const ASPHALT = { 950: '#08090a', 900: '#0e0f11', 800: '#16181b', 700: '#212428', 500: '#3a3f45' };
const SMOKE = { 50: '#f6f4ef', 100: '#ebe8e0', 300: '#c9c6bf', 600: '#6b6f74' };

/** Typography of headings and large numbers. */
export const DISPLAY = {
  fontFamily: '"Barlow Condensed", "Arial Narrow", sans-serif',
  fontWeight: 800,
  fontStyle: 'italic',
  lineHeight: 1.05,
};

const base: ThemeOptions = {
  shape: { borderRadius: 2 },
  sidebar: { width: 236, closedWidth: 52 },
  // Who asks for less motion waits for none either.
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: '"Source Sans", system-ui, "Segoe UI", Roboto, sans-serif',
    fontSize: 15,
    h1: { ...DISPLAY, fontSize: '2.5rem', textTransform: 'uppercase' },
    h2: { ...DISPLAY, fontSize: '1.75rem', textTransform: 'uppercase' },
    h3: { fontSize: '1.125rem', fontWeight: 700 },
    h4: { ...DISPLAY, fontSize: '2rem' },
    h6: { fontSize: '1.0625rem', fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 650 },
  },
  components,
};

/** The back-office themes in the team's accent, adjusted for the contrast of its texts. */
export function themesOf(accent: Hex): Record<'light' | 'dark', Theme> {
  const { 'signal-hot': bright, 'signal-deep': deep } = accentSteps(accent);
  // The app bar is dark in both themes; `light` is readable on it.
  const secondary = { main: ASPHALT[900], light: bright, contrastText: SMOKE[50] };
  return {
    light: createTheme({
      ...base,
      palette: {
        mode: 'light',
        primary: { main: deep, light: accent, dark: mix(deep, BLACK, 0.22), contrastText: WHITE },
        secondary,
        error: { main: '#a3170c' },
        warning: { main: '#7a4b00' },
        info: { main: '#0b5394' },
        success: { main: '#1f6b2b' },
        background: { default: SMOKE[50], paper: '#ffffff' },
        text: { primary: ASPHALT[950], secondary: '#4c5157' },
        divider: SMOKE[100],
      },
    }),
    dark: createTheme({
      ...base,
      palette: {
        mode: 'dark',
        // Lighter on hover: the text stays near-black.
        primary: {
          main: bright,
          light: mix(bright, WHITE, 0.25),
          dark: mix(bright, WHITE, 0.15),
          contrastText: ASPHALT[950],
        },
        secondary,
        // Notices use the dark shade, with near-black text meant for the main one.
        error: { main: '#ff8f85', dark: '#e5766b' },
        warning: { main: '#f2c14e' },
        info: { main: '#7ab8f5', dark: '#5f9fdc' },
        success: { main: '#8fd694' },
        background: { default: ASPHALT[900], paper: ASPHALT[800] },
        text: { primary: SMOKE[50], secondary: SMOKE[300] },
        divider: ASPHALT[700],
      },
    }),
  };
}
