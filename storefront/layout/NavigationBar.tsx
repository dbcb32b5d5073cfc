import { useRef } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TeamMark } from '../ui/TeamMark.tsx';
import { urls } from '../urls.ts';
import { CartButton } from './CartButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './NavigationBar.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';
import { useScrolled } from './useScrolled.ts';

/** The bar on top of every page; solid after 50 px of scroll (public-site §2). */
export function NavigationBar() {
  const { t } = useSite();
  const scrolled = useScrolled();
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <header className={styles.bar} data-scrolled={scrolled}>
      <PageLink className={styles.brand} to={urls.home} aria-label={t('nav.home')}>
        <TeamMark name="wordmark" />
      </PageLink>
      <nav className={styles.links} aria-label={t('nav.label')}>
        <NavigationLinks />
      </nav>
      <div className={styles.tools}>
        <LanguageSwitch />
        <SearchButton />
        <CartButton />
        <button
          type="button"
          className={styles.menuButton}
          aria-label={t('nav.open')}
          aria-haspopup="dialog"
          onClick={() => menu.current?.showModal()}
        >
          <Icon name="bars" />
        </button>
        <a
          className={`${styles.menuButton} ${styles.withoutScripts}`}
          href="#sections"
          aria-label={t('nav.open')}
        >
          <Icon name="bars" />
        </a>
      </div>
      <MobileMenu ref={menu} />
    </header>
  );
}
