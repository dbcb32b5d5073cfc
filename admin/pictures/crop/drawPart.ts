import { type CropArea, drawnSize } from './cropArea.ts';

interface Part {
  image: HTMLImageElement;
  /** In pixels of the picture itself. */
  area: CropArea;
  name: string;
  /** Types that it may be written in, best first; browsers don't write them all. */
  types: readonly WrittenType[];
}

/** Draws a part of a picture into a file of its own; throws when no type could be written. */
export async function drawPart({ image, area, name, types }: Part): Promise<File> {
  const { width, height } = drawnSize(area);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  for (const type of types) {
    const blob = await written(canvas, type);
    // Browsers write a PNG instead of a type that they do not support.
    if (blob?.type === type) return new File([blob], croppedName(name, type), { type });
  }
  throw new Error('no type');
}

/** High, because the server encodes the picture once more. */
const QUALITY = 0.94;

const written = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** Types a canvas can write, the smallest files first. */
const WRITTEN = ['image/webp', 'image/jpeg', 'image/png'] as const;

type WrittenType = (typeof WRITTEN)[number];

/** Types of pictures that have no transparent parts to lose. */
const OPAQUE = new Set(['image/jpeg', 'image/bmp']);

/** The types that a field takes, best first; JPEG only where nothing transparent can be lost. */
export function writtenTypes(given: string, accepted: string): WrittenType[] {
  const takesAll = accepted.split(',').some((type) => type.trim() === 'image/*');
  return WRITTEN.filter(
    (type) => (takesAll || accepted.includes(type)) && (type !== 'image/jpeg' || OPAQUE.has(given)),
  );
}

/** The file name of a part: the picture's, with the ending of its own type. */
export const croppedName = (name: string, type: string): string =>
  `${name.replace(/\.\w{1,5}$/, '') || 'picture'}.${type.slice('image/'.length).replace('jpeg', 'jpg')}`;
