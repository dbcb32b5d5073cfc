import { smooth } from '../space/vector.ts';

/** Shape of the contact darkness under a car, for a ground point in the car's own plan. */
export function footprint(x: number, y: number): number {
  const dx = Math.max(0, Math.abs(x) - 1.7) / 0.75;
  const dy = Math.max(0, Math.abs(y) - 0.6) / 0.55;
  return 0.9 * (1 - smooth(0, 1, Math.hypot(dx, dy)));
}
