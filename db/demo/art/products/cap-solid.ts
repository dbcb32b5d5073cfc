import { rgb } from '../render/colour.ts';
import { grid, lathe, type Mesh, type Paint, placed, plain } from '../render/mesh.ts';
import { rotate, type Transform } from '../space/transform.ts';
import { type Vec, vec } from '../space/vector.ts';

const orange = rgb('#ff5a1f');
const upright = rotate('x', Math.PI / 2);

/** A six-panel cap, its bill towards -y; about a metre across so that the light has room. */
export function cap(step: Transform): Mesh[] {
  const dome = Array.from({ length: 25 }, (_, row) => {
    const rise = (row / 24) * (Math.PI / 2);
    return Array.from({ length: 120 }, (_, column) => {
      const angle = (column / 120) * Math.PI * 2;
      return { at: crown(angle, rise), u: angle, v: rise, w: 0 };
    });
  });
  const cloth: Paint = ({ u, v }) => {
    const seam = Math.abs((((u + Math.PI / 6) / (Math.PI / 3)) % 1) - 0.5);
    const wide = 0.018 / Math.max(0.2, Math.cos(v));
    const eyelet = Math.hypot((((u / (Math.PI / 3)) % 1) - 0.5) * 1.05 * Math.cos(v), v - 0.86);
    if (eyelet < 0.055) return { colour: eyelet < 0.022 ? rgb('#050505') : orange, gloss: 0.02 };
    const opening = Math.hypot((u - Math.PI / 2) * 1.25, v);
    if (opening < 0.4 && v > 0.1) return { colour: rgb('#050506'), gloss: 0 };
    if (opening < 0.425 && v > 0.1) return { colour: rgb('#ff5a1f'), gloss: 0.01 };
    if (0.5 - seam < wide || v > 1.53) return { colour: rgb('#0c0c0e'), gloss: 0.01 };
    if (v < 0.06) return { colour: rgb('#121316'), gloss: 0.01 };
    return { colour: rgb('#24262b'), gloss: 0.015 };
  };
  const bill = (drop: number, paint: Paint) =>
    grid(
      Array.from({ length: 17 }, (_, row) =>
        Array.from({ length: 49 }, (_, column) => {
          const [t, s] = [row / 16, column / 24 - 1];
          const inner = crown(-Math.PI / 2 + s * 0.98, 0.02);
          const reach = 0.6 * Math.cos(s * 1.5) ** 0.7;
          return {
            at: vec(
              inner.x * (1 + t * 0.1),
              inner.y - t * reach,
              inner.z - s * s * 0.3 * t + t * 0.02 - drop,
            ),
            u: s,
            v: t,
            w: 0,
          };
        }),
      ),
      paint,
    );
  const stitched: Paint = ({ v }) => ({
    colour: [0.25, 0.42, 0.58, 0.73, 0.87].some((row) => Math.abs(v - row) < 0.008)
      ? rgb('#4a4d55')
      : v > 0.965
        ? orange
        : rgb('#24262b'),
    gloss: 0.015,
  });
  return [
    grid(dome, cloth, true),
    bill(0, stitched),
    bill(0.022, plain(orange, 0.02)),
    placed(
      lathe(
        [
          { y: 0.78, r: 0.045 },
          { y: 0.8, r: 0.03 },
          { y: 0.806, r: 0.001 },
        ],
        20,
        plain(orange, 0.03),
      ),
      upright,
    ),
  ].map((mesh) => placed(mesh, step));
}

/** A point of the cap's crown: angle round it, rise from the brim to the button. */
export function crown(angle: number, rise: number): Vec {
  const flare = Math.cos(rise) ** 0.82;
  return vec(
    Math.cos(angle) * 0.62 * flare,
    Math.sin(angle) * 0.7 * flare,
    0.1 + Math.sin(rise) * 0.68,
  );
}
