import type { Material, Spot } from '../render/mesh.ts';
import { sideRing } from './body.ts';
import { outlineThrough } from './curve.ts';
import type { Lamps } from './lamps.ts';
import { type Livery, paintOf } from './livery.ts';
import type { Shape } from './shape.ts';
import { halfGirth } from './shell.ts';
import { frontSheet, rearSheet } from './skin-ends.ts';
import { sideSheet } from './skin-sides.ts';
import { topSheet } from './skin-top.ts';

/** What the outside of one car looks like at any point of the lower body and the cabin. */
export type Skin = {
  lower: (spot: Spot) => Material;
  upper: (spot: Spot) => Material;
  base: Material;
};

/** Lays all decals of a car on its four foils once. */
export function skinOf(shape: Shape, livery: Livery, lamps: Lamps): Skin {
  const base = paintOf(livery.base, livery.gloss);
  const left = sideSheet(shape, livery, -1);
  const right = sideSheet(shape, livery, 1);
  const top = topSheet(shape, livery);
  const front = frontSheet(shape, livery, lamps);
  const rear = rearSheet(shape, livery, lamps);
  const side = (spot: Spot) => (spot.at.y > 0 ? left : right)(spot.at.x, spot.at.z);
  const whole = halfGirth(outlineThrough(shape.plan, 240), sideRing(shape, 23 / 40));
  return {
    base,
    lower: (spot) => {
      if (spot.at.z > 0.55 && spot.normal.z ** 2 > 0.72) return top(spot.at.x, spot.at.y) ?? base;
      if (spot.w > 0.5) {
        const seen = front(spot.u, spot.at.z);
        if (seen) return seen;
      }
      if (spot.w < -0.5) {
        const seen = rear(Math.sign(spot.u) * (whole - Math.abs(spot.u)), spot.at.z);
        if (seen) return seen;
      }
      if (Math.abs(spot.w) > 0.985) return base;
      return side(spot) ?? base;
    },
    upper: (spot) => {
      const roof = spot.at.z > shape.cabin.roof - 0.1 && Math.abs(spot.normal.z) > 0.6;
      return (roof ? top(spot.at.x, spot.at.y) : side(spot)) ?? base;
    },
  };
}
