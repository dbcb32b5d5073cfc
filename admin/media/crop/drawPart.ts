import { type CropArea, drawnSize } from './cropArea.ts';
import { croppedName, type WrittenType } from './croppedFile.ts';

interface Part {
  image: HTMLImageElement;
  /** In pixels of the picture itself. */
  area: CropArea;
  name: string;
  /** Types that it may be written in, best first; browsers don't write them all. */
  types: readonly WrittenType[];
}

/** Draws a part of a picture into a file of its own; rejects when no type could be written. */
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
    // Browsers answer a PNG for a type they cannot write.
    if (blob?.type === type) return new File([blob], croppedName(name, type), { type });
  }
  throw new Error('no type');
}

/** The server encodes it once more: what is lost here would be lost twice. */
const QUALITY = 0.94;

const written = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
