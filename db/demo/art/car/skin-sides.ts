import { rgb } from '../render/colour.ts';
import { type Livery, patchDecal, wordDecals } from './livery.ts';
import type { Shape } from './shape.ts';
import { type Decal, disc, type Sheet, sheet, stroke } from './sheet.ts';
import { gap, trim } from './skin-materials.ts';

export function sideSheet(shape: Shape, livery: Livery, direction: 1 | -1): Sheet {
  const gloss = livery.gloss;
  const bolts = [shape.axles.front, shape.axles.rear].flatMap((x) =>
    Array.from({ length: 7 }, (_, k): Decal => {
      const angle = ((k + 0.5) / 7) * Math.PI;
      const far = shape.arch + 0.085;
      return {
        rings: [disc(x + Math.cos(angle) * far, 0.33 + Math.sin(angle) * far, 0.009)],
        material: { colour: rgb('#9a9ca0'), gloss: 0.1 },
      };
    }),
  );
  const handle: Decal[] = shape.doors.map((door) => {
    const x = Math.min(...door.map((p) => p[0])) + 0.14;
    return {
      rings: [
        [
          [x, 0.765],
          [x + 0.16, 0.765],
          [x + 0.15, 0.79],
          [x + 0.01, 0.79],
        ],
      ],
      material: trim,
    };
  });
  return sheet({ left: -2.4, right: 2.4, low: 0.05, high: 1.5 }, [
    ...livery.side.map((patch) => patchDecal(patch, gloss)),
    ...livery.sideWords.flatMap((words) =>
      wordDecals(words, gloss, (across, up) => [words.x + direction * across, words.at + up]),
    ),
    ...shape.doors.flatMap((door) => stroke(door, 0.009, gap)),
    ...handle,
    ...bolts,
    {
      rings: [
        [
          [-2.4, 0.05],
          [2.4, 0.05],
          [2.4, 0.155],
          [-2.4, 0.155],
        ],
      ],
      material: trim,
    },
  ]);
}
