/** A tile's top left corner, in pixels of the page. */
type TilePlace = { left: number; top: number };

/** The index of the tile that an arrow key, Home or End moves to, or null. */
export function gridMove(key: string, places: readonly TilePlace[], from: number): number | null {
  const last = places.length - 1;
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[key];
  if (to !== undefined) return to < 0 || to > last ? null : to;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const here = places[from];
  if (!here) return null;
  return nearest(key === 'ArrowDown' ? 1 : -1, places, here);
}

/** The nearest tile in the next row up or down. */
function nearest(way: 1 | -1, places: readonly TilePlace[], here: TilePlace): number | null {
  const beyond = places
    .map((place, index) => ({ ...place, index, rows: (place.top - here.top) * way }))
    .filter(({ rows }) => rows > ROW_TOLERANCE)
    .sort((a, b) => a.rows - b.rows);
  const row = beyond[0]?.rows ?? 0;
  const [best] = beyond
    .filter(({ rows }) => rows - row <= ROW_TOLERANCE)
    .sort((a, b) => Math.abs(a.left - here.left) - Math.abs(b.left - here.left));
  return best?.index ?? null;
}

/** Tiles of one row may differ by fractions of a pixel. */
const ROW_TOLERANCE = 2;
