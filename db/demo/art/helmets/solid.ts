import { contours, type LetteringOptions, type Point } from '../lettering.ts';
import { crown, fieldAt, radians, surface } from './shell.ts';

/** A place on the helmet: azimuth in degrees (0 the nose, positive its left) and height (-1 to 1). */
export type Spot = [azimuth: number, height: number];

export interface Solid {
  /** Where a spot is drawn; `lift` is how far it stands off the shell, in helmet units. */
  project(spot: Spot, lift?: number): Point;
  /** A closed figure drawn on the shell, following its curvature. */
  figure(spots: Spot[], lift?: number): string;
  /** An open line drawn on the shell. */
  line(spots: Spot[], lift?: number): string;
  /** Lettering that lies on the shell; x is degrees, y is hundredths of height. */
  lettering(text: string, at: Spot, size: number, options?: Partial<LetteringOptions>): string;
  /** Rings drawn in a square of 100 laid on the shell, `size` degrees wide, centred on the spot. */
  emblem(rings: Point[][], at: Spot, size: number): string;
  silhouette(lift?: number): string;
  /** Outline of a part that stands off the shell, from its corners in helmet units (x left, y up, z ahead). */
  part(corners: [number, number, number][]): string;
  /** Unit normal towards the eye at a point of the picture, or nothing beside the shell. */
  normalAt(
    point: Point,
  ): { x: number; y: number; z: number; height: number; azimuth: number } | undefined;
  turn: number;
}

export interface Pose {
  /** Degrees the helmet is turned to the left of the picture's eye, and pitched towards it. */
  turn: number;
  pitch: number;
  x: number;
  y: number;
  /** Pixels to a helmet unit; a helmet is about 2.05 units high. */
  scale: number;
}

export function helmetSolid(pose: Pose): Solid {
  const yaw = radians(pose.turn);
  const pitch = radians(pose.pitch);
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];

  const place = (x: number, y: number, z: number): Point => {
    const [rx, rz] = [x * cy + z * sy, z * cy - x * sy];
    const ry = y * cp - rz * sp;
    return [pose.x + rx * pose.scale, pose.y - ry * pose.scale];
  };
  const project = ([azimuth, height]: Spot, lift = 0): Point => {
    const limited = clampToLimb(azimuth, pose.turn);
    return place(...surface(limited, height, lift));
  };
  const trace = (spots: Spot[], closed: boolean, lift: number) =>
    path(
      subdivide(spots, closed).map((spot) => project(spot, lift)),
      closed,
    );
  const rings = (all: Point[][], lift = 0) => all.map((ring) => trace(ring, true, lift)).join('');

  return {
    project,
    figure: (spots, lift = 0) => trace(spots, true, lift),
    line: (spots, lift = 0) => trace(spots, false, lift),
    lettering: (text, [azimuth, height], size, options = {}) =>
      rings(
        contours(text, { size, anchor: 'middle', ...options }).map((ring) =>
          ring.map(([x, y]): Point => [azimuth + x, height - y / 60]),
        ),
      ),
    emblem: (all, [azimuth, height], size) =>
      rings(
        all.map((ring) =>
          ring.map(
            ([x, y]): Point => [
              azimuth + ((x - 50) / 100) * size,
              height - ((y - 50) / 100) * (size / 60),
            ],
          ),
        ),
      ),
    part: (corners) => path(convexHull(corners.map(([x, y, z]) => place(x, y, z))), true),
    silhouette: (lift = 0) => path(hullOf(place, lift), true),
    normalAt: (point) => {
      // Just beside the limb the nearest slope holds, or the light would stop short of the edge.
      for (const inwards of [0, 0.012, 0.024]) {
        const [px, py] = point;
        const near: Point = [px + (pose.x - px) * inwards, py + (pose.y - py) * inwards];
        const normal = normalAt(near, pose, { cy, sy, cp, sp });
        if (normal) return normal;
      }
      return undefined;
    },
    turn: pose.turn,
  };
}

type Turned = { cy: number; sy: number; cp: number; sp: number };

/** Looks along the eye's ray for the shell and takes the slope of its field there. */
function normalAt([px, py]: Point, pose: Pose, { cy, sy, cp, sp }: Turned) {
  const u = (px - pose.x) / pose.scale;
  const v = (pose.y - py) / pose.scale;
  const field = (depth: number) => {
    const [y, rz] = [v * cp + depth * sp, depth * cp - v * sp];
    const [x, z] = [u * cy - rz * sy, rz * cy + u * sy];
    return { value: fieldAt(x, y, z), x, y, z };
  };
  let outside = 1.6;
  let inside = Number.NaN;
  for (let depth = 1.6; depth > -1.2; depth -= 0.08) {
    if (field(depth).value < 1) {
      inside = depth;
      break;
    }
    outside = depth;
  }
  if (Number.isNaN(inside)) return undefined;
  for (let round = 0; round < 9; round++) {
    const half: number = (inside + outside) / 2;
    if (field(half).value < 1) inside = half;
    else outside = half;
  }
  const hit = field(inside);
  const e = 0.012;
  const gx = fieldAt(hit.x + e, hit.y, hit.z) - fieldAt(hit.x - e, hit.y, hit.z);
  const gy = fieldAt(hit.x, hit.y + e, hit.z) - fieldAt(hit.x, hit.y - e, hit.z);
  const gz = fieldAt(hit.x, hit.y, hit.z + e) - fieldAt(hit.x, hit.y, hit.z - e);
  const [nx, nz] = [gx * cy + gz * sy, gz * cy - gx * sy];
  const [ny, depth] = [gy * cp - nz * sp, nz * cp + gy * sp];
  const size = Math.hypot(nx, ny, depth) || 1;
  return {
    x: nx / size,
    y: ny / size,
    z: depth / size,
    height: hit.y,
    azimuth: degrees(Math.atan2(hit.x, hit.z)),
  };
}

/** Outline of the whole solid: the outermost point in every direction, rounded at the neck. */
function hullOf(place: (x: number, y: number, z: number) => Point, lift: number): Point[] {
  const points: Point[] = [];
  for (let height = -1.06; height <= crown; height += 0.02) {
    for (let azimuth = 0; azimuth < 360; azimuth += 4) {
      points.push(place(...surface(azimuth, height, lift)));
    }
  }
  return convexHull(points);
}

function convexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: Point[]) => {
    const hull: Point[] = [];
    for (const point of list) {
      for (let a = hull.at(-2), b = hull.at(-1); a && b && turns(a, b, point) <= 0; ) {
        hull.pop();
        a = hull.at(-2);
        b = hull.at(-1);
      }
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function turns(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** What lies behind the limb is drawn on it: the clip of the shell takes the rest away. */
function clampToLimb(azimuth: number, turn: number): number {
  return Math.max(-turn - 97, Math.min(-turn + 97, azimuth));
}

function subdivide(spots: Spot[], closed: boolean): Spot[] {
  return spots.flatMap((spot, index): Spot[] => {
    const next = spots[index + 1] ?? (closed ? spots[0] : undefined);
    if (!next) return [spot];
    const span = Math.max(Math.abs(next[0] - spot[0]) / 4, Math.abs(next[1] - spot[1]) / 0.05);
    const steps = Math.max(1, Math.ceil(span));
    return Array.from({ length: steps }, (_, step): Spot => {
      const t = step / steps;
      return [spot[0] + (next[0] - spot[0]) * t, spot[1] + (next[1] - spot[1]) * t];
    });
  });
}

function path(points: Point[], closed: boolean): string {
  const body = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return `M${body}${closed ? 'Z' : ''}`;
}

function degrees(value: number): number {
  return (value * 180) / Math.PI;
}
