import { useEffect } from 'react';

/**
 * Escape ends the move alone: without this it would also close the panel or window in which the items
 * stand. The sensor of the move listens on the document, so the key is told to it there.
 */
export function useEscapeWhileDragging(isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Escape' || event.target === document) return;
      event.stopPropagation();
      document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape' }));
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isDragging]);
}
