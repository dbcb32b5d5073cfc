import { FALLBACK_LOCALE, LOCALES, type Locale, type PerLocale } from '../../contract/locales.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** A page of the sitemap. */
export interface SitemapPage {
  /** Its path in each language. */
  paths: PerLocale<string>;
  /** The day it last changed, YYYY-MM-DD, where that is known. */
  changed?: string | undefined;
  /** Path of its main picture. */
  image?: string;
}

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

/** A sitemap: every page in every language, each naming its other languages. */
export function sitemap(pages: readonly SitemapPage[], origin: string): string {
  const urls = pages.flatMap((page) => LOCALES.map((locale) => url(page, locale, origin)));
  return xmlDocument(element('urlset', urls.join('\n'), NAMESPACES));
}

function url({ paths, changed, image }: SitemapPage, locale: Locale, origin: string): string {
  const at = (language: Locale) => `${origin}${paths[language]}?lang=${language}`;
  const alternate = (hreflang: string, href: string) =>
    element('xhtml:link', '', { rel: 'alternate', hreflang, href });
  return element(
    'url',
    [
      textElement('loc', at(locale)),
      changed ? textElement('lastmod', changed) : '',
      ...LOCALES.map((language) => alternate(language, at(language))),
      alternate('x-default', origin + paths[FALLBACK_LOCALE]),
      image ? element('image:image', textElement('image:loc', origin + image)) : '',
    ].join(''),
  );
}
