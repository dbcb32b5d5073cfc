import { clamp, clouds, type Field, lightMap } from '../helmets/light.ts';

/** A crease from one point to another: how wide its slope is and how deep (negative) or high. */
export type Crease = [
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  height: number,
];

export interface Drape {
  creases: Crease[];
  seed: number;
  /** Height of the small waves. */
  waves?: number;
  /** Direction the waves run: 0 hanging straight down, 1 lying flat without direction. */
  loose?: number;
  /** How dark the turned-away slopes go. */
  depth?: number;
  sheen?: number;
}

/** Light on hanging or lying cloth, from the slopes of its creases and waves. */
export function drape(field: Field, options: Drape): string {
  const { creases, seed, waves = 14, loose = 0.25, depth = 1, sheen = 0.35 } = options;
  const height = (x: number, y: number) => {
    const wave = clouds(x / 120, y / (120 + 420 * (1 - loose)), seed, 3) * waves;
    return creases.reduce((sum, crease) => sum + ridge(crease, x, y), wave);
  };
  return lightMap(field, (x, y) => {
    const dx = height(x + 2, y) - height(x - 2, y);
    const dy = height(x, y + 2) - height(x, y - 2);
    const lit = -dx * 0.16 - dy * 0.13;
    const weave = (((x * 7 + y * 3) % 5) - 2) * 0.002;
    return {
      shade: clamp(0.12 - lit * 0.55 * depth + weave, 0, 0.8),
      light: clamp((lit - 0.06) * sheen),
      colour: [255, 250, 242],
    };
  });
}

function ridge([x1, y1, x2, y2, width, height]: Crease, x: number, y: number): number {
  const [ax, ay] = [x2 - x1, y2 - y1];
  const length = Math.hypot(ax, ay);
  const along = ((x - x1) * ax + (y - y1) * ay) / (length * length);
  if (along < -0.15 || along > 1.15) return 0;
  const across = ((x - x1) * ay - (y - y1) * ax) / length;
  const bow = Math.sin(along * Math.PI) * length * 0.06;
  const fade = clamp(Math.min(along + 0.15, 1.15 - along) * 3.2);
  return height * Math.exp(-(((across - bow) / width) ** 2)) * fade * fade;
}
