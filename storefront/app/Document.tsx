import type { ReactNode } from 'react';
import type { Locale } from '../../api/contract/locales.ts';
import displayFont from '../fonts/barlow-condensed-800-italic-latin.woff2?url';
import displayFontExt from '../fonts/barlow-condensed-800-italic-latin-ext.woff2?url';
import textFont from '../fonts/source-sans-3-latin.woff2?url';
import textFontExt from '../fonts/source-sans-3-latin-ext.woff2?url';
import { IconLinks } from '../seo/IconLinks.tsx';
import type { PageAssets } from './pageState.ts';
import { stateScript } from './pageState.ts';
import { useSite } from './site.ts';

interface DocumentProps {
  assets: PageAssets;
  /** The page's state as text, for the browser to take over from. */
  state: string;
  /** The style sheet's text where the page holds it; browsers keep what they were given. */
  styles?: string;
  children: ReactNode;
}

/** What a page's first words are set in: Czech needs the letters beyond Latin-1, too. */
const FONTS: Record<Locale, readonly string[]> = {
  cs: [displayFont, textFont, displayFontExt, textFontExt],
  en: [displayFont, textFont],
};

/** The whole HTML document. Titles and other head parts come from each page's Seo. */
export function Document({ assets, state, styles = '', children }: DocumentProps) {
  const { locale } = useSite();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#08090a" />
        <IconLinks />
        {FONTS[locale].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* Said before any style: in the built file the layers' order is by chance. */}
        <style href="layers" precedence="layers">
          {'@layer tokens, base, ui, layout, page;'}
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
        {/* The page can be read without them: pictures and fonts of what is seen come first. */}
        {assets.preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <script type="module" src={assets.script} fetchPriority="low" />
      </head>
      <body>
        {children}
        <script {...stateScript(state)} />
      </body>
    </html>
  );
}
