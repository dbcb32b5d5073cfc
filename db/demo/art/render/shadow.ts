import { cross, dot, unit, type Vec, vec } from '../space/vector.ts';
import { spotOn, type Triangle } from './triangle.ts';

/** How much of the hard light is kept from a point: 0 in the open, 1 behind something. */
export type Shade = (at: Vec, slack: number) => number;

const size = 1536;

/** Looks at the meshes from the light once and remembers how far the nearest thing is. */
export function shadowOf(all: Triangle[], sun: Vec): Shade {
  const right = unit(cross(sun, Math.abs(sun.z) > 0.98 ? vec(1, 0, 0) : vec(0, 0, 1)));
  const up = cross(right, sun);
  let [left, low, far, high] = [1e9, 1e9, -1e9, -1e9];
  for (const { a, b, c } of all) {
    for (const corner of [a, b, c]) {
      const [x, y] = [dot(corner.world, right), dot(corner.world, up)];
      left = Math.min(left, x);
      far = Math.max(far, x);
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
  }
  const step = Math.max(far - left, high - low) / (size - 4) || 1;
  const depth = new Float32Array(size * size).fill(-1e9);
  for (const triangle of all) {
    const { a, b, c, mesh } = triangle;
    if (mesh.clear) continue;
    const [ax, ay] = [(dot(a.world, right) - left) / step + 2, (dot(a.world, up) - low) / step + 2];
    const [bx, by] = [(dot(b.world, right) - left) / step + 2, (dot(b.world, up) - low) / step + 2];
    const [cx, cy] = [(dot(c.world, right) - left) / step + 2, (dot(c.world, up) - low) / step + 2];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const [da, db, dc] = [dot(a.world, sun), dot(b.world, sun), dot(c.world, sun)];
    for (let y = Math.ceil(Math.min(ay, by, cy)); y <= Math.max(ay, by, cy); y++) {
      for (let x = Math.ceil(Math.min(ax, bx, cx)); x <= Math.max(ax, bx, cx); x++) {
        const la = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
        const lb = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
        const lc = 1 - la - lb;
        if (la < 0 || lb < 0 || lc < 0) continue;
        const d = da * la + db * lb + dc * lc;
        const at = y * size + x;
        if (d <= (depth[at] ?? 0)) continue;
        if (mesh.hole?.(spotOn(triangle, la, lb))) continue;
        depth[at] = d;
      }
    }
  }
  const covered = (x: number, y: number, d: number): number =>
    x < 0 || y < 0 || x >= size || y >= size ? 0 : (depth[y * size + x] ?? 0) > d ? 1 : 0;
  return (at, slack) => {
    const x = (dot(at, right) - left) / step + 2;
    const y = (dot(at, up) - low) / step + 2;
    const d = dot(at, sun) + slack;
    const [fx, fy] = [Math.floor(x), Math.floor(y)];
    const [kx, ky] = [x - fx, y - fy];
    const below = covered(fx, fy, d) * (1 - kx) + covered(fx + 1, fy, d) * kx;
    const above = covered(fx, fy + 1, d) * (1 - kx) + covered(fx + 1, fy + 1, d) * kx;
    return below * (1 - ky) + above * ky;
  };
}
