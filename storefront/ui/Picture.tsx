import { type CSSProperties, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { PictureInfo } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import placeholder from '../assets/placeholder.svg?url';
import styles from './Picture.module.css';

/** A record with a picture. */
export interface Pictured {
  image_path: string;
  image_info: PictureInfo | null;
}

/** A photo of a lightbox gallery. */
export interface Photo extends Pictured {
  id: number;
  alt: string;
  caption?: string;
  /** Shown instead of the whole picture until it opens. */
  thumbnail?: Pictured;
}

interface PictureProps {
  of: Pictured;
  /** Fallback for pictures without an alternative text in the page's language. */
  alt?: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The page's main picture: fetched first. All others load lazily. */
  priority?: boolean;
  /** Visible at once on every page: loaded eagerly. */
  isSeen?: boolean;
  /** Aspect ratio of its frame as width / height; the picture's own when absent. */
  ratio?: number;
  className?: string;
}

/** A picture in its formats and widths; a plain colour while loading, the placeholder on failure. */
export function Picture({
  of,
  alt = '',
  sizes,
  priority,
  isSeen = priority,
  ratio,
  className,
}: PictureProps) {
  const { image_path: path, image_info: info } = of;
  const { locale } = useSite();
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const broken = failed === path || path === '';
  const sets = broken ? [] : sourceSets(info);
  const best = sets[0];

  // The picture may have failed before hydration.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0 && path !== '') setFailed(path);
  }, [path]);

  if (priority && best) {
    preload(path, {
      as: 'image',
      type: best.type,
      imageSrcSet: best.srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }

  const frame: CSSProperties = {
    backgroundColor: info?.color,
    ...(ratio && { aspectRatio: String(ratio) }),
  };
  return (
    <picture className={className}>
      {sets.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        className={styles.image}
        style={frame}
        src={broken ? placeholder : path}
        alt={info?.alt?.[locale] || alt}
        width={info?.width ?? 1600}
        height={info?.height ?? 900}
        loading={isSeen ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={(event: SyntheticEvent<HTMLImageElement>) => {
          if (!event.currentTarget.src.endsWith(placeholder)) setFailed(path);
        }}
      />
    </picture>
  );
}

/** Best format first; browsers take the first one they support. */
const TYPES = ['image/avif', 'image/webp'];

function sourceSets(info: PictureInfo | null): { type: string; srcSet: string }[] {
  return TYPES.map((type) => ({
    type,
    srcSet: (info?.sources ?? [])
      .filter((source) => source.type === type)
      .map((source) => `${source.path} ${source.width}w`)
      .join(', '),
  })).filter(({ srcSet }) => srcSet !== '');
}
