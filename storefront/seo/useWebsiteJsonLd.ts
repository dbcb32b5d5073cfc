import { LOCALES } from '../../api/contract/locales.ts';
import { useSite } from '../app/site.ts';
import { urls } from '../urls.ts';
import { useAddressOf } from './useAddressOf.ts';

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
