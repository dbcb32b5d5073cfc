import type { ReactNode } from 'react';
import { feedPaths } from '../../api/contract/sitePaths.ts';
import { useSettings } from '../settings/settings.ts';
import type { PageAssets, PageTheme } from './pageState.ts';
import { STATE_ID } from './pageState.ts';
import { useSite } from './site.ts';
import { useTrusted } from './trusted.ts';

interface DocumentProps {
  assets: PageAssets;
  theme: PageTheme;
  /** The page's state as text, for hydration. */
  state: string;
  /** The page's rules of an inlined style sheet; browsers keep the initial value. */
  styles?: string;
  /** Styles of the theme and the page's elements; browsers keep them as well. */
  themeStyle?: string;
  children: ReactNode;
}

/** Declared before any style: in the built file the layers' order is arbitrary. */
export const LAYERS = '@layer tokens, base, ui, layout, page;';

/** The whole HTML document. Titles and other head elements come from each page's Seo. */
export function Document(props: DocumentProps) {
  const { assets, theme, state, styles = '', themeStyle = '', children } = props;
  const { locale } = useSite();
  const trustedState = useTrusted(state);
  return (
    <html
      lang={locale}
      data-ground={theme.ground === 'light' ? 'light' : undefined}
      data-edges={theme.edges === 'straight' ? 'straight' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={theme.color} />
        <IconLinks />
        {theme.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style href="layers" precedence="layers">
          {LAYERS}
        </style>
        {assets.styles.map((href) =>
          assets.inlined ? (
            <style key={href} href={href} precedence="site">
              {styles}
            </style>
          ) : (
            <link key={href} rel="stylesheet" href={href} precedence="site" />
          ),
        )}
        <style href="theme" precedence="theme">
          {themeStyle}
        </style>
        {/* Scripts are not needed for reading: it loads the modules when pictures and fonts are there. */}
        <script
          type="module"
          src={assets.script}
          data-modules={assets.modules.join(' ')}
          fetchPriority="low"
        />
      </head>
      <body>
        {children}
        {/* Data, never executed. */}
        <script id={STATE_ID} type="application/json" {...trustedState} />
      </body>
    </html>
  );
}

/** The team's icons for tabs, home screens and installed apps. */
function IconLinks() {
  const { locale } = useSite();
  const { icon } = useSettings();
  return (
    <>
      {/* One for tabs and search results, which want 48 pixels: browsers fetch each that is named. */}
      <link rel="icon" href={icon('/favicon.ico')} sizes="48x48" />
      <link rel="apple-touch-icon" href={icon('/apple-touch-icon.png')} />
      {/* Browsers request it without cookies. */}
      <link rel="manifest" href={`${feedPaths.manifest}?lang=${locale}`} />
    </>
  );
}
