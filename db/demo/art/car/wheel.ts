import { rgb } from '../render/colour.ts';
import { box, facets, lathe, type Mesh, type Paint, placed, plain } from '../render/mesh.ts';
import { chain, move, rotate, type Transform } from '../space/transform.ts';
import { vec } from '../space/vector.ts';

export type WheelLook = { rim: string; lip: string; caliper: string; spokes: number };

/** A wheel about the y axis, its face towards positive y; `spin` turns it without the caliper. */
export function wheel(radius: number, width: number, look: WheelLook, spin: number): Mesh[] {
  const half = width / 2;
  const rim = radius * 0.745;
  const metal = plain(rgb(look.rim), 0.1);
  const lip = plain(rgb(look.lip), 0.34);
  const turning = [
    tyre(radius, half, rim),
    lathe(
      [
        { y: half * 0.86, r: rim * 1.0 },
        { y: half * 0.98, r: rim * 0.985 },
        { y: half * 0.98, r: rim * 0.955 },
        { y: half * 0.8, r: rim * 0.93 },
      ],
      96,
      lip,
    ),
    lathe(
      [
        { y: half * 0.8, r: rim * 0.93 },
        { y: half * 0.2, r: rim * 0.87 },
        { y: -half, r: rim * 0.9 },
      ],
      72,
      plain(rgb(look.rim), 0.05),
    ),
    ...spokes(rim, half, look.spokes, metal),
    lathe(
      [
        { y: half * 0.2, r: rim * 0.27 },
        { y: half * 0.46, r: rim * 0.25 },
        { y: half * 0.5, r: rim * 0.2 },
        { y: half * 0.42, r: rim * 0.12 },
        { y: half * 0.42, r: 0.0001 },
      ],
      36,
      metal,
    ),
    ...nuts(rim, half),
  ].map((mesh) => placed(mesh, rotate('y', spin)));
  return [...turning, ...brake(rim, half, look.caliper)];
}

function tyre(radius: number, half: number, rim: number): Mesh {
  const rubber = rgb('#131315');
  const worn = rgb('#202023');
  const mark = rgb('#3a3a3d');
  const paint: Paint = ({ u, v, w }) => {
    const tread = w > 5.5 && w < 11.5;
    const block = tread && Math.abs((((u * 36) / Math.PI) % 2) - 1) < 0.22;
    const ring = v > rim * 1.09 && v < rim * 1.115 && w < 7;
    return { colour: block ? rubber : ring ? mark : tread ? worn : rubber, gloss: 0.025 };
  };
  return lathe(
    [
      { y: -half * 0.8, r: rim * 0.98 },
      { y: -half * 0.99, r: rim * 1.06 },
      { y: -half * 1.04, r: (rim + radius) / 2 },
      { y: -half * 0.98, r: radius * 0.955 },
      { y: -half * 0.84, r: radius * 0.99 },
      { y: -half * 0.5, r: radius },
      { y: half * 0.5, r: radius },
      { y: half * 0.84, r: radius * 0.99 },
      { y: half * 0.98, r: radius * 0.955 },
      { y: half * 1.04, r: (rim + radius) / 2 },
      { y: half * 0.99, r: rim * 1.06 },
      { y: half * 0.86, r: rim * 0.99 },
    ],
    96,
    paint,
  );
}

/** Twin spokes: each a tapered bar, nearer the face at the rim's edge. */
function spokes(rim: number, half: number, count: number, paint: Paint): Mesh[] {
  return Array.from({ length: count * 2 }, (_, k) => {
    const pair = Math.floor(k / 2);
    const lean = (k % 2 ? 1 : -1) * 0.13;
    const bar = spoke(rim, half, lean, paint);
    return placed(bar, rotate('y', (pair / count) * Math.PI * 2));
  });
}

function spoke(rim: number, half: number, lean: number, paint: Paint): Mesh {
  const [near, far] = [rim * 0.22, rim * 0.945];
  const [wn, wf] = [rim * 0.055, rim * 0.042];
  const at = (r: number, side: number, wide: number, y: number) => {
    const angle = lean * (0.35 + 0.9 * (r / rim));
    const tangent = side * wide;
    return vec(
      Math.cos(angle) * r - Math.sin(angle) * tangent,
      y,
      Math.sin(angle) * r + Math.cos(angle) * tangent,
    );
  };
  const [yn, yf, deep] = [half * 0.42, half * 0.76, half * 0.3];
  const a = at(near, -1, wn, yn);
  const b = at(far, -1, wf, yf);
  const c = at(far, 1, wf, yf);
  const d = at(near, 1, wn, yn);
  const low = (p: typeof a, k: number) => vec(p.x, p.y - k, p.z);
  return facets(
    [
      [a, b, c, d],
      [a, b, low(b, deep), low(a, deep)],
      [d, c, low(c, deep), low(d, deep)],
    ],
    paint,
  );
}

function nuts(rim: number, half: number): Mesh[] {
  const steel = plain(rgb('#d8dade'), 0.2);
  return Array.from({ length: 5 }, (_, k) =>
    placed(
      lathe(
        [
          { y: half * 0.4, r: rim * 0.036 },
          { y: half * 0.58, r: rim * 0.034 },
          { y: half * 0.6, r: 0.0001 },
        ],
        8,
        steel,
      ),
      chain(move(rim * 0.17, 0, 0), rotate('y', (k / 5) * Math.PI * 2)),
    ),
  );
}

function brake(rim: number, half: number, caliper: string): Mesh[] {
  const disc = lathe(
    [
      { y: half * 0.02, r: rim * 0.3 },
      { y: half * 0.06, r: rim * 0.32 },
      { y: half * 0.06, r: rim * 0.78 },
      { y: -half * 0.1, r: rim * 0.78 },
    ],
    64,
    ({ u, v }) => {
      const hole = Math.abs(((u * 6) / Math.PI + v * 4) % 1) < 0.05 && v > rim * 0.42;
      return { colour: rgb(hole ? '#2c2e32' : '#6f7379'), gloss: 0.12 };
    },
  );
  const body = placed(
    box(
      vec(rim * 0.52, -half * 0.14, -rim * 0.3),
      vec(rim * 0.84, half * 0.16, rim * 0.3),
      plain(rgb(caliper), 0.08),
    ),
    rotate('y', -0.5),
  );
  const back = lathe(
    [
      { y: -half * 0.3, r: 0.0001 },
      { y: -half * 0.3, r: rim * 0.88 },
    ],
    40,
    plain(rgb('#060607'), 0),
  );
  return [back, disc, body];
}

/** Sets a wheel on its corner: `side` 1 left or -1 right, `steer` left positive, `camber` inward. */
export function corner(
  meshes: Mesh[],
  at: { x: number; side: 1 | -1; track: number; radius: number },
  steer: number,
  camber: number,
): Mesh[] {
  const steps: Transform[] = [];
  if (at.side < 0) steps.push(rotate('z', Math.PI));
  steps.push(
    rotate('x', at.side * camber),
    rotate('z', steer),
    move(at.x, at.side * at.track, at.radius),
  );
  const transform = chain(...steps);
  return meshes.map((mesh) => placed(mesh, transform));
}
