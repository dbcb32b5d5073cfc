import { type ReactNode, useState } from 'react';
import { lazyPart } from './lazyPart.tsx';
import type { Photo } from './Picture.tsx';

const Lightbox = lazyPart(() => import('./Lightbox.tsx'), { isOver: true });

interface PhotoViewer {
  open: (index: number) => void;
  /** Handlers for what opens it, so that the lightbox is loaded before the click. */
  loading: { onPointerEnter: () => void; onFocus: () => void };
  /** The lightbox, once opened; the caller renders it. */
  viewer: ReactNode;
}

const loading = { onPointerEnter: Lightbox.preload, onFocus: Lightbox.preload };

/** Photos that open in the lightbox, which is loaded on first use. */
export function usePhotoViewer(photos: readonly Photo[]): PhotoViewer {
  const [shown, setShown] = useState<{ index: number; isOpen: boolean } | null>(null);
  return {
    open: (index) => setShown({ index, isOpen: true }),
    loading,
    viewer: shown && (
      <Lightbox
        photos={photos}
        index={shown.index}
        isOpen={shown.isOpen}
        onChange={(isOpen) => setShown({ ...shown, isOpen })}
      />
    ),
  };
}
