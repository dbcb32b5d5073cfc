import type { Manifest } from 'vite';
import type { Locale } from '../../api/contract/locales.ts';
import { accentTokens, SURFACES, themeOf } from '../../api/contract/theme.ts';
import { fontFaces, fontFiles } from '../fonts/fontFaces.ts';
import type { SiteSettings } from '../settings/settings.ts';
import type { PageTheme } from './pageState.ts';

/** A page's appearance by the team's settings: document properties and style. */
export function pageTheme(
  { values }: SiteSettings,
  manifest: Manifest,
  locale: Locale,
): { theme: PageTheme; style: string } {
  const theme = themeOf((key) => values[key]);
  const urlOf = (file: string) => `/${manifest[`fonts/${file}`]?.file ?? `fonts/${file}`}`;
  const accent = Object.entries(accentTokens(theme.accent)).map(
    ([name, value]) => `${name}:${value}`,
  );
  return {
    theme: {
      ground: theme.ground,
      edges: theme.edges,
      color: SURFACES[theme.ground][0],
      // The fonts of the first visible texts: Czech also needs the letters beyond Latin-1.
      fonts: [
        ...fontFiles(theme, 'latin'),
        ...(locale === 'cs' ? fontFiles(theme, 'latin-ext') : []),
      ].map(urlOf),
    },
    style:
      fontFaces(theme, urlOf) +
      (accent.length > 0 ? `@layer tokens{:root{${accent.join(';')}}}` : ''),
  };
}
