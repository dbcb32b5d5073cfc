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

export interface PictureProps {
  of: Pictured;
  /** Fallback for pictures without an alternative text in the page's language. */
  alt?: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The widths that are offered: `icon` up to 6 rem, `card` up to 30 rem, `wide` beyond. */
  range?: keyof typeof RANGES;
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
  range = priority ? 'wide' : 'card',
  isSeen = priority,
  ratio,
  className,
}: PictureProps) {
  const { image_path: path, image_info: info } = of;
  const { locale } = useSite();
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const broken = failed === path || path === '';
  const { best, fallback = path } = broken ? {} : offered(info, range);

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
      {best && <source type={best.type} srcSet={best.srcSet} sizes={sizes} />}
      <img
        ref={image}
        className={styles.image}
        style={frame}
        src={broken ? placeholder : fallback}
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

/** Best format first. */
const TYPES = ['image/avif', 'image/webp'];

/** The widths of a large picture that each offers: more make pages heavier than they make them sharper. */
const RANGES = {
  icon: (width: number) => width <= 320,
  card: (width: number) => width <= 960,
  wide: (width: number) => width >= 640,
};

/** The best format in the widths of a range, and a file for the browsers that don't know that format. */
function offered(info: PictureInfo | null, range: keyof typeof RANGES) {
  const sources = info?.sources ?? [];
  const inRange = (type?: string) => {
    const all = sources.filter((source) => source.type === type);
    const chosen = all.filter(({ width }) => RANGES[range](width));
    return chosen.length > 0 ? chosen : all;
  };
  const type = TYPES.find((each) => sources.some((source) => source.type === each));
  const srcSet = inRange(type)
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ');
  return {
    best: type === undefined ? undefined : { type, srcSet },
    fallback: inRange('image/webp').at(-1)?.path,
  };
}
