import Movie from '@mui/icons-material/Movie';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '../../api/contract/types.ts';
import { Mark } from '../ui/Mark.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { gridMove } from './gridMove.ts';
import { pictureName } from './pictureName.ts';

interface PictureGridProps {
  label: string;
  items: readonly MediaItem[];
  /** When choosing, the path of the current choice; '' for none. */
  chosen?: string;
  onChoose: (item: MediaItem) => void;
}

export const PictureGrid = ({ label, items, chosen, onChoose }: PictureGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const known = items.some(({ id }) => id === focused);
  const current = known ? focused : (items.find(({ path }) => path === chosen) ?? items[0])?.id;

  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const places = tiles.map((tile) => {
      const { left, top } = tile.getBoundingClientRect();
      return { left, top };
    });
    const to = gridMove(event.key, places, from);
    if (to === null) return;
    event.preventDefault();
    tiles[to]?.focus();
  };

  return (
    <Box aria-label={label} component="ul" ref={list} sx={GRID}>
      {items.map((item, index) => (
        <Tile
          isChosen={chosen === undefined ? undefined : item.path === chosen}
          isCurrent={item.id === current}
          item={item}
          key={item.id}
          onChoose={() => onChoose(item)}
          onFocus={() => setFocused(item.id)}
          onKeyDown={(event) => move(event, index)}
        />
      ))}
    </Box>
  );
};

export const GridSkeleton = () => (
  <Box aria-hidden="true" sx={GRID}>
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((tile) => (
      <Skeleton height={190} key={tile} variant="rectangular" />
    ))}
  </Box>
);

interface TileProps {
  item: MediaItem;
  /** Whether Tab reaches it; arrow keys reach the others. */
  isCurrent: boolean;
  /** Whether it is selected; undefined outside choosing. */
  isChosen: boolean | undefined;
  onChoose: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const Tile = ({ item, isCurrent, isChosen, onChoose, ...rest }: TileProps) => {
  const translate = useTranslate();
  const { path, info, width, height, kind, alt } = item;
  const size =
    width === null || height === null
      ? translate('resources.media.video')
      : translate('resources.media.size', { width, height });
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <ButtonBase
        {...rest}
        aria-label={`${pictureName(item)}, ${size}`}
        aria-pressed={isChosen}
        onClick={onChoose}
        sx={{ ...TILE, borderColor: isChosen ? 'primary.main' : 'divider' }}
        tabIndex={isCurrent ? 0 : -1}
      >
        <Thumbnail
          alt=""
          fit="contain"
          height={132}
          info={info}
          path={kind === 'image' ? path : null}
          placeholder={kind === 'video' ? Movie : undefined}
          width="fill"
        />
        <Box sx={{ p: 1, display: 'grid', gap: 0.5, justifyItems: 'start', width: '100%' }}>
          <Typography noWrap sx={{ maxWidth: '100%' }} variant="body2">
            {pictureName(item)}
          </Typography>
          <Typography color="textSecondary" variant="caption">
            {size}
          </Typography>
          {kind === 'image' && !(alt.en && alt.cs) && (
            <Mark color="warning" label={translate('resources.media.missingAlt')} />
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
};

const TILE = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  alignItems: 'stretch',
  textAlign: 'left',
  border: 2,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};

const GRID = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    sm: 'repeat(auto-fill, minmax(11rem, 1fr))',
  },
};
