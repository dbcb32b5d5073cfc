import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { MediaItem } from '../../api/contract/types.ts';
import { gridMove } from './gridMove.ts';
import { MediaTile } from './MediaTile.tsx';

interface MediaGridProps {
  /** What the list is, for screen readers. */
  label: string;
  items: readonly MediaItem[];
  /** In a grid to choose from, the path of the chosen one; '' for none yet. */
  chosen?: string;
  onChoose: (item: MediaItem) => void;
}

/** Stored files as a grid; the arrow keys go from tile to tile and Enter takes one. */
export const MediaGrid = ({ label, items, chosen, onChoose }: MediaGridProps) => {
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
        <MediaTile
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
