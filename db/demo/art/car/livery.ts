import { contours } from '../lettering.ts';
import { rgb } from '../render/colour.ts';
import type { Material } from '../render/mesh.ts';
import type { Decal } from './sheet.ts';

export type Outline = readonly (readonly [number, number])[];

/** A flat shape on the car: for the sides in x and z, for the top in x and y (mirrored by hand). */
export type Patch = { shape: Outline; colour: string; gloss?: number };

/** Words or a number on the car; x and height of their middle, capital height in metres. */
export type Words = {
  text: string;
  x: number;
  at: number;
  tall: number;
  colour: string;
  edge?: string;
};

/** The paint scheme of one car. */
export type Livery = {
  base: string;
  gloss: number;
  rim: string;
  rimLip: string;
  caliper: string;
  cage: string;
  helmet: [shell: string, stripe: string];
  sunstrip: { colour: string; text: string; textColour: string };
  side: Patch[];
  sideWords: Words[];
  top: Patch[];
  /** Read from in front of the car: x along the car, `at` to the left. */
  topWords: Words[];
  front: Patch[];
  rear: Patch[];
  rearWords: Words[];
};

export const paintOf = (hex: string, gloss: number): Material => ({ colour: rgb(hex), gloss });

export const patchDecal = (patch: Patch, gloss: number): Decal => ({
  rings: [patch.shape],
  material: paintOf(patch.colour, patch.gloss ?? gloss),
});

/**
 * Words as decals; `place` says where a point of the text (right and up from its middle) lies on
 * the sheet. An edge is the same words a little larger beneath.
 */
export function wordDecals(
  words: Words,
  gloss: number,
  place: (right: number, up: number) => readonly [number, number],
): Decal[] {
  const size = words.tall / 0.7;
  const rings = contours(words.text, { size, anchor: 'middle' }, 4);
  const laid = (dx: number, dy: number) =>
    rings.map((ring) => ring.map(([x, y]) => place(x + dx, -y - words.tall / 2 + dy)));
  const decals: Decal[] = [];
  if (words.edge) {
    const k = words.tall * 0.055;
    decals.push({ rings: laid(k, -k), material: paintOf(words.edge, gloss) });
  }
  decals.push({ rings: laid(0, 0), material: paintOf(words.colour, gloss) });
  return decals;
}
