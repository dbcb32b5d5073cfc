import { rgb } from '../render/colour.ts';
import { box, facets, lathe, type Mesh, placed, plain } from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';

/** A road cone half a metre tall. */
export function cone(x: number, y: number, fallen = false): Mesh[] {
  const orange = rgb('#ff4d0a');
  const white = rgb('#f2efe8');
  const body = lathe(
    [
      { y: 0.02, r: 0.17 },
      { y: 0.18, r: 0.125 },
      { y: 0.34, r: 0.08 },
      { y: 0.54, r: 0.03 },
      { y: 0.54, r: 0.0001 },
    ],
    28,
    ({ at }) => ({
      colour: (at.y > 0.16 && at.y < 0.26) || (at.y > 0.36 && at.y < 0.44) ? white : orange,
      gloss: 0.03,
    }),
  );
  const foot = box(vec(-0.21, 0, -0.21), vec(0.21, 0.035, 0.21), plain(rgb('#1a1a1c'), 0.02));
  const stand = fallen
    ? chain(rotate('x', Math.PI / 2), rotate('y', 1.35), move(x, y, 0.2))
    : chain(rotate('x', Math.PI / 2), move(x, y, 0));
  return [body, foot].map((mesh) => placed(mesh, stand));
}

/** A tyre lying at a height, for stacks and walls. */
export function lyingTyre(
  x: number,
  y: number,
  z: number,
  colour = '#161618',
  radius = 0.32,
): Mesh {
  const profile = [
    { y: 0.03, r: radius * 0.58 },
    { y: 0, r: radius * 0.66 },
    { y: -0.005, r: radius * 0.85 },
    { y: 0.03, r: radius * 0.97 },
    { y: 0.06, r: radius },
    { y: 0.16, r: radius },
    { y: 0.19, r: radius * 0.97 },
    { y: 0.225, r: radius * 0.85 },
    { y: 0.22, r: radius * 0.66 },
    { y: 0.19, r: radius * 0.58 },
    { y: 0.03, r: radius * 0.58 },
  ];
  const [main, groove] = [rgb(colour), rgb('#0a0a0b')];
  const mesh = lathe(profile, 40, ({ u, w, v }) => {
    const tread = v > radius * 0.965 && w > 2.5 && w < 6.5;
    return {
      colour: tread && Math.abs((((u * 22) / Math.PI) % 2) - 1) < 0.3 ? groove : main,
      gloss: 0.024,
    };
  });
  return placed(mesh, chain(rotate('x', Math.PI / 2), move(x, y, z)));
}

/** A wall of stacked tyres along a line, every third stack in the brand's colour. */
export function tyreWall(
  from: { x: number; y: number },
  to: { x: number; y: number },
  high: number,
): Mesh[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.floor(long / 0.66);
  return Array.from({ length: count }, (_, k) => {
    const t = k / count;
    const colour = k % 4 === 0 ? '#ff4d0a' : k % 4 === 2 ? '#e9e5dc' : '#1a1a1d';
    return Array.from({ length: high }, (_, row) =>
      lyingTyre(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, row * 0.225, colour),
    );
  }).flat();
}

/** Concrete blocks end to end. */
export function blocks(
  from: { x: number; y: number },
  to: { x: number; y: number },
  tall = 0.85,
): Mesh[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const heading = Math.atan2(to.y - from.y, to.x - from.x);
  const count = Math.max(1, Math.floor(long / 3.1));
  const grey = [plain(rgb('#85868a'), 0.02), plain(rgb('#77787c'), 0.02)];
  const accent = plain(rgb('#ff4d0a'), 0.02);
  return Array.from({ length: count }, (_, k) => {
    const paint = k % 5 === 2 ? accent : (grey[k % 2] ?? accent);
    const [l, w] = [1.5, 0.28];
    const section = [
      [w, 0],
      [w, 0.12],
      [w * 0.5, 0.34],
      [w * 0.4, tall],
      [-w * 0.4, tall],
      [-w * 0.5, 0.34],
      [-w, 0.12],
      [-w, 0],
    ] as const;
    const mesh = facets(
      [
        section.map(([y, z]) => vec(-l, y, z)),
        section.map(([y, z]) => vec(l, y, z)),
        ...section.slice(1).map(([y, z], i) => {
          const [y0, z0] = section[i] ?? [y, z];
          return [vec(-l, y0, z0), vec(l, y0, z0), vec(l, y, z), vec(-l, y, z)];
        }),
      ],
      paint,
    );
    const t = (k + 0.5) / count;
    return placed(
      mesh,
      chain(
        rotate('z', heading),
        move(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, 0),
      ),
    );
  });
}
