import type { Vec } from '../space/vector.ts';
import type { Rgb } from './colour.ts';

/** The light of a scene: one hard light, an even one from above and below, and what mirrors. */
export type Light = {
  /** Towards the sun or the lamp, unit length. */
  sun: Vec;
  sunColour: Rgb;
  /** Towards the light that throws the shadow on the ground. */
  cast: Vec;
  above: Rgb;
  below: Rgb;
  /** What a mirror sees in a direction. */
  mirror: (direction: Vec) => Rgb;
  /** How dark a shadow on the ground is, 0 to 1. */
  shadow: number;
  /** A second, softer light, e.g. from behind. */
  rim?: { from: Vec; colour: Rgb };
};
