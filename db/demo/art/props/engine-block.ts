import { rgb } from '../render/colour.ts';
import { box, lathe, type Mesh, placed, plain, prism, tube } from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';

export function block(accent: string): Mesh[] {
  const cover = plain(rgb(accent), 0.09);
  const cast = plain(rgb('#7d8187'), 0.09);
  const dark = plain(rgb('#2a2c31'), 0.05);
  const steel = plain(rgb('#9aa0a8'), 0.24);
  const lid = prism(
    [
      { x: -0.5, y: -0.11 },
      { x: -0.47, y: -0.14 },
      { x: 0.4, y: -0.14 },
      { x: 0.43, y: -0.11 },
      { x: 0.43, y: 0.11 },
      { x: 0.4, y: 0.14 },
      { x: -0.47, y: 0.14 },
      { x: -0.5, y: 0.11 },
    ],
    0.62,
    0.71,
    cover,
  );
  const ribs = [-0.09, -0.045, 0.045, 0.09].map((y) =>
    box(vec(-0.46, y - 0.008, 0.71), vec(0.39, y + 0.008, 0.722), cover),
  );
  const coils = [0, 1, 2, 3, 4, 5].flatMap((k) => [
    box(vec(-0.43 + k * 0.145, -0.028, 0.7), vec(-0.37 + k * 0.145, 0.028, 0.735), dark),
    placed(
      lathe(
        [
          { y: 0.73, r: 0.018 },
          { y: 0.748, r: 0.018 },
          { y: 0.748, r: 0.0001 },
        ],
        16,
        steel,
      ),
      chain(rotate('x', Math.PI / 2), move(-0.4 + k * 0.145, 0, 0)),
    ),
  ]);
  const runners = [0, 1, 2, 3, 4, 5].map((k) =>
    tube(
      [
        vec(-0.4 + k * 0.145, 0.12, 0.56),
        vec(-0.4 + k * 0.145, 0.22, 0.6),
        vec(-0.4 + k * 0.145, 0.31, 0.6),
      ],
      0.032,
      cast,
      14,
    ),
  );
  const plenum = placed(
    lathe(
      [
        { y: -0.5, r: 0.0001 },
        { y: -0.5, r: 0.07 },
        { y: -0.47, r: 0.088 },
        { y: 0.4, r: 0.088 },
        { y: 0.44, r: 0.07 },
        { y: 0.44, r: 0.0001 },
      ],
      32,
      cast,
    ),
    chain(rotate('z', -Math.PI / 2), move(0, 0.36, 0.61)),
  );
  const pulleys = [
    [0.0, 0.5, 0.09],
    [0.16, 0.4, 0.06],
    [-0.17, 0.42, 0.065],
    [0.02, 0.3, 0.08],
  ].map(([y = 0, z = 0, r = 0.06]) =>
    placed(
      lathe(
        [
          { y: 0.44, r: 0.0001 },
          { y: 0.5, r: r * 0.4 },
          { y: 0.49, r: r * 0.7 },
          { y: 0.5, r },
          { y: 0.46, r },
          { y: 0.46, r: 0.0001 },
        ],
        32,
        steel,
      ),
      chain(rotate('z', -Math.PI / 2), move(0, y, z)),
    ),
  );
  return [
    box(vec(-0.5, -0.16, 0.2), vec(0.43, 0.16, 0.63), cast),
    lid,
    ...ribs,
    ...coils,
    ...runners,
    plenum,
    ...pulleys,
  ];
}
