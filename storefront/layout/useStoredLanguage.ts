import { useEffect, useRef } from 'react';
import { storedLanguage } from '../../api/client/language.ts';
import { useSite } from '../app/site.ts';

/**
 * The stored choice of language wins over what the server guessed, for visitors whose cookie is gone.
 * An address that names a language wins over both (decisions, Sign-in).
 */
export function useStoredLanguage(): void {
  const { locale, setLanguage } = useSite();
  const checked = useRef(false);

  useEffect(() => {
    if (checked.current) return;
    checked.current = true;
    if (new URLSearchParams(window.location.search).has('lang')) return;
    const stored = storedLanguage();
    if (stored && stored !== locale) setLanguage(stored);
  }, [locale, setLanguage]);
}
