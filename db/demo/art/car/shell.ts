import { grid, type Mesh, type Paint, type Point } from '../render/mesh.ts';
import { mix, smooth, type Vec } from '../space/vector.ts';
import type { Share } from './curve.ts';

/** One horizontal ring of a body: where it ends in front and behind, its half width, its height. */
export type Ring = { front: number; rear: number; half: number; z: (x: number) => number };

/**
 * The skin between rings one above another. A point's u is the way along the outline from the
 * front middle in metres (left positive), v the share of the rings, w the share of the length.
 */
export function shell(outline: Share[], rings: Ring[], paint: Paint, bend: (p: Vec) => Vec): Mesh {
  const both = [
    ...outline.map((share) => ({ ...share, side: 1 })),
    ...outline
      .slice(1, -1)
      .reverse()
      .map((share) => ({ ...share, side: -1 })),
  ];
  const wide = rings[Math.floor(rings.length / 2)];
  const ways = wide ? waysAlong(outline, wide) : [];
  const rows = rings.map((ring, i) =>
    both.map(({ xi, eta, side }, k): Point => {
      const x = placeOf(ring, xi);
      const way = ways[k < outline.length ? k : both.length - k] ?? 0;
      const at = bend({ x, y: side * eta * ring.half, z: ring.z(x) });
      return { at, u: way * side, v: i / (rings.length - 1), w: xi };
    }),
  );
  return grid(rows, paint, true);
}

/** The lid over the topmost ring; `rise` lifts it towards the middle, by share of half width. */
export function lid(
  outline: Share[],
  ring: Ring,
  rise: (x: number, share: number) => number,
  paint: Paint,
): Mesh {
  const rows = outline.map(({ xi, eta }) =>
    Array.from({ length: 41 }, (_, k): Point => {
      const share = k / 20 - 1;
      const x = placeOf(ring, xi);
      const y = share * eta * ring.half;
      const lift = rise(x, share * eta) * (1 - smooth(0.8, 1, Math.abs(xi)));
      return { at: { x, y, z: ring.z(x) + lift }, u: y, v: 1, w: xi };
    }),
  );
  return grid(rows, paint);
}

/** The way round half a ring, from the front middle to the rear middle, in metres. */
export function halfGirth(outline: Share[], ring: Ring): number {
  return waysAlong(outline, ring).at(-1) ?? 0;
}

function placeOf(ring: Ring, xi: number): number {
  return mix(ring.rear, ring.front, (xi + 1) / 2);
}

/** How far each point of the left half is from the front middle, along the ring. */
function waysAlong(outline: Share[], ring: Ring): number[] {
  let sum = 0;
  return outline.map((share, i) => {
    const last = outline[i - 1];
    if (last) {
      const dx = placeOf(ring, share.xi) - placeOf(ring, last.xi);
      sum += Math.hypot(dx, (share.eta - last.eta) * ring.half);
    }
    return sum;
  });
}
