/** A part of a picture, in percent of its width and height. */
export type CropArea = Size & { x: number; y: number };

export type Size = { width: number; height: number };

/** The largest centred area of the given aspect ratio; the whole picture without one. */
export function largestArea({ width, height }: Size, ratio: number | null): CropArea {
  const own = width / height;
  if (ratio === null || ratio <= 0) return { x: 0, y: 0, width: 100, height: 100 };
  const part =
    ratio > own
      ? { width: 100, height: (100 * own) / ratio }
      : { width: (100 * ratio) / own, height: 100 };
  return { ...part, x: (100 - part.width) / 2, y: (100 - part.height) / 2 };
}

/** The same area in whole pixels, at least one and within the picture. */
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

/** The output size of an area: its own, limited to the maximum stored width. */
export function drawnSize({ width, height }: Size): Size {
  const scale = Math.min(1, STORED_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

/** The maximum width that the server stores. */
const STORED_WIDTH = 2_000;

/** An aspect ratio as usually written: `4:5`, `16:9`, `2:1`, else with two decimals. */
export function ratioName(ratio: number): string {
  for (let height = 1; height <= 23; height += 1) {
    const width = ratio * height;
    if (Math.abs(width - Math.round(width)) < 0.01) return `${Math.round(width)}:${height}`;
  }
  return `${ratio.toFixed(2)}:1`;
}
