import { lazy, type ReactNode, useState } from 'react';
import { LazyPart } from './LazyPart.tsx';
import type { Photo } from './Picture.tsx';

const loadLightbox = () => import('./Lightbox.tsx');
const Lightbox = lazy(loadLightbox);

interface PhotoViewer {
  open: (index: number) => void;
  /** Handlers for what opens it, so that the lightbox is loaded before the click. */
  loading: { onPointerEnter: () => void; onFocus: () => void };
  /** The lightbox, once opened; the caller renders it. */
  viewer: ReactNode;
}

const load = () => void loadLightbox();
const loading = { onPointerEnter: load, onFocus: load };

/** Photos that open in the lightbox, which is loaded on first use. */
export function usePhotoViewer(photos: readonly Photo[]): PhotoViewer {
  const [shown, setShown] = useState<{ index: number; isOpen: boolean } | null>(null);
  return {
    open: (index) => setShown({ index, isOpen: true }),
    loading,
    viewer: shown && (
      <LazyPart>
        <Lightbox
          photos={photos}
          index={shown.index}
          isOpen={shown.isOpen}
          onChange={(isOpen) => setShown({ ...shown, isOpen })}
        />
      </LazyPart>
    ),
  };
}
