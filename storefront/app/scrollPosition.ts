/** Where a page is scrolled to, in pixels; by a section of it, whose own top stays when others grow. */
export interface ScrollPosition {
  top: number;
  section?: { id: string; top: number } | undefined;
}

/** The window's position, by the section in the middle of the screen if there is one. */
export function scrollPosition(): ScrollPosition {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const section = middle?.closest('section[id]');
  return {
    top: window.scrollY,
    section: section ? { id: section.id, top: section.getBoundingClientRect().top } : undefined,
  };
}

/** Where to scroll to for such a position in the page as it is now. */
export function scrollTopOf({ top, section }: ScrollPosition): number {
  const found = section && document.getElementById(section.id);
  return found ? window.scrollY + found.getBoundingClientRect().top - section.top : top;
}
