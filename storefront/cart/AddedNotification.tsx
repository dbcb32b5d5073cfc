import { useEffect, useState, useSyncExternalStore } from 'react';
import { localized } from '../../api/contract/locales.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { urls } from '../urls.ts';
import styles from './AddedNotification.module.css';
import { type Added, cartStore } from './cartStore.ts';

/** Milliseconds that the notification stays, and that it fades. */
const SHOWN_MS = 5_000;
const FADE_MS = 300;

export function AddedNotification() {
  const added = useSyncExternalStore(cartStore.subscribe, cartStore.added, () => null);
  return (
    <div className={styles.place} role="status">
      {added && <Notification key={added.at} added={added} />}
    </div>
  );
}

function Notification({ added }: { added: Added }) {
  const { t, locale } = useSite();
  const [phase, setPhase] = useState<'shown' | 'fading' | 'gone'>('shown');

  useEffect(() => {
    if (phase === 'gone') return;
    const next = phase === 'shown' ? 'fading' : 'gone';
    const timer = setTimeout(() => setPhase(next), phase === 'shown' ? SHOWN_MS : FADE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  if (phase === 'gone') return null;
  return (
    <div className={styles.notification} data-ground="light" data-phase={phase}>
      <Icon name="check" />
      <p>
        <span>{t('cart.added')}</span>
        <strong>{localized(added.product.translations, 'name', locale)}</strong>
      </p>
      <PageLink to={urls.cart}>{t('cart.view')}</PageLink>
      <button type="button" aria-label={t('lightbox.close')} onClick={() => setPhase('fading')}>
        <Icon name="times" />
      </button>
    </div>
  );
}
