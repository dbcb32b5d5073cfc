import { rgb } from '../render/colour.ts';
import { box, grid, lathe, type Mesh, placed, plain, tube } from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';

export function turbo(side: number): Mesh[] {
  const heat: Mesh['paint'] = ({ v }) => ({
    colour: rgb(v < 0.35 ? '#9a5a34' : '#6e5a50'),
    gloss: 0.14,
  });
  const alu = plain(rgb('#9aa0a8'), 0.24);
  const hot = plain(rgb('#7a5c4a'), 0.1);
  const snail = grid(
    Array.from({ length: 34 }, (_, i) => {
      const a = (i / 33) * Math.PI * 2;
      const tubeSize = 0.032 + 0.034 * (i / 33);
      const far = 0.09 + tubeSize * 0.5;
      return Array.from({ length: 14 }, (_, k) => {
        const b = (k / 14) * Math.PI * 2;
        const r = far + Math.cos(b) * tubeSize;
        return {
          at: vec(Math.sin(b) * tubeSize, Math.cos(a) * r, Math.sin(a) * r),
          u: a,
          v: b,
          w: 0,
        };
      });
    }),
    alu,
    true,
  );
  const at = move(0.2, -0.36, 0.5);
  const manifold = [0, 1, 2, 3, 4, 5].map((k) =>
    tube(
      [
        vec(-0.4 + k * 0.145, -0.15, 0.52),
        vec(-0.38 + k * 0.135, -0.24, 0.54),
        vec(-0.2 + k * 0.08, -0.32, 0.5),
        vec(0.06, -0.36, 0.5),
      ],
      0.03,
      heat,
      14,
    ),
  );
  const mouth = placed(
    lathe(
      [
        { y: 0.02, r: 0.085 },
        { y: 0.1, r: 0.085 },
        { y: 0.12, r: 0.08 },
        { y: 0.1, r: 0.07 },
        { y: 0.03, r: 0.05 },
        { y: 0.03, r: 0.0001 },
      ],
      36,
      alu,
    ),
    chain(rotate('z', -Math.PI / 2), at),
  );
  const fins = Array.from({ length: 10 }, (_, k) =>
    placed(
      box(vec(0.05, 0.012, -0.004), vec(0.062, 0.062, 0.004), plain(rgb('#eef0f3'), 0.3)),
      chain(rotate('x', (k / 10) * Math.PI * 2), at),
    ),
  );
  return [
    placed(snail, at),
    mouth,
    ...fins,
    ...manifold,
    tube(
      [
        vec(0.2, -0.36, 0.64),
        vec(0.24, -0.33, 0.8),
        vec(0.44, -0.2, 0.84),
        vec(0.54, 0.1, 0.82),
        vec(0.52, 0.3, 0.72),
        vec(0.45, 0.36, 0.62),
      ],
      0.042,
      alu,
      20,
    ),
    tube([vec(0.52, 0.02, 0.828), vec(0.545, 0.13, 0.818)], 0.048, plain(rgb('#15171b'), 0.05), 20),
    tube([vec(0.1, -0.4, 0.5), vec(-0.1, -0.46, 0.42), vec(-0.3, -0.44, 0.2)], 0.05, hot, 18),
    tube(
      [vec(0.28, side * 0.02 - 0.44, 0.36), vec(0.5, -0.4, 0.4), vec(0.64, -0.3, 0.42)],
      0.02,
      plain(rgb('#3a3d42'), 0.05),
      12,
    ),
  ];
}
