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

/**
 * Photos as links to whole pictures; half a second after hydration they open in the lightbox. One without
 * a picture leads nowhere.
 */
export function PhotoGrid({ photos, arrangement = 'rows', onOpen }: PhotoGridProps) {
  const bound = useBound();
  const { open: openOwn, loading, viewer } = usePhotoViewer(photos);
  const open = (event: MouseEvent, index: number) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    // A click that was held back until the section was hydrated has waited long enough.
    const isBound = bound || !event.isTrusted;
    if (!isBound || elsewhere) return;
    event.preventDefault();
    (onOpen ?? openOwn)(index);
  };
  return (
    <>
      <ul className={styles.grid} data-arrangement={arrangement} data-count={photos.length}>
        {photos.map((photo, index) => {
          const { id, image_path: path } = photo;
          const isFirst = arrangement === 'strips' && index === 0;
          const shown = <GridPhoto of={photo} priority={isFirst} sizes={SIZES[arrangement]} />;
          return (
            <li key={id} style={shapeOf((photo.thumbnail ?? photo).image_info)}>
              {path ? (
                <a
                  className={styles.photo}
                  href={path}
                  onClick={(event) => open(event, index)}
                  {...loading}
                >
                  {shown}
                </a>
              ) : (
                <div className={styles.photo}>{shown}</div>
              )}
            </li>
          );
        })}
      </ul>
      {viewer}
    </>
  );
}

interface GridPhotoProps {
  of: Photo;
  priority: boolean;
  sizes: string;
}

/** A photo's thumbnail, else the photo itself, with its caption. */
const GridPhoto = ({
  of: { alt, caption, thumbnail, ...whole },
  priority,
  sizes,
}: GridPhotoProps) => (
  <>
    <Picture
      of={thumbnail ?? whole}
      alt={caption ? '' : alt}
      sizes={sizes}
      range="wide"
      priority={priority}
    />
    {caption && <span className={styles.caption}>{caption}</span>}
  </>
);

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
