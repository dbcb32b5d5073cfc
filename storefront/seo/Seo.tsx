import {
  FALLBACK_LOCALE,
  LOCALES,
  type Locale,
  type PerLocale,
} from '../../api/contract/locales.ts';
import { SHARE_PICTURE, sharePath } from '../../api/contract/sharePicture.ts';
import { PREVIEW_PARAMETER, pageSearch } from '../../api/contract/sitePaths.ts';
import { usePlace } from '../app/navigation.ts';
import { useSite } from '../app/site.ts';
import { useTrusted } from '../app/trusted.ts';
import { useSettings } from '../settings/settings.ts';
import { urls } from '../urls.ts';
import { safeJson } from './safeJson.ts';
import { useAddressOf } from './useAddressOf.ts';

interface SeoProps {
  /** The page's own title; the site's name is appended. Home has none. */
  title?: string;
  description?: string;
  /** Path of a picture for shared links; defaults to the setting og_image. */
  image?: string;
  type?: 'website' | 'article' | 'product';
  noindex?: boolean;
  /** The pages between home and this one. */
  trail?: readonly Crumb[];
  /** The page's path in each language, where they differ. */
  paths?: PerLocale<string>;
  jsonLd?: readonly object[];
}

const OG_LOCALES: PerLocale<string> = { cs: 'cs_CZ', en: 'en_US' };

/** A page's title, description and addresses in both languages. One per page. */
export function Seo({ title, description, image, type, noindex, trail, paths, jsonLd }: SeoProps) {
  const { t, locale, origin } = useSite();
  const { text } = useSettings();
  const { pathname, search } = usePlace();
  const addressOf = useAddressOf();
  const page = new URLSearchParams(search);
  for (const name of NOT_CONTENT) page.delete(name);
  const fullTitle = title
    ? `${title} | ${t('site.name')}`
    : `${t('site.name')} – ${t('site.tagline')}`;
  const shownDescription = shortened(description || text('hero_description'));
  const shownImage = image || text('og_image') || text('hero_image');
  const canonical = origin + pathname + pageSearch(pathname, page);
  const alternate = (language: Locale) =>
    origin + (paths?.[language] ?? pathname) + pageSearch(pathname, page, language);
  const anyLanguage = (paths?.[FALLBACK_LOCALE] ?? pathname) + pageSearch(pathname, page, null);

  const structured = [...(jsonLd ?? [])];
  if (title && !noindex) {
    const home = { name: t('seo.home'), path: urls.home };
    const way = [
      home,
      ...(trail ?? []),
      { name: title, path: pathname + pageSearch(pathname, page, null) },
    ];
    structured.push(breadcrumbs(way, addressOf));
  }

  return (
    <>
      <title>{fullTitle.replaceAll(NO_BREAK, ' ')}</title>
      <meta name="description" content={shownDescription} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {LOCALES.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={alternate(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + anyLanguage} />
        </>
      )}
      <meta property="og:type" content={type ?? 'website'} />
      <meta property="og:site_name" content={t('site.name')} />
      <meta property="og:title" content={title ?? fullTitle} />
      <meta property="og:description" content={shownDescription} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      {LOCALES.filter((language) => language !== locale).map((language) => (
        <meta key={language} property="og:locale:alternate" content={OG_LOCALES[language]} />
      ))}
      <SharePicture path={shownImage} alt={title ?? fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title ?? fullTitle} />
      <meta name="twitter:description" content={shownDescription} />
      {structured.map((data) => (
        // A new element for other data: browsers with Trusted Types warn about a changed script.
        <JsonLd key={JSON.stringify(data)} data={data} />
      ))}
    </>
  );
}

/** Titles never break, but a search for their words uses ordinary spaces. */
const NO_BREAK = '\u00a0';

/** Query parameters of pages that don't select their content. */
const NOT_CONTENT = ['sort', PREVIEW_PARAMETER];

const shortened = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`;

function SharePicture({ path, alt }: { path: string; alt: string }) {
  const { origin } = useSite();
  if (!path) return null;
  const shared = sharePath(path);
  const href = new URL(shared ?? path, origin).href;
  return (
    <>
      <meta property="og:image" content={href} />
      {shared && (
        <>
          <meta property="og:image:type" content={SHARE_PICTURE.type} />
          <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
          <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
        </>
      )}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={href} />
    </>
  );
}

/** Data escaped by `safeJson`. */
export function JsonLd({ data }: { data: object }) {
  const trusted = useTrusted(safeJson({ '@context': 'https://schema.org', ...data }));
  return <script type="application/ld+json" {...trusted} />;
}

interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs of a page for search engines; the page itself is last. */
export const breadcrumbs = (
  way: readonly Crumb[],
  addressOf: (path: string) => string,
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(path),
  })),
});
