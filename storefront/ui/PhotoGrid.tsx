import { type CSSProperties, type MouseEvent, useEffect, useState } from 'react';
import type { PictureInfo } from '../../api/contract/types.ts';
import styles from './PhotoGrid.module.css';
import { type Photo, Picture } from './Picture.tsx';
import { usePhotoViewer } from './usePhotoViewer.tsx';

interface PhotoGridProps {
  photos: readonly Photo[];
  /** `mosaic`: eight photos edge to edge; `strips`: whole pictures, each strip of one height. */
  arrangement?: keyof typeof SIZES;
  /** Opens a photo in the page's own viewer, which may have more photos; by default in the grid's. */
  onOpen?: (index: number) => void;
}

const SIZES = {
  rows: '(min-width: 56rem) 48vw, 96vw',
  mosaic: '(min-width: 56rem) 50vw, 100vw',
  strips: '(min-width: 56rem) 40vw, 96vw',
};

/** Milliseconds before photos open in the lightbox. */
const BOUND_AFTER = 500;

/** Photos as links to whole pictures; half a second after hydration they open in the lightbox. */
export function PhotoGrid({ photos, arrangement = 'rows', onOpen }: PhotoGridProps) {
  const bound = useBound();
  const { open: openOwn, loading, viewer } = usePhotoViewer(photos);
  const open = (event: MouseEvent, index: number) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    // A click that a resting section held back, and makes again now, has waited long enough.
    const isBound = bound || !event.isTrusted;
    if (!isBound || elsewhere) return;
    event.preventDefault();
    (onOpen ?? openOwn)(index);
  };
  return (
    <>
      <ul className={styles.grid} data-arrangement={arrangement} data-count={photos.length}>
        {photos.map(({ id, alt, caption, thumbnail, ...whole }, index) => (
          <li key={id} style={shapeOf(thumbnail?.image_info ?? whole.image_info)}>
            <a href={whole.image_path} onClick={(event) => open(event, index)} {...loading}>
              <Picture
                of={thumbnail ?? whole}
                alt={caption ? '' : alt}
                sizes={SIZES[arrangement]}
                range="wide"
                priority={arrangement === 'strips' && index === 0}
              />
              {caption && <span className={styles.caption}>{caption}</span>}
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}

function shapeOf(info: PictureInfo | null): CSSProperties {
  const shape: Record<`--${string}`, number> = {
    '--shape': info ? info.width / info.height : 16 / 9,
  };
  return shape;
}

function useBound(): boolean {
  const [bound, setBound] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBound(true), BOUND_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return bound;
}
