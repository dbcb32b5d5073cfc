import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { usePlace } from '../app/navigation.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { useCart } from '../cart/useCart.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './NavigationBar.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';
import { BarPages, PageItems } from './PageItems.tsx';

/** The bar on top of every page; opaque after scrolling 50 px. */
export function NavigationBar() {
  const { t } = useSite();
  const scrolled = useScrolled();
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <header className={styles.bar} data-scrolled={scrolled}>
      <PageLink
        className={styles.brand}
        to={urls.home}
        aria-label={t('nav.home', { team: t('site.name') })}
      >
        <Logo />
      </PageLink>
      <nav className={styles.links} aria-label={t('nav.label')}>
        <NavigationLinks last={<BarPages />} />
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

/** The team's logo for the site's theme, as wide as its height allows; its name without one. */
function Logo() {
  const { t, ground } = useSite();
  const { picture } = useSettings();
  const logo = (ground === 'light' && picture('logo_light_path')) || picture('logo_path');
  const name = t('site.name');
  if (!logo) return <span data-long={name.length > 16}>{name}</span>;
  // Its frame may be wider than the logo where the bar has little room, so it stays transparent.
  const info = logo.image_info && { ...logo.image_info, color: 'transparent' };
  const { width, height } = info ?? { width: 1, height: 1 };
  const sizes = `${Math.ceil((3 * width) / height)}rem`;
  return <Picture of={{ ...logo, image_info: info }} sizes={sizes} isSeen />;
}

/** The menu of narrow screens, closed by Escape, its button or a link. */
function MobileMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { t } = useSite();
  const { key } = usePlace();
  const close = () => ref.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu.
  useEffect(() => ref.current?.close(), [ref, key]);

  return (
    <dialog ref={ref} className={styles.menu} aria-label={t('nav.label')}>
      <button type="button" className={styles.close} aria-label={t('nav.close')} onClick={close}>
        <Icon name="times" />
      </button>
      <nav aria-label={t('nav.label')}>
        <NavigationLinks onFollow={close} last={<PageItems onFollow={close} />} />
      </nav>
    </dialog>
  );
}

const THRESHOLD = 50;

const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > THRESHOLD,
    () => false,
  );

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** The link to the cart, with the number of distinct lines. */
function CartButton() {
  const { t } = useSite();
  const { length } = useCart();
  return (
    <PageLink
      className={styles.cart}
      to={urls.cart}
      aria-label={t('nav.cart', { smart_count: length })}
    >
      <Icon name="shopping-cart" />
      <span className={styles.count} data-empty={length === 0}>
        {length}
      </span>
    </PageLink>
  );
}
