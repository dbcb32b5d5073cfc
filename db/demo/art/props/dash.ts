import { disc, sheet, stroke } from '../car/sheet.ts';
import { rgb } from '../render/colour.ts';
import { box, facets, lathe, type Mesh, type Paint, placed, plain } from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';

export function dash(dark: Paint, accent: string): Mesh[] {
  const screen = sheet({ left: -0.2, right: 0.2, low: -0.12, high: 0.12 }, [
    {
      rings: [
        [
          [-0.19, -0.1],
          [0.19, -0.1],
          [0.19, 0.1],
          [-0.19, 0.1],
        ],
      ],
      material: { colour: rgb('#06080b'), gloss: 0.03 },
    },
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((k) => ({
      rings: [
        [
          [-0.165 + k * 0.028, 0.055],
          [-0.145 + k * 0.028, 0.055],
          [-0.141 + k * 0.028, 0.083],
          [-0.161 + k * 0.028, 0.083],
        ] as const,
      ],
      material: {
        colour: rgb('#000000'),
        gloss: 0,
        glow: rgb(k < 7 ? '#6bff4a' : k < 10 ? '#ffc21a' : '#ff2a1a', k < 11 ? 1 : 0.15),
      },
    })),
    ...[
      [-0.15, -0.04],
      [-0.15, -0.08],
      [0.07, -0.04],
      [0.07, -0.08],
    ].map(([x = 0, y = 0]) => ({
      rings: [
        [
          [x, y],
          [x + 0.085, y],
          [x + 0.085, y + 0.02],
          [x, y + 0.02],
        ] as const,
      ],
      material: { colour: rgb('#000000'), gloss: 0, glow: rgb('#dfe9ff', 0.6) },
    })),
    {
      rings: [
        [
          [-0.025, -0.085],
          [0.03, -0.085],
          [0.045, 0.03],
          [-0.01, 0.03],
        ],
      ],
      material: { colour: rgb('#000000'), gloss: 0, glow: rgb('#ff4d0a', 1.2) },
    },
  ]);
  const panel = facets(
    [[vec(0, -0.2, -0.12), vec(0, 0.2, -0.12), vec(0, 0.2, 0.12), vec(0, -0.2, 0.12)]],
    ({ at }) => screen(-at.y, at.z) ?? { colour: rgb('#1b1d21'), gloss: 0.04 },
  );
  const switches = [0, 1, 2, 3, 4].flatMap((k) => [
    placed(
      lathe(
        [
          { y: 0, r: 0.014 },
          { y: -0.02, r: 0.013 },
          { y: -0.02, r: 0.0001 },
        ],
        16,
        plain(
          rgb(k === 0 ? '#e2231a' : '#2a2c30'),
          0.06,
          k === 1 ? rgb('#ff4d0a', 0.7) : undefined,
        ),
      ),
      chain(rotate('z', -Math.PI / 2), move(0.43, -0.06 - k * 0.055, 0.8)),
    ),
    placed(
      lathe(
        [
          { y: 0, r: 0.02 },
          { y: -0.006, r: 0.02 },
        ],
        16,
        plain(rgb('#8d9096'), 0.2),
      ),
      chain(rotate('z', -Math.PI / 2), move(0.43, -0.06 - k * 0.055, 0.8)),
    ),
  ]);
  const gauges = [0, 1, 2].map((k) => gauge(-0.42 - k * 0.13, accent));
  return [
    facets(
      [
        [vec(0.44, -0.8, 0.86), vec(0.44, 0.8, 0.86), vec(0.98, 0.8, 0.85), vec(0.98, -0.8, 0.85)],
        [vec(0.44, -0.8, 0.86), vec(0.44, 0.8, 0.86), vec(0.47, 0.8, 0.6), vec(0.47, -0.8, 0.6)],
        [vec(0.42, 0.12, 0.885), vec(0.42, 0.6, 0.885), vec(0.75, 0.56, 0.9), vec(0.75, 0.16, 0.9)],
      ],
      dark,
    ),
    placed(panel, chain(rotate('y', -0.15), move(0.42, 0.36, 0.93))),
    box(vec(0.4, -0.4, 0.745), vec(0.46, 0.02, 0.855), plain(rgb('#0c0d0f'), 0.03)),
    ...switches,
    ...gauges.flat(),
  ];
}

function gauge(y: number, accent: string): Mesh[] {
  const face = sheet({ left: -0.06, right: 0.06, low: -0.06, high: 0.06 }, [
    { rings: [disc(0, 0, 0.05)], material: { colour: rgb('#0a0b0d'), gloss: 0.03 } },
    ...Array.from({ length: 9 }, (_, k) => {
      const a = -0.7 + (k / 8) * 4.5;
      return stroke(
        [
          [Math.cos(a) * 0.036, Math.sin(a) * 0.036],
          [Math.cos(a) * 0.046, Math.sin(a) * 0.046],
        ],
        0.004,
        { colour: rgb('#f4f1ea'), gloss: 0.02, glow: rgb('#f4f1ea', 0.3) },
      );
    }).flat(),
    ...stroke(
      [
        [0, 0],
        [0.022, 0.034],
      ],
      0.006,
      { colour: rgb(accent), gloss: 0.02, glow: rgb('#ff4d0a', 0.9) },
    ),
  ]);
  const place = move(0.4, y, 0.935);
  return [
    placed(
      facets(
        [disc(0, 0, 0.052).map(([a, b]) => vec(0, a, b))],
        ({ at }) => face(-at.y, at.z) ?? { colour: rgb('#26282c'), gloss: 0.05 },
      ),
      place,
    ),
    placed(
      lathe(
        [
          { y: 0.08, r: 0.056 },
          { y: -0.008, r: 0.056 },
          { y: -0.008, r: 0.05 },
          { y: 0, r: 0.05 },
        ],
        32,
        plain(rgb('#2a2c30'), 0.1),
      ),
      chain(rotate('z', -Math.PI / 2), place),
    ),
  ];
}
