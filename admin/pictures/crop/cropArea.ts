/** A part of a picture, in percent of its width and height. */
export type CropArea = Size & { x: number; y: number };

export type Size = { width: number; height: number };

/** The largest part of a picture that has a shape, in its middle; the whole picture without one. */
export function largestArea({ width, height }: Size, ratio: number | null): CropArea {
  const own = width / height;
  if (ratio === null || ratio <= 0) return { x: 0, y: 0, width: 100, height: 100 };
  const part =
    ratio > own
      ? { width: 100, height: (100 * own) / ratio }
      : { width: (100 * ratio) / own, height: 100 };
  return { ...part, x: (100 - part.width) / 2, y: (100 - part.height) / 2 };
}

/** The same part in whole pixels, at least one and never beyond the picture's edges. */
export function pixelsOf(area: CropArea, { width, height }: Size): CropArea {
  const x = inside((area.x / 100) * width, width - 1);
  const y = inside((area.y / 100) * height, height - 1);
  return {
    x,
    y,
    width: Math.max(1, inside((area.width / 100) * width, width - x)),
    height: Math.max(1, inside((area.height / 100) * height, height - y)),
  };
}

const inside = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)));

/** The size that a part is drawn in: its own, but no wider than pictures are stored. */
export function drawnSize({ width, height }: Size): Size {
  const scale = Math.min(1, STORED_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

/** The server keeps no picture wider than this. */
const STORED_WIDTH = 2_000;

/** A shape as it is usually written: `4:5`, `16:9`, `2:1`, else to two decimals. */
export function ratioName(ratio: number): string {
  for (let height = 1; height <= 23; height += 1) {
    const width = ratio * height;
    if (Math.abs(width - Math.round(width)) < 0.01) return `${Math.round(width)}:${height}`;
  }
  return `${ratio.toFixed(2)}:1`;
}
