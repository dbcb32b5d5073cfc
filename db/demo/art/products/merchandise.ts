import type { Picture } from '../picture.ts';
import { capBack, capFront, capOnHook } from './cap.ts';
import { flagFlying, flagHung } from './flag.ts';
import { hoodie, tshirt } from './garments.ts';
import { mug } from './mug.ts';
import { modelCloseUp, modelRear, modelWithBox } from './scale-model.ts';
import { stickerPeeled, stickerSheet, stickersOnToolbox } from './stickers.ts';
import { studio } from './studio.ts';

/** A closer look: the same drawing, larger, moved so that the place named is in the middle. */
const closer = (factor: number, x: number, y: number, art: string) =>
  `<g transform="translate(600 600) scale(${factor}) translate(${-x} ${-y})">${art}</g>`;

export const merchandise: Picture[] = [
  studio('team-tshirt-1', 'warm', () => tshirt({})),
  studio('team-tshirt-2', 'warm', () => tshirt({ back: true })),
  studio('team-tshirt-3', 'warm', () => closer(1.5, 600, 470, tshirt({ hung: true }))),
  studio('team-hoodie-1', 'warm', () => hoodie({})),
  studio('team-hoodie-2', 'warm', () => hoodie({ back: true })),
  studio('team-hoodie-3', 'warm', () => closer(1.75, 560, 420, hoodie({ hung: true }))),
  studio('team-cap-1', 'warm', capFront),
  studio('team-cap-2', 'warm', capBack),
  studio('team-cap-3', 'warm', capOnHook),
  studio('scale-model-otava-1', 'warm', modelWithBox),
  studio('scale-model-otava-2', 'warm', modelRear),
  studio('scale-model-otava-3', 'warm', modelCloseUp),
  studio('mug-garage-1', 'warm', () => mug({})),
  studio('mug-garage-2', 'warm', () => mug({ far: true })),
  studio('mug-garage-3', 'warm', () => mug({ coffee: true })),
  studio('flag-lynx-1', 'warm', flagFlying),
  studio('flag-lynx-2', 'warm', () => closer(1.9, 470, 400, flagFlying())),
  studio('flag-lynx-3', 'warm', flagHung),
  studio('sticker-set-1', 'warm', stickerSheet),
  studio('sticker-set-2', 'warm', stickerPeeled),
  studio('sticker-set-3', 'warm', stickersOnToolbox),
];
