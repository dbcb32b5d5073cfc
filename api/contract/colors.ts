/** A colour as `#rrggbb`. */
export type Hex = string;

/** Whether a text is a colour as CSS writes it in small letters, `#rrggbb`. */
export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The lowest contrast ratio of a colour with several backgrounds. */
export const minContrast = (color: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/** The nearest lighter or darker colour, or the colour itself, with the ratio on every background. */
export function nearestPassing(color: Hex, grounds: readonly Hex[], ratio: number): Hex {
  const ways = [WHITE, BLACK].toSorted((a, b) => minContrast(b, grounds) - minContrast(a, grounds));
  const end = ways[0] ?? BLACK;
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mix(color, end, step / STEPS);
    if (minContrast(tried, grounds) >= ratio) return tried;
  }
  return end;
}

/** A mix of two colours; `share` is the part of the second one, from 0 to 1. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const WHITE = '#ffffff';
export const BLACK = '#000000';

const STEPS = 100;

const channels = (color: Hex): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

function luminance(color: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
