import { deflateSync } from 'node:zlib';

export type Colour = [red: number, green: number, blue: number];

/** How much of what lies below is darkened (0 to 1), and how much light of a colour falls on it. */
export interface Lit {
  shade: number;
  light: number;
  colour?: Colour;
}

export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
  /** User units to a sample: the light is smooth, so it is worked out coarsely and drawn large. */
  step: number;
}

/** Light and shadow worked out point by point, as an `<image>` to lie over a flat drawing. */
export function lightMap(field: Field, sample: (x: number, y: number) => Lit | undefined): string {
  const { x, y, step } = field;
  const columns = Math.ceil(field.width / step);
  const rows = Math.ceil(field.height / step);
  const bytes = Buffer.alloc((columns * 4 + 1) * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const lit = sample(x + (column + 0.5) * step, y + (row + 0.5) * step);
      if (lit) bytes.set(rgba(lit), row * (columns * 4 + 1) + 1 + column * 4);
    }
  }
  const href = `data:image/png;base64,${png(columns, rows, bytes).toString('base64')}`;
  return `<image x="${x}" y="${y}" width="${columns * step}" height="${rows * step}" preserveAspectRatio="none" href="${href}"/>`;
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value));
}

/** 0 below `from`, 1 above `to`, smooth between; the two may be the other way round. */
export function ramp(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export function blend(a: Colour, b: Colour, t: number): Colour {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Smooth noise of several octaves, 0 to 1, the same for the same seed. */
export function clouds(x: number, y: number, seed: number, octaves = 5): number {
  let sum = 0;
  let weight = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const [scale, share] = [2 ** octave, 0.5 ** octave];
    sum += lattice(x * scale, y * scale, seed + octave * 71) * share;
    weight += share;
  }
  return sum / weight;
}

function lattice(x: number, y: number, seed: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ramp(0, 1, x - ix), ramp(0, 1, y - iy)];
  const top = hash(ix, iy, seed) * (1 - u) + hash(ix + 1, iy, seed) * u;
  const bottom = hash(ix, iy + 1, seed) * (1 - u) + hash(ix + 1, iy + 1, seed) * u;
  return top * (1 - v) + bottom * v;
}

export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 974634721);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function rgba({ shade, light, colour = [255, 255, 255] }: Lit): number[] {
  const [s, l] = [clamp(shade), clamp(light)];
  const alpha = 1 - (1 - s) * (1 - l);
  const share = alpha > 0 ? l / alpha : 0;
  return [
    ...colour.map((channel) => Math.round(clamp(channel * share, 0, 255))),
    Math.round(alpha * 255),
  ];
}

function png(width: number, height: number, scanlines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(scanlines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
