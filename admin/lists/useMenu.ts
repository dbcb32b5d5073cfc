import { type MouseEvent, useState } from 'react';

/** A menu below the button that opened it; closed when the anchor is null. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return {
    anchor,
    open: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    close: () => setAnchor(null),
  };
}
