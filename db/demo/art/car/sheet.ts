import type { Material } from '../render/mesh.ts';

/** Shapes filled with one material; where rings of one decal overlap, the even ones are holes. */
export type Decal = { rings: (readonly (readonly [number, number])[])[]; material: Material };

export type Sheet = (x: number, y: number) => Material | undefined;

export type SheetArea = { left: number; right: number; low: number; high: number };

const perMetre = 640;

/** A flat foil with decals on it, the later over the earlier, looked up by place in metres. */
export function sheet(area: SheetArea, decals: Decal[]): Sheet {
  const width = Math.ceil((area.right - area.left) * perMetre);
  const height = Math.ceil((area.high - area.low) * perMetre);
  const cells = new Uint16Array(width * height);
  for (const [index, decal] of decals.entries()) {
    const tall = decal.rings.flat().map(([, y]) => (y - area.low) * perMetre);
    const first = Math.max(0, Math.floor(Math.min(...tall)));
    const last = Math.min(height, Math.ceil(Math.max(...tall)));
    for (let row = first; row < last; row++) {
      const y = area.low + (row + 0.5) / perMetre;
      const cuts = crossings(decal, y);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const from = Math.max(0, Math.round(((cuts[k] ?? 0) - area.left) * perMetre));
        const to = Math.min(width, Math.round(((cuts[k + 1] ?? 0) - area.left) * perMetre));
        if (to > from) cells.fill(index + 1, row * width + from, row * width + to);
      }
    }
  }
  return (x, y) => {
    const column = Math.floor((x - area.left) * perMetre);
    const row = Math.floor((y - area.low) * perMetre);
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    return decals[(cells[row * width + column] ?? 0) - 1]?.material;
  };
}

function crossings(decal: Decal, y: number): number[] {
  const cuts: number[] = [];
  for (const ring of decal.rings) {
    for (const [i, [x0, y0]] of ring.entries()) {
      const [x1, y1] = ring[(i + 1) % ring.length] ?? [x0, y0];
      if (y0 > y !== y1 > y) cuts.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  return cuts.sort((a, b) => a - b);
}

/** A line as a thin shape, e.g. a gap between panels. */
export function stroke(
  points: readonly (readonly [number, number])[],
  thick: number,
  material: Material,
): Decal[] {
  return points.slice(1).map((end, i) => {
    const [x0, y0] = points[i] ?? end;
    const [x1, y1] = end;
    const d = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [((y1 - y0) / d) * (thick / 2), (-(x1 - x0) / d) * (thick / 2)];
    return {
      rings: [
        [
          [x0 + nx, y0 + ny],
          [x1 + nx, y1 + ny],
          [x1 - nx, y1 - ny],
          [x0 - nx, y0 - ny],
        ],
      ],
      material,
    };
  });
}

/** A regular ring of points, for lamps and bolts. */
export function disc(x: number, y: number, radius: number): (readonly [number, number])[] {
  return Array.from({ length: 28 }, (_, k) => {
    const angle = (k / 28) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
}
