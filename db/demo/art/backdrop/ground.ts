import type { Camera } from '../space/camera.ts';
import { mix, type Vec, vec } from '../space/vector.ts';
import type { Mood } from './mood.ts';

/** Where the level ground ends on the picture, in pixels from above. */
export function horizonOf(camera: Camera): number {
  const dx = camera.to.x - camera.from.x;
  const dy = camera.to.y - camera.from.y;
  const d = Math.hypot(dx, dy) || 1;
  return camera.see(vec(camera.from.x + (dx / d) * 1e5, camera.from.y + (dy / d) * 1e5, 0)).y;
}

/** The asphalt from the horizon to the lower edge. */
export function asphalt(mood: Mood, camera: Camera, horizon: number): string {
  const top = Math.max(-10, horizon - 1);
  const [far, near] = mood.asphalt;
  return `<defs><linearGradient id="asphalt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset=".28" stop-color="${near}" stop-opacity=".96"/><stop offset="1" stop-color="${near}"/></linearGradient></defs><rect y="${top}" width="${camera.width}" height="${camera.height - top + 10}" fill="${near}"/><rect y="${top}" width="${camera.width}" height="${camera.height - top + 10}" fill="url(#asphalt)"/>`;
}

/** A flat shape in the world as SVG path data, cut off where it would pass behind the camera. */
export function flat(camera: Camera, points: Vec[]): string {
  const near = 0.35;
  const cut: Vec[] = [];
  for (const [i, p] of points.entries()) {
    const q = points[(i + 1) % points.length] ?? p;
    const [dp, dq] = [camera.see(p).depth, camera.see(q).depth];
    if (dp > near) cut.push(p);
    if (dp > near !== dq > near) {
      const t = (near - dp) / (dq - dp);
      cut.push(vec(mix(p.x, q.x, t), mix(p.y, q.y, t), mix(p.z, q.z, t)));
    }
  }
  if (cut.length < 3) return '';
  return `M${cut
    .map((p) => camera.see(p))
    .map(({ x, y }) => `${bound(x)} ${bound(y)}`)
    .join('L')}Z`;
}

const bound = (v: number): string => Math.max(-40000, Math.min(40000, v)).toFixed(1);

/** A road's middle line: straight or an even bend; `heading` at the origin, radius left positive. */
export type Road = { heading: number; radius?: number };

/** The place `along` the road and `aside` to its left. */
export function onRoad(road: Road, along: number, aside: number, z = 0): Vec {
  const c = Math.cos(road.heading);
  const s = Math.sin(road.heading);
  let [x, y] = [along, aside];
  if (road.radius) {
    const angle = along / road.radius;
    x = Math.sin(angle) * (road.radius - aside);
    y = road.radius - Math.cos(angle) * (road.radius - aside);
  }
  return vec(x * c - y * s, x * s + y * c, z);
}

/** A band along the road between two distances from its middle. */
export function band(
  camera: Camera,
  road: Road,
  from: number,
  to: number,
  colour: string,
  reach: readonly [number, number] = [-60, 90],
  opacity = 1,
): string {
  const steps = 60;
  const line = (aside: number) =>
    Array.from({ length: steps + 1 }, (_, k) =>
      onRoad(road, mix(reach[0], reach[1], k / steps), aside),
    );
  const path = flat(camera, [...line(from), ...line(to).reverse()]);
  return (
    path && `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
  );
}

/** Kerb blocks in two colours, with a thin edge of shade; `offset` slides them along in metres. */
export function kerb(
  camera: Camera,
  road: Road,
  aside: number,
  wide: number,
  colours: readonly [string, string],
  reach: readonly [number, number] = [-40, 80],
  offset = 0,
): string {
  const block = 1.25;
  const paths: [string, string] = ['', ''];
  for (let k = Math.floor(reach[0] / block); k * block < reach[1]; k++) {
    const [a, b] = [k * block + offset, (k + 1) * block + offset];
    const piece = flat(camera, [
      onRoad(road, a, aside),
      onRoad(road, b, aside),
      onRoad(road, b, aside + wide),
      onRoad(road, a, aside + wide),
    ]);
    if (k % 2 === 0) paths[0] += piece;
    else paths[1] += piece;
  }
  const edge = Math.sign(wide) * 0.14;
  return (
    `<path d="${paths[0]}" fill="${colours[0]}"/><path d="${paths[1]}" fill="${colours[1]}"/>` +
    band(camera, road, aside - edge, aside, '#000000', reach, 0.45)
  );
}

/** Black marks two tyres have left along the road. */
export function tyreMarks(
  camera: Camera,
  road: Road,
  asides: readonly number[],
  reach: readonly [number, number],
  opacity = 0.4,
): string {
  return asides
    .map((aside) => band(camera, road, aside - 0.11, aside + 0.11, '#050506', reach, opacity))
    .join('');
}
