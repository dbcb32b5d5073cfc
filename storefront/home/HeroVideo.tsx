import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../app/prefersReducedMotion.ts';
import { useSite } from '../app/site.ts';
import { savesData } from '../app/usePreload.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './HeroVideo.module.css';

/** The hero's silent video loop, started once the page is idle, on phones after an interaction. */
export function HeroVideo({ src }: { src: string }) {
  const { t } = useSite();
  const wanted = useSettledAndWanted();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState(false);
  if (!wanted) return null;

  const toggle = () => {
    if (playing) video.current?.pause();
    else void video.current?.play();
  };
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        data-shown={shown}
        src={src}
        autoPlay
        loop
        muted
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => {
          setPlaying(true);
          setShown(true);
        }}
        onPause={() => setPlaying(false)}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={t(playing ? 'hero.pause' : 'hero.play')}
        onClick={toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </>
  );
}

/** Idle milliseconds before the video is fetched. */
const SETTLED_AFTER = 600;

const INTERACTIONS = ['scroll', 'pointerdown', 'keydown'] as const;

function useSettledAndWanted(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (savesData() || prefersReducedMotion()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unmounted = new AbortController();
    const once = { once: true, signal: unmounted.signal };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWanted(true), SETTLED_AFTER);
    };
    if (window.matchMedia('(max-width: 48rem)').matches) {
      for (const sign of INTERACTIONS) window.addEventListener(sign, settle, once);
    } else if (document.readyState === 'complete') settle();
    else window.addEventListener('load', settle, once);
    return () => {
      unmounted.abort();
      clearTimeout(timer);
    };
  }, []);
  return wanted;
}
