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
  /** The page's state as text, for the browser to take over from. */
  state: string;
  /** The style sheet's text where the page holds it; browsers keep what they were given. */
  styles?: string;
  /** The theme's style and that of the page's elements, which browsers keep, too. */
  themeStyle?: string;
  children: ReactNode;
}

/** Said before any style: in the built file the layers' order is by chance. */
export const LAYERS = '@layer tokens, base, ui, layout, page;';

/** The whole HTML document. Titles and other head parts come from each page's Seo. */
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
        {/* The page can be read without them: pictures and fonts of what is seen come first. */}
        {assets.preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <script type="module" src={assets.script} fetchPriority="low" />
      </head>
      <body>
        {children}
        {/* Data, never run as a script. */}
        <script id={STATE_ID} type="application/json" {...trustedState} />
      </body>
    </html>
  );
}

/** The team's mark for tabs, home screens and installed sites. */
function IconLinks() {
  const { locale } = useSite();
  const { icon } = useSettings();
  return (
    <>
      <link rel="icon" href={icon('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={icon('/icon-192.png')} sizes="192x192" type="image/png" />
      <link rel="apple-touch-icon" href={icon('/apple-touch-icon.png')} />
      {/* Browsers ask for it without cookies. */}
      <link rel="manifest" href={`${feedPaths.manifest}?lang=${locale}`} />
    </>
  );
}
