import { isLocale } from '../../api/contract/locales.ts';
import { useSearchParams } from '../app/navigation.ts';
import { useSite } from '../app/site.ts';

/** Absolute addresses for search engines; they name the language where the page's address does. */
export function useAddressOf(): (path: string) => string {
  const { origin } = useSite();
  const lang = useSearchParams().get('lang');
  return (path) => {
    const url = new URL(path, origin);
    if (isLocale(lang)) url.searchParams.set('lang', lang);
    return url.href;
  };
}
