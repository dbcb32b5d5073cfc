import { clamp, dot, smooth, sub, unit, type Vec } from '../space/vector.ts';
import type { Rgb } from './colour.ts';
import type { Light } from './light.ts';
import type { Material } from './mesh.ts';
import type { Shade } from './shadow.ts';
import { spotOn, type Triangle, weigh } from './triangle.ts';

/** The light a point of a triangle sends to the eye, and its share of mirror, for glass. */
export function lit(
  triangle: Triangle,
  p: number,
  q: number,
  eye: Vec,
  light: Light,
  shade: Shade,
  material: Material = triangle.mesh.paint(spotOn(triangle, p, q)),
): { colour: Rgb; mirror: number } {
  const { a, b, c } = triangle;
  const r = 1 - p - q;
  const world = weigh(a.world, b.world, c.world, p, q, r);
  let normal = unit(weigh(a.facing, b.facing, c.facing, p, q, r));
  const toEye = unit(sub(eye, world));
  let slope = dot(normal, toEye);
  if (slope < 0) {
    normal = { x: -normal.x, y: -normal.y, z: -normal.z };
    slope = -slope;
  }
  const { colour, gloss, glow } = material;
  const facing = dot(normal, light.sun);
  const open = facing > 0 ? 1 - shade(world, 0.03) : 0;
  const hard = banded(Math.max(0, facing)) * open;
  const rise = normal.z * 0.5 + 0.5;
  const near = clamp(0.45 + world.z * 0.9, 0.45, 1);
  const rim = light.rim ? banded(Math.max(0, dot(normal, light.rim.from))) : 0;
  const back: Vec = {
    x: 2 * slope * normal.x - toEye.x,
    y: 2 * slope * normal.y - toEye.y,
    z: 2 * slope * normal.z - toEye.z,
  };
  const seen = light.mirror(back);
  const mirror =
    gloss > 0.025 ? gloss + (1 - gloss) * (1 - slope) ** 4 * Math.min(1, gloss * 7) : gloss;
  const spark = gloss > 0.08 ? smooth(0.991, 0.995, dot(back, light.sun)) * open * 7 * gloss : 0;
  const at: Answer = { colour, seen, glow, light, even: rise, near, hard, rim, mirror, spark };
  return { colour: { r: sent(at, 'r'), g: sent(at, 'g'), b: sent(at, 'b') }, mirror };
}

type Answer = {
  colour: Rgb;
  seen: Rgb;
  glow: Rgb | undefined;
  light: Light;
  even: number;
  near: number;
  hard: number;
  rim: number;
  mirror: number;
  spark: number;
};

/** One of the three colours of the light that leaves a point. */
function sent(at: Answer, k: 'r' | 'g' | 'b'): number {
  const { light } = at;
  const even = (light.below[k] + (light.above[k] - light.below[k]) * at.even) * at.near;
  const rim = (light.rim?.colour[k] ?? 0) * at.rim;
  const matt = at.colour[k] * (even + light.sunColour[k] * at.hard + rim);
  return (
    matt * (1 - at.mirror) +
    at.seen[k] * at.mirror +
    light.sunColour[k] * at.spark +
    (at.glow?.[k] ?? 0)
  );
}

/** The printed look: light falls off in a few steps with narrow slopes between. */
function banded(v: number): number {
  const steps = 5;
  const k = v * steps;
  const floor = Math.floor(k);
  return (floor + smooth(0.3, 0.7, k - floor)) / steps;
}
