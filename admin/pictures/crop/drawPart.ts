import { type CropArea, drawnSize } from './cropArea.ts';

interface Part {
  image: HTMLImageElement;
  /** In pixels of the original picture. */
  area: CropArea;
  name: string;
  /** Output types, best first; browsers don't support all of them. */
  types: readonly WrittenType[];
}

/** Draws part of a picture into a new file; throws when no type could be written. */
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
    // Browsers fall back to PNG for unsupported types.
    if (blob?.type === type) return new File([blob], croppedName(name, type), { type });
  }
  throw new Error('no type');
}

/** High, since the server encodes the picture again. */
const QUALITY = 0.94;

const written = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** Types a canvas can write, smallest files first. */
const WRITTEN = ['image/webp', 'image/jpeg', 'image/png'] as const;

type WrittenType = (typeof WRITTEN)[number];

/** Picture types without transparency. */
const OPAQUE = new Set(['image/jpeg', 'image/bmp']);

/** The types that a field accepts, best first; JPEG only for pictures without transparency. */
export function writtenTypes(given: string, accepted: string): WrittenType[] {
  const takesAll = accepted.split(',').some((type) => type.trim() === 'image/*');
  return WRITTEN.filter(
    (type) => (takesAll || accepted.includes(type)) && (type !== 'image/jpeg' || OPAQUE.has(given)),
  );
}

/** The file name of a crop: the original's, with the extension of the new type. */
export const croppedName = (name: string, type: string): string =>
  `${name.replace(/\.\w{1,5}$/, '') || 'picture'}.${type.slice('image/'.length).replace('jpeg', 'jpg')}`;
