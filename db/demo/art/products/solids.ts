import { rgb } from '../render/colour.ts';
import { box, lathe, type Mesh, type Paint, placed, plain, prism, tube } from '../render/mesh.ts';
import { chain, move, rotate, type Transform } from '../space/transform.ts';
import { vec } from '../space/vector.ts';

const orange = rgb('#ff5a1f');
const paper = rgb('#f1eee7');
const black = rgb('#17181b');
const steel = rgb('#9a9da4');
const upright = rotate('x', Math.PI / 2);

const all = (meshes: Mesh[], ...steps: Transform[]) =>
  meshes.map((mesh) => placed(mesh, chain(...steps)));

/** A traffic cone, half a metre tall, standing at a place or lying on its side. */
export function cone(x: number, y: number, lying = false): Mesh[] {
  const paint: Paint = ({ at }) => ({
    colour: (at.y > 0.22 && at.y < 0.32) || (at.y > 0.38 && at.y < 0.44) ? paper : orange,
    gloss: 0.05,
  });
  const body = placed(
    lathe(
      [
        { y: 0.02, r: 0.145 },
        { y: 0.04, r: 0.135 },
        { y: 0.22, r: 0.098 },
        { y: 0.32, r: 0.078 },
        { y: 0.38, r: 0.064 },
        { y: 0.44, r: 0.052 },
        { y: 0.5, r: 0.038 },
        { y: 0.505, r: 0.03 },
        { y: 0.5, r: 0.001 },
      ],
      48,
      paint,
    ),
    upright,
  );
  const foot = box(vec(-0.18, -0.18, 0), vec(0.18, 0.18, 0.035), plain(rgb('#d9431a'), 0.04));
  const lie = lying ? [rotate('y', 1.27), rotate('z', -2.45), move(0, 0, 0.175)] : [];
  return all([body, foot], ...lie, move(x, y, 0));
}

/** The hydraulic handbrake: base, upright lever, machined grip. */
export function handbrake(step: Transform): Mesh[] {
  return all(
    [
      box(vec(-0.06, -0.16, 0), vec(0.06, 0.16, 0.02), plain(steel, 0.2)),
      prism(
        [
          { x: -0.035, y: -0.08 },
          { x: 0.035, y: -0.08 },
          { x: 0.035, y: 0.09 },
          { x: -0.035, y: 0.09 },
        ],
        0.02,
        0.1,
        plain(rgb('#2a2c31'), 0.18),
      ),
      tube([vec(0, 0, 0.06), vec(0, 0, 0.4)], 0.016, plain(steel, 0.35), 16),
      tube(
        [vec(0, 0, 0.38), vec(0, 0, 0.385), vec(0, 0, 0.6), vec(0, 0, 0.605)],
        0.03,
        ({ at }) => ({
          colour: Math.abs(((at.z * 40) % 1) - 0.5) < 0.12 ? black : orange,
          gloss: 0.16,
        }),
        24,
      ),
      placed(
        lathe(
          [
            { y: 0.605, r: 0.03 },
            { y: 0.62, r: 0.026 },
            { y: 0.625, r: 0.001 },
          ],
          24,
          plain(orange, 0.2),
        ),
        upright,
      ),
      tube(
        [vec(0, 0.07, 0.06), vec(0, 0.2, 0.06), vec(0, 0.26, 0.055)],
        0.026,
        plain(rgb('#3d4047'), 0.2),
        16,
      ),
      tube(
        [vec(0, 0.26, 0.055), vec(0.04, 0.42, 0.03), vec(0.2, 0.6, 0.02), vec(0.42, 0.66, 0.02)],
        0.01,
        plain(rgb('#23242a'), 0.05),
        10,
      ),
    ],
    step,
  );
}

/** The body of a stopwatch whose dial, of radius 0.26, faces the eye at y = -0.05. */
export function stopwatch(step: Transform): Mesh[] {
  return all(
    [
      lathe(
        [
          { y: 0.06, r: 0.001 },
          { y: 0.06, r: 0.27 },
          { y: 0.035, r: 0.305 },
          { y: -0.02, r: 0.31 },
          { y: -0.055, r: 0.3 },
          { y: -0.062, r: 0.285 },
          { y: -0.05, r: 0.268 },
          { y: -0.05, r: 0.001 },
        ],
        96,
        ({ at, v }) => ({
          colour: at.y < -0.04 && v < 0.272 ? paper : v < 0.3 ? steel : rgb('#26282d'),
          gloss: v < 0.272 && at.y < -0.04 ? 0.02 : 0.3,
        }),
      ),
      tube([vec(0, 0, 0.3), vec(0, 0, 0.4)], 0.034, plain(steel, 0.34), 20),
      tube(
        [vec(0, 0, 0.4), vec(0, 0, 0.402), vec(0, 0, 0.455), vec(0, 0, 0.457)],
        0.06,
        ({ u }) => ({ colour: Math.sin(u * 18) > 0 ? orange : rgb('#c8400f'), gloss: 0.12 }),
        48,
      ),
      ...[-1, 1].map((side) =>
        tube([vec(side * 0.2, 0, 0.22), vec(side * 0.265, 0, 0.29)], 0.028, plain(steel, 0.34), 16),
      ),
      placed(
        lathe(
          Array.from({ length: 13 }, (_, index) => ({
            y: Math.sin((index / 12) * Math.PI * 2) * 0.012,
            r: 0.11 + Math.cos((index / 12) * Math.PI * 2) * 0.012,
          })),
          64,
          plain(steel, 0.34),
        ),
        move(0, 0, 0.5),
      ),
    ],
    step,
  );
}
