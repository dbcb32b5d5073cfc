import { blend, type Colour, clamp, clouds, type Lit, ramp } from './light.ts';
import type { Solid } from './solid.ts';

type Normal = NonNullable<ReturnType<Solid['normalAt']>>;

/** Lacquer in a studio: a soft box up on the left, a strip each side, the hot colour on the right. */
export function lacquer(n: Normal, rim: Colour, matte = 0): Lit {
  const key = Math.max(0, n.x * -0.5 + n.y * 0.62 + n.z * 0.6);
  const fill = Math.max(0, n.x * 0.75 + n.z * 0.35);
  const shade = 1 - (0.2 + key * 0.92 + fill * 0.16);
  const r = { x: 2 * n.z * n.x, y: 2 * n.z * n.y };
  const pane =
    ramp(-0.84, -0.76, r.x) *
    ramp(-0.16, -0.24, r.x) *
    ramp(0.34, 0.42, r.y) *
    ramp(0.86, 0.8, r.y);
  const box = pane * (0.35 + 0.65 * ramp(0.3, 0.9, r.y));
  const strip =
    ramp(0.62, 0.74, r.x) * ramp(0.99, 0.9, r.x) * ramp(-0.35, 0, r.y) * ramp(0.72, 0.5, r.y);
  const edge = (1 - n.z) ** 3;
  const cold = edge * ramp(0.1, -0.9, n.x) * 0.75;
  const hot = edge * ramp(0.1, 0.9, n.x) * ramp(-0.9, 0.3, n.y) * 1.15;
  const top = edge * ramp(0.4, 1, n.y) * 0.5;
  const white = (box * 0.55 + strip * 0.26) * (1 - matte * 0.8) + cold + top;
  const light = clamp(white + hot);
  const share = light > 0 ? clamp(hot / (white + hot)) : 0;
  return { shade: clamp(shade * 0.94, 0, 0.93), light, colour: blend([240, 244, 250], rim, share) };
}

/** A mirrored visor: evening sky, a line of trees, the track with its kerb, all in the tint. */
export function mirror(n: Normal, tint: Colour, seed: number): Lit {
  // The pane is a true cylinder leaning a little back, so its slope follows from the height alone.
  const lean = (n.height - 0.07) * 0.85;
  const flat = Math.sqrt(Math.max(0, 1 - lean * lean)) / (Math.hypot(n.x, n.z) || 1);
  const [nx, nz] = [n.x * flat, n.z * flat];
  const r = { x: 2 * nz * nx, y: 2 * nz * lean, z: 2 * nz * nz - 1 };
  const around = Math.atan2(r.x, Math.max(0.12, r.z + 1));
  const trees = 0.03 + clouds(around * 16, 3, seed, 3) * 0.13;
  const view = r.y > trees ? sky(r.y - 0.06, around) : r.y > -0.02 ? woods : track(r);
  const edge = (1 - n.z) ** 3;
  const lit = blend(view, [255, 255, 255], edge * 0.35);
  const tinted: Colour = [
    (lit[0] * (tint[0] + 70)) / 270,
    (lit[1] * (tint[1] + 70)) / 270,
    (lit[2] * (tint[2] + 70)) / 270,
  ];
  const box = ramp(-0.98, -0.9, r.x) * ramp(-0.35, -0.5, r.x) * ramp(0.42, 0.5, r.y);
  return { shade: 0, light: 1, colour: blend(tinted, [255, 255, 255], box * 0.32) };
}

const woods: Colour = [14, 13, 16];

function sky(height: number, around: number): Colour {
  const above = Math.max(0, height);
  const glow = Math.exp(-above * 9);
  const sun = Math.exp(-((around + 0.42) ** 2 * 60 + (above - 0.08) ** 2 * 220));
  const base = blend([24, 32, 58], [168, 104, 84], clamp(glow * 1.05));
  const high = blend(base, [70, 86, 128], ramp(0.25, 0.7, above) * 0.7);
  return blend(high, [255, 236, 196], clamp(sun * 1.3 + glow * 0.24));
}

function track(r: { x: number; y: number; z: number }): Colour {
  const far = 1 / Math.max(0.04, -r.y);
  const [across, along] = [r.x * far, (r.z + 1) * far];
  const bend = across + along * along * 0.012 - 0.6;
  const ground: Colour = blend([30, 30, 34], [92, 76, 70], clamp(far / 16));
  const soft = 0.03 * far;
  const kerb: Colour = Math.sin(along * 5) > 0 ? [196, 60, 30] : [214, 208, 200];
  const grass = blend(ground, [34, 38, 26], ramp(-1.6, -1.6 - soft, bend));
  const line = blend(grass, [200, 196, 188], ramp(0.07 + soft, 0.05, Math.abs(bend - 1.9)) * 0.8);
  return blend(line, kerb, ramp(0.17 + soft, 0.15, Math.abs(bend + 1.5)) * ramp(30, 10, far));
}
