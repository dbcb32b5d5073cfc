/** Light in linear red, green and blue; 1 is white paper in full light, lamps go beyond. */
export type Rgb = { r: number; g: number; b: number };

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** `#rrggbb` as light; `gain` brightens it beyond white for lamps. */
export function rgb(hex: string, gain = 1): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return {
    r: toLinear((n >> 16) / 255) * gain,
    g: toLinear(((n >> 8) & 255) / 255) * gain,
    b: toLinear((n & 255) / 255) * gain,
  };
}

export const blend = (a: Rgb, b: Rgb, t: number): Rgb => ({
  r: a.r + (b.r - a.r) * t,
  g: a.g + (b.g - a.g) * t,
  b: a.b + (b.b - a.b) * t,
});

export const gain = (a: Rgb, k: number): Rgb => ({ r: a.r * k, g: a.g * k, b: a.b * k });

/** Mixes two `#rrggbb` as a painter would, for the flat parts of a picture. */
export function tint(from: string, to: string, t: number): string {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  const part = (shift: number) => {
    const v = ((a >> shift) & 255) * (1 - t) + ((b >> shift) & 255) * t;
    return Math.round(v).toString(16).padStart(2, '0');
  };
  return `#${part(16)}${part(8)}${part(0)}`;
}

/** What the eye makes of light: a soft shoulder above, then the sRGB curve; 0 to 255. */
export function byte(v: number): number {
  return curve[Math.min(4095, Math.max(0, Math.floor(Math.sqrt(v) * 1800)))] ?? 255;
}

/** The curve by the root of the light, up to five times white. */
const curve = Float32Array.from({ length: 4096 }, (_, k) => {
  const v = (k / 1800) ** 2;
  const soft = v < 0.7 ? v : 0.7 + 0.3 * (1 - Math.exp(-(v - 0.7) / 0.3));
  const s = soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055;
  return Math.min(255, s * 255);
});
