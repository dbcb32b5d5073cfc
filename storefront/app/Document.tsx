import type { ReactNode } from 'react';
import favicon from '../assets/brand/favicon.svg?url';
import displayFont from '../fonts/barlow-condensed-800-italic-latin.woff2?url';
import textFont from '../fonts/source-sans-3-latin.woff2?url';
import type { PageAssets } from './pageState.ts';
import { stateScript } from './pageState.ts';
import { useSite } from './site.ts';

interface DocumentProps {
  assets: PageAssets;
  /** The page's state as text, for the browser to take over from. */
  state: string;
  children: ReactNode;
}

/** The whole HTML document. Titles and other head parts come from each page's Seo. */
export function Document({ assets, state, children }: DocumentProps) {
  const { locale } = useSite();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#08090a" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        {[displayFont, textFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* The order of the layers, said before any style: the built file's own order is by chance. */}
        <style href="layers" precedence="layers">
          {'@layer tokens, base, ui, layout, page;'}
        </style>
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
        {assets.preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body>
        {children}
        <script {...stateScript(state)} />
      </body>
    </html>
  );
}
