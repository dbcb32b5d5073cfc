import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './MobileMenu.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';

/** The menu of narrow screens: opened by the bar's button, closed by Escape, its button or a link. */
export function MobileMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { t } = useSite();
  const { key } = useLocation();
  const close = () => ref.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere, by any way, closes the menu.
  useEffect(() => ref.current?.close(), [ref, key]);

  return (
    <dialog ref={ref} className={styles.menu} aria-label={t('nav.label')}>
      <button type="button" className={styles.close} aria-label={t('nav.close')} onClick={close}>
        <Icon name="times" />
      </button>
      <nav aria-label={t('nav.label')}>
        <NavigationLinks onFollow={close} />
      </nav>
    </dialog>
  );
}
