import { rgb } from '../render/colour.ts';
import { type Livery, patchDecal, wordDecals } from './livery.ts';
import type { Shape } from './shape.ts';
import { type Decal, disc, type Sheet, sheet, stroke } from './sheet.ts';
import { black, gap, trim } from './skin-materials.ts';

export function topSheet(shape: Shape, livery: Livery): Sheet {
  const { bonnet, boot, cabin } = shape;
  const lines = [
    ...stroke(
      [
        [bonnet.back, -0.72],
        [bonnet.front - 0.1, -0.66],
        [bonnet.front, -0.5],
        [bonnet.front, 0.5],
        [bonnet.front - 0.1, 0.66],
        [bonnet.back, 0.72],
      ],
      0.011,
      gap,
    ),
    ...(boot
      ? stroke(
          [
            [boot.front, -0.6],
            [boot.back, -0.6],
          ],
          0.011,
          gap,
        )
      : []),
    ...(boot
      ? stroke(
          [
            [boot.front, 0.6],
            [boot.back, 0.6],
          ],
          0.011,
          gap,
        )
      : []),
  ];
  const vents: Decal[] = [-1, 1].flatMap((s) =>
    [0, 1, 2].map((k): Decal => {
      const x = bonnet.back + 0.42 + k * 0.13;
      return {
        rings: [
          [
            [x, s * 0.18],
            [x + 0.075, s * 0.18],
            [x + 0.05, s * 0.46],
            [x - 0.025, s * 0.46],
          ],
        ],
        material: black,
      };
    }),
  );
  const pins: Decal[] = [-0.42, 0.42].map((y) => ({
    rings: [disc(bonnet.front - 0.08, y, 0.022)],
    material: { colour: rgb('#b9bcc2'), gloss: 0.2 },
  }));
  const cowl: Decal = {
    rings: [
      [
        [cabin.cowl - 0.2, -0.8],
        [cabin.cowl + 0.03, -0.45],
        [cabin.cowl + 0.07, 0],
        [cabin.cowl + 0.03, 0.45],
        [cabin.cowl - 0.2, 0.8],
        [cabin.cowl - 0.5, 0.8],
        [cabin.cowl - 0.5, -0.8],
      ],
    ],
    material: trim,
  };
  return sheet({ left: -2.4, right: 2.4, low: -0.95, high: 0.95 }, [
    ...livery.top.map((patch) => patchDecal(patch, livery.gloss)),
    ...livery.topWords.flatMap((words) =>
      wordDecals(words, livery.gloss, (across, up) => [words.x - up, words.at + across]),
    ),
    ...lines,
    ...vents,
    ...pins,
    cowl,
  ]);
}
