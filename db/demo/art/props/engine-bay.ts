import { rgb } from '../render/colour.ts';
import { box, lathe, type Mesh, placed, plain, tube } from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';

export function bay(accent: string): Mesh[] {
  const tub = plain(rgb('#26292e'), 0.03);
  const paint = plain(rgb('#31363e'), 0.05);
  const steel = plain(rgb('#b7bbc1'), 0.26);
  const brace = plain(rgb(accent), 0.12);
  return [
    box(vec(-0.9, -0.9, 0.1), vec(0.9, 0.9, 0.16), plain(rgb('#0b0c0e'), 0.01)),
    box(vec(-0.75, -0.72, 0.1), vec(-0.6, 0.72, 0.84), tub),
    ...[-1, 1].flatMap((s) => [
      box(vec(-0.7, s * 0.56 - 0.1, 0.1), vec(0.75, s * 0.56 + 0.1, 0.66), tub),
      box(vec(-0.8, s * 0.76 - 0.1, 0.1), vec(0.9, s * 0.76 + 0.1, 0.74), paint),
      placed(
        lathe(
          [
            { y: 0.66, r: 0.16 },
            { y: 0.74, r: 0.14 },
            { y: 0.75, r: 0.06 },
            { y: 0.75, r: 0.0001 },
          ],
          36,
          tub,
        ),
        chain(rotate('x', Math.PI / 2), move(-0.3, s * 0.52, 0)),
      ),
      placed(
        lathe(
          [
            { y: 0.74, r: 0.06 },
            { y: 0.79, r: 0.055 },
            { y: 0.79, r: 0.0001 },
          ],
          6,
          steel,
        ),
        chain(rotate('x', Math.PI / 2), move(-0.3, s * 0.52, 0)),
      ),
      tube([vec(-0.62, s * 0.2, 0.82), vec(-0.32, s * 0.5, 0.82)], 0.018, brace, 12),
    ]),
    tube([vec(-0.3, -0.55, 0.82), vec(-0.3, 0.55, 0.82)], 0.026, brace, 14),
    box(vec(0.66, -0.5, 0.3), vec(0.74, 0.5, 0.66), plain(rgb('#3d4147'), 0.08)),
    ...Array.from({ length: 34 }, (_, k) =>
      box(vec(0.655, -0.485 + k * 0.0285, 0.33), vec(0.662, -0.47 + k * 0.0285, 0.63), steel),
    ),
    box(vec(0.64, -0.52, 0.655), vec(0.76, 0.52, 0.69), plain(rgb('#15171a'), 0.06)),
  ];
}

export function tanks(accent: string, side: number): Mesh[] {
  const alu = plain(rgb('#8f949b'), 0.2);
  const cap = plain(rgb('#15171a'), 0.06);
  const can = (x: number, y: number, r: number, z: number) => [
    placed(
      lathe(
        [
          { y: z - 0.26, r },
          { y: z, r },
          { y: z + 0.01, r: r * 0.5 },
        ],
        32,
        alu,
      ),
      chain(rotate('x', Math.PI / 2), move(x, y, 0)),
    ),
    placed(
      lathe(
        [
          { y: z + 0.01, r: r * 0.55 },
          { y: z + 0.045, r: r * 0.52 },
          { y: z + 0.045, r: 0.0001 },
        ],
        24,
        plain(rgb(accent), 0.08),
      ),
      chain(rotate('x', Math.PI / 2), move(x, y, 0)),
    ),
  ];
  const hose = (points: [number, number, number][], r: number) =>
    tube(
      points.map(([x, y, z]) => vec(x, y, z)),
      r,
      cap,
      12,
    );
  return [
    ...can(0.5, -side * 0.52, 0.075, 0.86),
    ...can(0.28, 0.55, 0.055, 0.82),
    box(vec(-0.56, 0.3, 0.6), vec(-0.36, 0.46, 0.72), cap),
    hose(
      [
        [0.28, 0.55, 0.7],
        [0.1, 0.48, 0.76],
        [-0.2, 0.2, 0.76],
        [-0.3, 0.14, 0.7],
      ],
      0.016,
    ),
    hose(
      [
        [0.5, -0.3, 0.62],
        [0.3, -0.14, 0.76],
        [0, -0.19, 0.74],
        [-0.5, -0.2, 0.76],
      ],
      0.012,
    ),
    hose(
      [
        [-0.48, 0.36, 0.72],
        [-0.42, 0.22, 0.8],
        [-0.44, 0.05, 0.78],
        [-0.5, -0.05, 0.72],
      ],
      0.014,
    ),
  ];
}
