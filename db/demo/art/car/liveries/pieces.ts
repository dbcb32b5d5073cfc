import type { Outline, Patch } from '../livery.ts';

export const orange = '#ff4d0a';

/** Mirrors a shape of the top to the other side as well. */
export const both = (shape: Outline, colour: string): Patch[] => [
  { shape, colour },
  { shape: shape.map(([x, y]) => [x, -y] as const), colour },
];

/** A lynx's claw mark: a long blade thick in the middle, leaning back as it rises. */
export const claw = (x: number, z: number, long: number, thick: number, lean: number): Outline =>
  Array.from({ length: 25 }, (_, k) => {
    const t = k <= 12 ? k / 12 : (24 - k) / 12;
    const side = k <= 12 ? 1 : -1;
    const swell = Math.sin(Math.PI * t ** 0.75) * thick * side;
    const s = (t - 0.5) * long;
    return [
      x - s * Math.cos(lean) + swell * Math.sin(lean) * 0.5,
      z + s * Math.sin(lean) + swell * 0.5,
    ] as const;
  });

export const common = { gloss: 0.05, topWords: [], rearWords: [], front: [], rear: [] };
