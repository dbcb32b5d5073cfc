import type { Shape } from './shape.ts';

export type Lamps = { head: boolean; brake: boolean };

/** Middles of the lamps in the front sheet's own measure. */
export function lampCentres(shape: Shape): [number, number][] {
  const as = shape.headlamp.map((p) => p[0]);
  const zs = shape.headlamp.map((p) => p[1]);
  const [low, high] = [Math.min(...as), Math.max(...as)];
  const z = zs.reduce((sum, v) => sum + v, 0) / zs.length;
  const spread = shape.headlampRound ? [0.26, 0.74] : [0.28, 0.52];
  return spread.flatMap((k, i): [number, number][] => {
    const a = low + (high - low) * k;
    const tall = z + (shape.headlampRound ? 0 : -0.012 + i * 0.016);
    return [
      [a, tall],
      [-a, tall],
    ];
  });
}
