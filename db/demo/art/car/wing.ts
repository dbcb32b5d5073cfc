import { rgb } from '../render/colour.ts';
import { facets, grid, type Mesh, plain } from '../render/mesh.ts';
import { vec } from '../space/vector.ts';
import { carbon } from './carbon.ts';
import { along } from './curve.ts';
import type { Livery } from './livery.ts';
import type { Shape } from './shape.ts';

export function wing(shape: Shape, w: NonNullable<Shape['wing']>, livery: Livery): Mesh[] {
  const profile = (k: number): [number, number] => {
    const t = k < 0.5 ? 1 - k * 2 : (k - 0.5) * 2;
    const thick = 0.055 * Math.sqrt(t) * (1 - t) * 2.4;
    const camber = 0.05 * t * t - 0.015;
    return [w.x + w.chord * (0.5 - t), w.z + camber + (k < 0.5 ? thick * 0.35 : -thick * 0.65)];
  };
  const rows = [-1, -0.5, 0, 0.5, 1].map((s) =>
    Array.from({ length: 41 }, (_, k) => {
      const [x, z] = profile(k / 40);
      return { at: vec(x, s * w.half, z), u: s, v: k / 40, w: 0 };
    }),
  );
  const blade = grid(rows, carbon);
  const plates = [-1, 1].map((s) => {
    const y = s * w.half;
    const [f, b] = [w.x + w.chord * 0.62, w.x - w.chord * 0.66];
    const out = s * 0.012;
    const ring = [
      [f, w.z - 0.1],
      [b + 0.06, w.z - 0.13],
      [b, w.z + 0.02],
      [b - 0.02, w.z + 0.13],
      [f - 0.05, w.z + 0.075],
    ] as const;
    return facets(
      [ring.map(([x, z]) => vec(x, y, z)), ring.map(([x, z]) => vec(x, y + out, z))],
      plain(rgb(livery.rim === '#101113' ? '#ff4d0a' : livery.caliper), 0.06),
    );
  });
  const deck = along(shape.shoulder)(w.x + 0.3);
  const stands = [-1, 1].map((s) => {
    const y = s * w.foot;
    const out = 0.014;
    const ring = [
      [w.x + 0.36, deck],
      [w.x + 0.12, deck],
      [w.x - 0.0, w.z - 0.03],
      [w.x + 0.05, w.z + 0.085],
      [w.x + 0.15, w.z + 0.02],
      [w.x + 0.1, w.z - 0.03],
    ] as const;
    return facets(
      [
        ring.map(([x, z]) => vec(x, y - out, z)),
        ring.map(([x, z]) => vec(x, y + out, z)),
        ...ring.map(([x, z], k) => {
          const [x2, z2] = ring[(k + 1) % ring.length] ?? [x, z];
          return [
            vec(x, y - out, z),
            vec(x2, y - out, z2),
            vec(x2, y + out, z2),
            vec(x, y + out, z),
          ];
        }),
      ],
      carbon,
    );
  });
  return [blade, ...plates, ...stands];
}
