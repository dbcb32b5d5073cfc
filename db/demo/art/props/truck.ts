import { paintOf } from '../car/livery.ts';
import { type Decal, sheet } from '../car/sheet.ts';
import { contours } from '../lettering.ts';
import { rgb } from '../render/colour.ts';
import { box, facets, lathe, type Mesh, placed, plain, prism } from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';

/** The team's truck, nose along x: a tractor with a long white-lettered black trailer. */
export function truck(): Mesh[] {
  return [...tractor(), ...trailer(), ...wheels()];
}

function trailer(): Mesh[] {
  const base = paintOf('#15161a', 0.05);
  const words = (
    text: string,
    x: number,
    z: number,
    tall: number,
    direction: 1 | -1,
    colour: string,
  ): Decal => ({
    rings: contours(text, { size: tall / 0.7, anchor: 'middle' }, 4).map((ring) =>
      ring.map(([a, b]) => [x + direction * a, z - b - tall / 2] as const),
    ),
    material: paintOf(colour, 0.05),
  });
  const slash = (x: number): Decal => ({
    rings: [
      [
        [x, 1.1],
        [x + 0.35, 1.1],
        [x - 1.25, 3.9],
        [x - 1.4, 3.9],
      ],
    ],
    material: paintOf('#ff4d0a', 0.05),
  });
  const foil = (direction: 1 | -1) =>
    sheet({ left: -9.6, right: 1, low: 1, high: 4 }, [
      ...[-6.6, -5.9, -5.2, -4.5].map(slash),
      words('RYSI', -2.5, 2.75, 1.1, direction, '#f4f1ea'),
      words('DRIFT TEAM', -2.5, 1.6, 0.42, direction, '#ff4d0a'),
      words('27', -8.3, 2.5, 1.2, direction, '#f4f1ea'),
    ]);
  const [left, right] = [foil(-1), foil(1)];
  const hull = box(vec(-9.6, -1.25, 1.05), vec(0.6, 1.25, 3.95), ({ at }) => {
    if (Math.abs(at.y) < 1.24) return base;
    return (at.y > 0 ? left : right)(at.x, at.z) ?? base;
  });
  const dark = plain(rgb('#0a0b0d'), 0.03);
  const lamp = plain(rgb('#5a0a0a'), 0.05, rgb('#ff2a10', 1.4));
  return [
    hull,
    box(vec(-9.4, -1.1, 0.85), vec(0.4, 1.1, 1.06), dark),
    box(vec(-5.6, -1.22, 0.45), vec(-2.2, 1.22, 0.98), plain(rgb('#1d1f23'), 0.04)),
    ...[-1, 1].map((s) =>
      box(vec(-9.64, s * 1.02 - 0.16, 0.95), vec(-9.6, s * 1.02 + 0.16, 1.1), lamp),
    ),
  ];
}

function tractor(): Mesh[] {
  const orange = plain(rgb('#ff4d0a'), 0.06);
  const dark = plain(rgb('#0c0d0f'), 0.04);
  const glass = plain(rgb('#0a0d12'), 0.12);
  const bulb = plain(rgb('#ffffff'), 0.02, rgb('#fff0cf', 2.4));
  const side = [
    [1.1, 1.1],
    [3.42, 1.1],
    [3.5, 1.9],
    [3.28, 3.1],
    [2.9, 3.75],
    [1.1, 3.9],
  ] as const;
  const cab = facets(
    [
      side.map(([x, z]) => vec(x, 1.22, z)),
      side.map(([x, z]) => vec(x, -1.22, z)),
      ...side.map(([x, z], k) => {
        const [x2, z2] = side[(k + 1) % side.length] ?? [x, z];
        return [vec(x, -1.22, z), vec(x2, -1.22, z2), vec(x2, 1.22, z2), vec(x, 1.22, z)];
      }),
    ],
    orange,
  );
  const screen = facets(
    [[vec(3.515, -1.1, 1.98), vec(3.515, 1.1, 1.98), vec(3.3, 1.06, 3.02), vec(3.3, -1.06, 3.02)]],
    glass,
  );
  const windows = [-1, 1].map((s) =>
    facets(
      [
        [
          vec(2.2, s * 1.232, 2.0),
          vec(3.36, s * 1.232, 2.0),
          vec(3.18, s * 1.232, 2.9),
          vec(2.2, s * 1.232, 2.9),
        ],
      ],
      glass,
    ),
  );
  return [
    cab,
    screen,
    ...windows,
    prism(
      [
        { x: 0.4, y: -1.2 },
        { x: 3.55, y: -1.2 },
        { x: 3.62, y: 0 },
        { x: 3.55, y: 1.2 },
        { x: 0.4, y: 1.2 },
      ],
      0.35,
      1.12,
      dark,
    ),
    box(vec(3.44, -0.8, 1.2), vec(3.53, 0.8, 1.8), dark),
    ...[-1, 1].map((s) =>
      box(vec(3.5, s * 0.92 - 0.2, 0.72), vec(3.6, s * 0.92 + 0.2, 0.92), bulb),
    ),
    ...[-1, 1].map((s) => box(vec(3.1, s * 1.42 - 0.1, 2.2), vec(3.22, s * 1.42 + 0.1, 2.9), dark)),
  ];
}

function wheels(): Mesh[] {
  const rubber = plain(rgb('#121214'), 0.02);
  const rim = plain(rgb('#7d8187'), 0.12);
  return [2.55, -0.3, -6.9, -8.0].flatMap((x) =>
    [-1, 1].flatMap((s) =>
      [
        lathe(
          [
            { y: -0.3, r: 0.3 },
            { y: -0.3, r: 0.48 },
            { y: -0.24, r: 0.52 },
            { y: 0.1, r: 0.52 },
            { y: 0.14, r: 0.48 },
            { y: 0.14, r: 0.3 },
          ],
          40,
          rubber,
        ),
        lathe(
          [
            { y: 0.14, r: 0.3 },
            { y: 0.04, r: 0.27 },
            { y: 0.04, r: 0.14 },
            { y: 0.16, r: 0.1 },
            { y: 0.16, r: 0.0001 },
          ],
          32,
          rim,
        ),
      ].map((mesh) =>
        placed(mesh, chain(s < 0 ? rotate('z', Math.PI) : move(0, 0, 0), move(x, s * 1.08, 0.52))),
      ),
    ),
  );
}
