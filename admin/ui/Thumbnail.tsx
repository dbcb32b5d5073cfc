import Image from '@mui/icons-material/Image';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, useState } from 'react';
import type { Ground } from '../../api/contract/constants.ts';
import type { PictureInfo } from '../../api/contract/types.ts';

interface ThumbnailProps {
  path: string | null | undefined;
  info?: PictureInfo | null;
  alt: string;
  /** Pixels, or 'fill' for the full available width. */
  width?: number | 'fill';
  height?: number;
  /** Shown when the picture is missing or fails to load. */
  placeholder?: ComponentType<SvgIconProps>;
  fit?: 'cover' | 'contain';
  /** The ground that it is made for, where it is seen on no other. */
  ground?: Ground | undefined;
  /** Called when the picture cannot be shown. */
  onFailed?: (() => void) | undefined;
}

/** A record's thumbnail, from the smallest stored size that is sharp enough. */
export const Thumbnail = ({
  path,
  info,
  alt,
  width = 72,
  height = 48,
  placeholder: Placeholder = Image,
  fit = 'cover',
  ground,
  onFailed,
}: ThumbnailProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const source = path ? pictureAtWidth(path, info, width === 'fill' ? FILLED : width * 2) : null;
  const box = {
    width: width === 'fill' ? '100%' : width,
    height,
    flexShrink: 0,
    bgcolor: source && ground ? GROUND[ground] : (info?.color ?? 'action.hover'),
  };
  if (!source || failed === source) {
    return (
      <Box
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        sx={{ ...box, display: 'grid', placeItems: 'center' }}
      >
        <Placeholder color="disabled" />
      </Box>
    );
  }
  return (
    <Box
      alt={alt}
      component="img"
      loading="lazy"
      onError={() => {
        setFailed(source);
        onFailed?.();
      }}
      src={source}
      sx={{ ...box, display: 'block', objectFit: fit }}
    />
  );
};

const GROUND = { dark: 'grey.900', light: 'common.white' } as const;

/** Wide enough for grid tiles. */
const FILLED = 400;

/** The narrowest stored WebP at least this wide, else the picture itself. */
export function pictureAtWidth(path: string, info: PictureInfo | null | undefined, width: number) {
  const wide = (info?.sources ?? [])
    .filter((source) => source.type === 'image/webp' && source.width >= width)
    .sort((a, b) => a.width - b.width);
  return wide[0]?.path ?? path;
}
