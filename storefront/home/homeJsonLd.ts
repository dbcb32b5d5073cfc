import { FOUNDED_YEAR } from '../../api/contract/constants.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import { useSite } from '../app/site.ts';
import { useAddressOf } from '../seo/useAddressOf.ts';
import { useSettings } from '../settings/settings.ts';
import { urls } from '../urls.ts';

/** The team for search engines; its founding year is that of the about text. */
export function useTeamJsonLd(): object {
  const { t, origin } = useSite();
  const addressOf = useAddressOf();
  const { text } = useSettings();
  return {
    '@type': 'SportsTeam',
    name: t('site.name'),
    sport: 'Drifting',
    url: addressOf(urls.home),
    logo: origin + urls.logo,
    foundingDate: String(FOUNDED_YEAR),
    email: text('contact_email'),
    telephone: text('contact_phone'),
    address: text('contact_address'),
    sameAs: ['instagram_url', 'facebook_url', 'youtube_url', 'tiktok_url'].map(text),
  };
}

/** The site for search engines. */
export function useWebsiteJsonLd(): object {
  const { t, origin } = useSite();
  const url = useAddressOf()(urls.home);
  return {
    '@type': 'WebSite',
    name: t('site.name'),
    alternateName: t('site.tagline'),
    url,
    inLanguage: LOCALES,
    publisher: { '@type': 'SportsTeam', name: t('site.name'), url, logo: origin + urls.logo },
  };
}
