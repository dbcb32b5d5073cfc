import type { Knots } from './curve.ts';

/** All that makes one car's body differ from another's; metres from the middle of the wheelbase. */
export type Shape = {
  axles: { front: number; rear: number };
  wheel: { radius: number; width: number; track: number };
  arch: number;
  flare: number;
  sill: number;
  /** Plan of the lower body from the front middle to the rear middle, in shares. */
  plan: readonly (readonly [number, number])[];
  /** By share of height: the foremost and the rearmost place and the half width. */
  nose: Knots;
  tail: Knots;
  half: Knots;
  /** Height of the shoulder line along x. */
  shoulder: Knots;
  crown: number;
  edge: number;
  cabin: {
    plan: readonly (readonly [number, number])[];
    cowl: number;
    back: number;
    roofFront: number;
    roofBack: number;
    roof: number;
    halfBelow: number;
    halfAbove: number;
    edge: number;
    /** Side windows as spans of the cabin's own length share. */
    windows: readonly (readonly [number, number])[];
  };
  /** Faces of the lamps as outlines: way from the middle and height. */
  headlamp: readonly (readonly [number, number])[];
  headlampRound?: boolean;
  tailLamp: readonly (readonly [number, number])[];
  grille: readonly (readonly [number, number])[];
  intake: readonly (readonly [number, number])[];
  duct: readonly (readonly [number, number])[];
  /** Door gaps on the side, as lines of x and z. */
  doors: readonly (readonly (readonly [number, number])[])[];
  /** Where the bonnet and the boot lid end along x. */
  bonnet: { front: number; back: number };
  boot: { front: number; back: number } | undefined;
  wing: { x: number; z: number; chord: number; half: number; foot: number } | undefined;
};
