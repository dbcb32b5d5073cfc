import { useLocation } from 'react-router';
import { isLocale } from '../../api/contract/locales.ts';
import { useSite } from '../app/site.ts';

/**
 * Whole addresses of the site's pages for search engines. On a page whose address names its language
 * they name it as well, so that no page leads to another language's.
 */
export function useAddressOf(): (path: string) => string {
  const { origin } = useSite();
  const lang = new URLSearchParams(useLocation().search).get('lang');
  return (path) => {
    const url = new URL(path, origin);
    if (isLocale(lang)) url.searchParams.set('lang', lang);
    return url.href;
  };
}
