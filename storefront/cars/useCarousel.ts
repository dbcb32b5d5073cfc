import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../app/prefersReducedMotion.ts';

const STEP = 7_000;

/** Milliseconds without scrolling after which a list stands still in Safaris without `scrollend`. */
const SETTLED = 150;

/** A scrolling list that advances every 7 s while an item other than the preselected one is selected. */
export function useCarousel(count: number, preselected: number) {
  const track = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState(preselected);
  const [stopped, setStopped] = useState(false);
  const advancing = selected !== preselected && !stopped && !prefersReducedMotion();

  const select = useCallback(
    (index: number) => {
      const wrapped = (index + count) % count;
      setSelected(wrapped);
      show(track.current, wrapped, 'smooth');
    },
    [count],
  );

  useEffect(() => show(track.current, preselected, 'instant'), [preselected]);

  useEffect(() => {
    if (!advancing) return;
    const timer = setInterval(() => {
      if (!document.hidden) select(selected + 1);
    }, STEP);
    return () => clearInterval(timer);
  }, [advancing, selected, select]);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    return onScrollEnd(list, () => setSelected((current) => scrolledTo(list, current)));
  }, []);

  return {
    track,
    selected,
    /** Whether it currently advances by itself. */
    advancing,
    select,
    previous: () => select(selected - 1),
    next: () => select(selected + 1),
    stop: () => setStopped(true),
  };
}

/** Scrolls only the list, so that an item is centred. */
function show(list: HTMLUListElement | null, index: number, behavior: 'smooth' | 'instant'): void {
  const item = list?.children[index];
  if (!list || !(item instanceof HTMLElement)) return;
  const left = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
  list.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : behavior });
}

/** Calls each time that the list stands still after scrolling; returns what ends that. */
function onScrollEnd(list: HTMLElement, ended: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout>;
  if ('onscrollend' in window) list.addEventListener('scrollend', ended, { signal });
  else {
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(ended, SETTLED);
    };
    list.addEventListener('scroll', wait, { signal, passive: true });
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
  return () => stopped.abort();
}

/** The item that a visitor scrolled to: the selected one while it is fully visible. */
function scrolledTo(list: HTMLUListElement, selected: number): number {
  const middle = list.scrollLeft + list.clientWidth / 2;
  const items = [...list.children].filter((child) => child instanceof HTMLElement);
  const inView = (item: HTMLElement | undefined) =>
    item !== undefined &&
    item.offsetLeft >= list.scrollLeft - 2 &&
    item.offsetLeft + item.offsetWidth <= list.scrollLeft + list.clientWidth + 2;
  if (inView(items[selected])) return selected;
  const distance = (item: HTMLElement) => Math.abs(item.offsetLeft + item.offsetWidth / 2 - middle);
  const nearest = items.reduce(
    (best, item, index) => (distance(item) < best.far ? { index, far: distance(item) } : best),
    { index: selected, far: Number.POSITIVE_INFINITY },
  );
  return nearest.index;
}
