/** Where a page is scrolled to, by a part of it, whose own top stays when others grow. */
export interface ScrollPosition {
  /** The section in the middle of the screen, or `main`. */
  id: string;
  /** Its top in pixels from that of the window. */
  top: number;
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;

export function scrollPosition(): ScrollPosition {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const id = middle?.closest('section[id]')?.id ?? 'main';
  return { id, top: topOf(id) ?? 0 };
}

/** Scrolls to the position, or to the top of a page that has its section no more. */
export function scrollBackTo({ id, top }: ScrollPosition): void {
  const now = topOf(id);
  const by = now === undefined ? -window.scrollY : now - top;
  window.scrollBy({ top: by, behavior: 'instant' });
}
