import type { Transform } from '../space/transform.ts';
import { add, cross, sub, unit, type Vec, vec } from '../space/vector.ts';
import type { Rgb } from './colour.ts';

/** A corner of a mesh in the part's own space, with the place the paint needs to know. */
export type Vertex = { at: Vec; normal: Vec; u: number; v: number; w: number };

/** What a paint is asked about: a point of the part, in the part's own space. */
export type Spot = { at: Vec; normal: Vec; u: number; v: number; w: number };

/** How a point answers to light: its colour, mirror share (0–1) and own light. */
export type Material = { colour: Rgb; gloss: number; glow?: Rgb };

export type Paint = (spot: Spot) => Material;

/** One part of a model: triangles by threes of `corners`, painted, perhaps with holes. */
export type Mesh = {
  corners: Vertex[];
  faces: number[];
  paint: Paint;
  /** True where there is a hole. */
  hole?: (spot: Spot) => boolean;
  /** Share of the light from behind that passes, for glass. */
  clear?: number;
  transform?: Transform;
};

export const plain = (colour: Rgb, gloss = 0.02, glow?: Rgb): Paint => {
  const material: Material = { colour, gloss, ...(glow ? { glow } : {}) };
  return () => material;
};

/** The same part elsewhere: `step` is applied after what moved it before. */
export function placed(mesh: Mesh, step: Transform): Mesh {
  const old = mesh.transform;
  if (!old) return { ...mesh, transform: step };
  return {
    ...mesh,
    transform: {
      point: (p) => step.point(old.point(p)),
      turn: (d) => step.turn(old.turn(d)),
    },
  };
}

export type Point = { at: Vec; u: number; v: number; w: number };

/** A grid of points as a smooth surface; rows and columns may close into rings. */
export function grid(rows: Point[][], paint: Paint, ringed = false): Mesh {
  const corners: Vertex[] = [];
  const faces: number[] = [];
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const at = (i: number, j: number): Vec => {
    const row = rows[Math.min(height - 1, Math.max(0, i))];
    const k = ringed ? (j + width) % width : Math.min(width - 1, Math.max(0, j));
    return row?.[k]?.at ?? vec(0, 0, 0);
  };
  for (const [i, row] of rows.entries()) {
    for (const [j, point] of row.entries()) {
      const normal = cross(sub(at(i, j + 1), at(i, j - 1)), sub(at(i + 1, j), at(i - 1, j)));
      corners.push({ ...point, normal: unit(normal) });
    }
  }
  for (let i = 0; i + 1 < height; i++) {
    for (let j = 0; j < (ringed ? width : width - 1); j++) {
      const next = (j + 1) % width;
      const [a, b] = [i * width + j, i * width + next];
      const [c, d] = [a + width, b + width];
      faces.push(a, b, d, a, d, c);
    }
  }
  return { corners, faces, paint };
}

/** Flat faces from their corners in order: hard edges, one normal a face. */
export function facets(polygons: Vec[][], paint: Paint): Mesh {
  const corners: Vertex[] = [];
  const faces: number[] = [];
  for (const polygon of polygons) {
    const [p, q, r] = polygon;
    if (!p || !q || !r) continue;
    const normal = unit(cross(sub(q, p), sub(r, p)));
    const first = corners.length;
    for (const point of polygon) corners.push({ at: point, normal, u: 0, v: 0, w: 0 });
    for (let k = 1; k + 1 < polygon.length; k++) faces.push(first, first + k, first + k + 1);
  }
  return { corners, faces, paint };
}

/** A box between two opposite corners. */
export function box(low: Vec, high: Vec, paint: Paint): Mesh {
  return prism(
    [
      { x: low.x, y: low.y },
      { x: high.x, y: low.y },
      { x: high.x, y: high.y },
      { x: low.x, y: high.y },
    ],
    low.z,
    high.z,
    paint,
  );
}

/** An outline in x and y standing from one height to another. */
export function prism(
  outline: { x: number; y: number }[],
  low: number,
  high: number,
  paint: Paint,
): Mesh {
  const floor = outline.map((p) => vec(p.x, p.y, low)).reverse();
  const roof = outline.map((p) => vec(p.x, p.y, high));
  const walls = outline.map((p, k) => {
    const q = outline[(k + 1) % outline.length] ?? p;
    return [vec(p.x, p.y, low), vec(q.x, q.y, low), vec(q.x, q.y, high), vec(p.x, p.y, high)];
  });
  return facets([floor, roof, ...walls], paint);
}

/** A profile (x outwards along the axis y, z the radius) turned about the y axis. */
export function lathe(profile: { y: number; r: number }[], steps: number, paint: Paint): Mesh {
  const rows = profile.map((p, i) =>
    Array.from({ length: steps }, (_, k) => {
      const angle = (k / steps) * Math.PI * 2;
      const at = vec(Math.cos(angle) * p.r, p.y, Math.sin(angle) * p.r);
      return { at, u: angle, v: p.r, w: i };
    }),
  );
  return grid(rows, paint, true);
}

/** A pipe along a path of points. */
export function tube(path: Vec[], radius: number, paint: Paint, steps = 10): Mesh {
  const rows = path.map((p, i) => {
    const before = path[Math.max(0, i - 1)] ?? p;
    const behind = path[Math.min(path.length - 1, i + 1)] ?? p;
    const along = unit(sub(behind, before));
    const side = unit(cross(along, Math.abs(along.z) > 0.9 ? vec(1, 0, 0) : vec(0, 0, 1)));
    const up = cross(side, along);
    return Array.from({ length: steps }, (_, k) => {
      const angle = (k / steps) * Math.PI * 2;
      const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      const ring = vec(side.x * c + up.x * s, side.y * c + up.y * s, side.z * c + up.z * s);
      return { at: add(p, ring), u: angle, v: i / Math.max(1, path.length - 1), w: 0 };
    });
  });
  return grid(rows, paint, true);
}

/** A ball stretched along the axes. */
export function ball(centre: Vec, size: Vec, paint: Paint, steps = 28): Mesh {
  const rows = Array.from({ length: steps / 2 + 1 }, (_, i) => {
    const tall = (i / (steps / 2)) * Math.PI - Math.PI / 2;
    return Array.from({ length: steps }, (_, k) => {
      const angle = (k / steps) * Math.PI * 2;
      const d = vec(
        Math.cos(tall) * Math.cos(angle),
        Math.cos(tall) * Math.sin(angle),
        Math.sin(tall),
      );
      const at = vec(centre.x + d.x * size.x, centre.y + d.y * size.y, centre.z + d.z * size.z);
      return { at, u: angle, v: tall, w: 0 };
    });
  });
  return grid(rows, paint, true);
}
