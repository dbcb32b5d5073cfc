import { rgb } from '../render/colour.ts';
import { facets, lathe, type Mesh, type Paint, placed, plain, tube } from '../render/mesh.ts';
import { move, type Transform } from '../space/transform.ts';
import { type Vec, vec } from '../space/vector.ts';

const orange = rgb('#ff5a1f');
const black = rgb('#17181b');
const suede = rgb('#1b1b1d');
const steel = rgb('#9a9da4');

/** A deep-dished suede wheel of 350 mm facing the eye, with its mark at twelve o'clock. */
export function steeringWheel(step: Transform, mark = '#ff5a1f'): Mesh[] {
  const rim = 0.35;
  const grip = (thick: number) =>
    Array.from({ length: 19 }, (_, index) => {
      const angle = (index / 18) * Math.PI * 2;
      return { y: Math.sin(angle) * thick, r: rim + Math.cos(angle) * thick };
    });
  const sewn: Paint = ({ u, v }) => {
    const top = Math.abs(u - Math.PI / 2) < 0.1;
    const stitch = v < rim - 0.008 && Math.abs(((u * 38) % 1) - 0.5) < 0.07;
    return { colour: top ? rgb(mark) : stitch ? orange : suede, gloss: 0.015 };
  };
  const spoke = (angle: number): Mesh[] => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number, side: number, y: number) => vec(c * r - s * side, y, s * r + c * side);
    const face = (low: number, high: number, wide: number, narrow: number): Vec[] => [
      at(low, -wide, depth(low)),
      at(high, -narrow, depth(high)),
      at(high, narrow, depth(high)),
      at(low, wide, depth(low)),
    ];
    const back = face(0.05, 0.335, 0.05, 0.036);
    return [
      facets([back], plain(rgb('#34363b'), 0.22)),
      ...[0.14, 0.205, 0.265].map((r, index) =>
        facets([disc(r, 0.022 - index * 0.003, at)], plain(rgb('#0b0b0c'), 0.01)),
      ),
      tube(
        [at(0.06, 0.049, depth(0.06)), at(0.335, 0.036, depth(0.335))],
        0.006,
        plain(rgb('#5b5e66'), 0.2),
        8,
      ),
      tube(
        [at(0.06, -0.049, depth(0.06)), at(0.335, -0.036, depth(0.335))],
        0.006,
        plain(rgb('#5b5e66'), 0.2),
        8,
      ),
    ];
  };
  const bolts = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2 + 0.26;
    return placed(
      lathe(
        [
          { y: 0.075, r: 0.009 },
          { y: 0.062, r: 0.009 },
          { y: 0.06, r: 0.001 },
        ],
        12,
        plain(steel, 0.4),
      ),
      move(Math.cos(angle) * 0.058, 0, Math.sin(angle) * 0.058),
    );
  });
  return [
    lathe(grip(0.0185), 160, sewn),
    ...[0.06, Math.PI - 0.06, -Math.PI / 2].flatMap(spoke),
    lathe(
      [
        { y: 0.09, r: 0.075 },
        { y: 0.074, r: 0.073 },
        { y: 0.072, r: 0.046 },
        { y: 0.05, r: 0.044 },
        { y: 0.045, r: 0.036 },
        { y: 0.043, r: 0.001 },
      ],
      48,
      ({ v }) => ({ colour: v < 0.04 ? rgb(mark) : black, gloss: v < 0.04 ? 0.12 : 0.2 }),
    ),
    ...bolts,
  ].map((mesh) => placed(mesh, step));
}

function depth(radius: number): number {
  return 0.078 - ((radius - 0.05) / 0.285) * 0.07;
}

function disc(
  radius: number,
  size: number,
  at: (r: number, side: number, y: number) => Vec,
): Vec[] {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    return at(radius + Math.cos(angle) * size, Math.sin(angle) * size, depth(radius) - 0.003);
  });
}
