import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { localized } from '../../api/contract/locales.ts';
import { nameWithVariant } from '../../api/contract/variants.ts';
import { usePlace } from '../app/navigation.ts';
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

/** Stays while the pointer or the focus is in it (WCAG 2.2.1). */
function Notification({ added }: { added: Added }) {
  const { t, locale } = useSite();
  const { product, variant, slot } = added;
  const name = localized(product.translations, 'name', locale);
  const [phase, setPhase] = useState<'shown' | 'fading' | 'gone'>('shown');
  const [isHeld, setHeld] = useState(false);
  const { place, onKeyDown, giveBack } = useTabStop(phase === 'shown');
  useEffect(() => {
    place.current?.toggleAttribute('data-low', covers(place.current));
  }, [place]);
  const close = () => {
    giveBack();
    setPhase('fading');
  };

  useEffect(() => {
    if (phase === 'gone' || (phase === 'shown' && isHeld)) return;
    const next = phase === 'shown' ? 'fading' : 'gone';
    const timer = setTimeout(() => setPhase(next), phase === 'shown' ? SHOWN_MS : FADE_MS);
    return () => clearTimeout(timer);
  }, [phase, isHeld]);

  // The cart itself shows what is in it.
  const { pathname } = usePlace();
  useEffect(() => {
    if (pathname === urls.cart) setPhase('gone');
  }, [pathname]);

  if (phase === 'gone') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on.
    <div
      ref={place}
      className={styles.notification}
      data-ground="light"
      data-phase={phase}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onKeyDown={(event) => (event.key === 'Escape' ? close() : onKeyDown(event))}
    >
      <Icon name="check" />
      <p>
        <span>{t('cart.added')}</span>
        <strong>
          {nameWithVariant(name, variant?.values ?? [], locale)}
          {slot && ` (${slot.text[locale]})`}
        </strong>
      </p>
      <PageLink to={urls.cart}>{t('cart.view')}</PageLink>
      <button type="button" aria-label={t('lightbox.close')} onClick={close}>
        <Icon name="times" />
      </button>
    </div>
  );
}

/** Whether a press on the middle of what may be pressed in the page would meet the notification. */
const covers = (notification: Element): boolean =>
  [...document.querySelectorAll('main :is(a, button, label, summary)')].some((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return notification.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/**
 * Makes the notification the next stop of the tabulator after the button that showed it: at the end of
 * the page, where it is, nobody would come to it in time.
 */
function useTabStop(isShown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (!isShown) return;
    const onTab = (event: globalThis.KeyboardEvent) => {
      const isFromOpener = event.target === opener && opener !== document.body;
      if (event.key !== 'Tab' || event.shiftKey || !isFromOpener) return;
      event.preventDefault();
      place.current?.querySelector('a')?.focus();
    };
    document.addEventListener('keydown', onTab);
    return () => document.removeEventListener('keydown', onTab);
  }, [isShown, opener]);

  const giveBack = () => {
    const isInside = place.current?.contains(document.activeElement);
    if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...(place.current?.querySelectorAll('a, button') ?? [])];
    const isFirst = event.target === stops.at(0);
    const isLast = event.target === stops.at(-1);
    if (event.shiftKey && isFirst) event.preventDefault();
    // Forwards, the browser goes on from the button to what is after it.
    if (event.shiftKey ? isFirst : isLast) giveBack();
  };

  return { place, onKeyDown, giveBack };
}
