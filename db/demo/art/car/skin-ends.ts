import { rgb } from '../render/colour.ts';
import type { Material } from '../render/mesh.ts';
import { type Lamps, lampCentres } from './lamps.ts';
import { type Livery, paintOf, wordDecals } from './livery.ts';
import type { Shape } from './shape.ts';
import { type Decal, disc, type Sheet, sheet, stroke } from './sheet.ts';
import { black, gap, mesh, trim } from './skin-materials.ts';

const bothSides = (shape: readonly (readonly [number, number])[], material: Material): Decal[] => [
  { rings: [shape], material },
  { rings: [shape.map(([a, z]) => [-a, z] as const)], material },
];

export function frontSheet(shape: Shape, livery: Livery, lamps: Lamps): Sheet {
  const lens: Material = { colour: rgb('#060709'), gloss: 0.06 };
  const bulb: Material = lamps.head
    ? { colour: rgb('#ffffff'), gloss: 0.02, glow: rgb('#fff3d6', 3) }
    : { colour: rgb('#c9ced6'), gloss: 0.3 };
  const bulbs = lampCentres(shape).map(
    ([a, z]): Decal => ({
      rings: [disc(a, z, shape.headlampRound ? 0.062 : 0.036)],
      material: bulb,
    }),
  );
  const rings = lampCentres(shape).map(
    ([a, z]): Decal => ({
      rings: [disc(a, z, shape.headlampRound ? 0.07 : 0.045)],
      material: { colour: rgb('#6d737c'), gloss: 0.25 },
    }),
  );
  const slats = [0.25, 0.5, 0.75].map((k): Decal => {
    const zs = shape.intake.map((p) => p[1]);
    const z = Math.min(...zs) + (Math.max(...zs) - Math.min(...zs)) * k;
    return {
      rings: [
        [
          [-0.44, z],
          [0.44, z],
          [0.44, z + 0.012],
          [-0.44, z + 0.012],
        ],
      ],
      material: { colour: rgb('#1c1e22'), gloss: 0.05 },
    };
  });
  return sheet({ left: -1.3, right: 1.3, low: 0.05, high: 0.95 }, [
    ...livery.front.flatMap((patch) => bothSides(patch.shape, paintOf(patch.colour, livery.gloss))),
    ...bothSides(shape.grille, mesh),
    ...bothSides(shape.intake, mesh),
    ...bothSides(shape.duct, black),
    ...slats,
    ...bothSides(shape.headlamp, lens),
    ...rings,
    ...bulbs,
    ...(shape.headlampRound ? [] : daylight(shape, bulb)),
    {
      rings: [
        [
          [-1.3, 0.05],
          [1.3, 0.05],
          [1.3, 0.15],
          [-1.3, 0.15],
        ],
      ],
      material: trim,
    },
  ]);
}

/** The bright line along the upper edge of a modern lamp. */
function daylight(shape: Shape, bulb: Material): Decal[] {
  const line = shape.headlamp.slice(1, 4);
  return [1, -1].flatMap((s) =>
    stroke(
      line.map(([a, z]) => [s * a * 0.985, z - 0.012] as const),
      0.012,
      bulb,
    ),
  );
}

export function rearSheet(shape: Shape, livery: Livery, lamps: Lamps): Sheet {
  const red: Material = lamps.brake
    ? { colour: rgb('#e01010'), gloss: 0.1, glow: rgb('#ff1a08', 2.2) }
    : { colour: rgb('#8d0d0d'), gloss: 0.12, glow: rgb('#ff1a08', 0.12) };
  const inner = shape.tailLamp.map(([a, z]): readonly [number, number] => {
    const as = shape.tailLamp.map((p) => p[0]);
    const zs = shape.tailLamp.map((p) => p[1]);
    const ma = as.reduce((s, v) => s + v, 0) / as.length;
    const mz = zs.reduce((s, v) => s + v, 0) / zs.length;
    return [ma + (a - ma) * 0.8, mz + (z - mz) * 0.62];
  });
  return sheet({ left: -1.4, right: 1.4, low: 0.05, high: 1.1 }, [
    ...livery.rear.flatMap((patch) => bothSides(patch.shape, paintOf(patch.colour, livery.gloss))),
    ...livery.rearWords.flatMap((words) =>
      wordDecals(words, livery.gloss, (across, up) => [words.x - across, words.at + up]),
    ),
    ...stroke(
      [
        [-0.66, 0.56],
        [0.66, 0.56],
      ],
      0.01,
      gap,
    ),
    ...bothSides(
      [
        [0, 0.05],
        [0, 0.33],
        [0.56, 0.33],
        [0.66, 0.05],
      ],
      black,
    ),
    ...bothSides(shape.tailLamp, { colour: rgb('#1a0506'), gloss: 0.1 }),
    ...bothSides(inner, red),
    {
      rings: [
        [
          [-1.4, 0.05],
          [1.4, 0.05],
          [1.4, 0.15],
          [-1.4, 0.15],
        ],
      ],
      material: trim,
    },
  ]);
}
