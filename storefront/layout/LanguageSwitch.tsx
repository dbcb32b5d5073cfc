import type { MouseEvent } from 'react';
import { pageSearch } from '../../api/contract/sitePaths.ts';
import { useNavigation, usePlace } from '../app/navigation.ts';
import { useSite } from '../app/site.ts';
import { SAME_PLACE } from '../app/useNavigationScroll.ts';
import styles from './LanguageSwitch.module.css';

/** Shows the same page in the other language. Without JavaScript it is a link naming it. */
export function LanguageSwitch() {
  const { t, locale, setLanguage } = useSite();
  const { go } = useNavigation();
  const { pathname, search, hash } = usePlace();
  const other = locale === 'cs' ? 'en' : 'cs';

  // Pages whose path differs between languages redirect to the right one themselves.
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    setLanguage(other);
    const kept = new URLSearchParams(search);
    if (!kept.has('lang')) return;
    kept.delete('lang');
    const here = kept.size > 0 ? `${pathname}?${kept}` : pathname;
    go(here + hash, { replace: true, state: SAME_PLACE });
  };

  return (
    <a
      className={styles.switch}
      href={pathname + pageSearch(pathname, new URLSearchParams(search), other)}
      hrefLang={other}
      lang={other}
      title={t('nav.languageLabel')}
      onClick={onClick}
    >
      {t('nav.language')}
    </a>
  );
}
