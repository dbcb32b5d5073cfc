import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

export interface LetteringOptions {
  /** Size of the em square in user units; capitals are 0.7 of it tall. */
  size: number;
  x?: number;
  /** Baseline. */
  y?: number;
  anchor?: 'start' | 'middle' | 'end';
  weight?: 700 | 800 | 900;
  italic?: boolean;
  /** Extra space between letters, in ems. */
  tracking?: number;
}

export type Point = [x: number, y: number];

/** The text as SVG path data: heavy condensed italic unless told otherwise. */
export function outline(text: string, options: LetteringOptions): string {
  return commands(text, options).map(toPathData).join('');
}

/** The same outlines as closed polygons, for lettering that wraps round a solid or a wave. */
export function contours(text: string, options: LetteringOptions, stepsPerCurve = 6): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let pen: Point = [0, 0];
  for (const command of commands(text, options)) {
    if (command.type === 'Z') continue;
    if (command.type === 'M') {
      ring = [];
      rings.push(ring);
    }
    const end: Point = [command.x, command.y];
    if (command.type === 'Q' || command.type === 'C') {
      ring.push(...curvePoints(pen, command, stepsPerCurve));
    } else if (command.type === 'L') ring.push(midpoint(pen, end), end);
    else ring.push(end);
    pen = end;
  }
  return rings;
}

/** Width of the set text in user units. */
export function measure(text: string, options: LetteringOptions): number {
  return place(text, options).width;
}

function commands(text: string, options: LetteringOptions): PathCommand[] {
  const { glyphs, width } = place(text, options);
  const shift = { start: 0, middle: width / 2, end: width }[options.anchor ?? 'start'];
  const left = (options.x ?? 0) - shift;
  return glyphs.flatMap(
    ({ glyph, at }) => glyph.getPath(left + at, options.y ?? 0, options.size).commands,
  );
}

function place(
  text: string,
  { size, weight = 900, italic = true, tracking = 0 }: LetteringOptions,
) {
  const glyphs: { glyph: Glyph; at: number }[] = [];
  let at = 0;
  let previous: { glyph: Glyph; font: Font } | undefined;
  for (const char of text) {
    const font = fontFor(char, weight, italic);
    const glyph = font.charToGlyph(char);
    if (previous?.font === font) {
      at += (font.getKerningValue(previous.glyph, glyph) / font.unitsPerEm) * size;
    }
    glyphs.push({ glyph, at });
    at += (glyph.advanceWidth / font.unitsPerEm + tracking) * size;
    previous = { glyph, font };
  }
  return { glyphs, width: at - (glyphs.length > 0 ? tracking * size : 0) };
}

/** Czech letters are split over two files: whichever holds the letter draws it. */
function fontFor(char: string, weight: number, italic: boolean): Font {
  const basic = load('latin', weight, italic);
  if (basic.charToGlyphIndex(char) > 0) return basic;
  const extended = load('latin-ext', weight, italic);
  if (extended.charToGlyphIndex(char) > 0) return extended;
  throw new Error(`No outline for "${char}"`);
}

const loaded = new Map<string, Font>();
const resolve = createRequire(import.meta.url).resolve;

function load(subset: string, weight: number, italic: boolean): Font {
  const file = `barlow-condensed-${subset}-${weight}-${italic ? 'italic' : 'normal'}.woff`;
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(resolve(`@fontsource/barlow-condensed/files/${file}`));
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  loaded.set(file, font);
  return font;
}

function toPathData(command: PathCommand): string {
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${round(command.x1)} ${round(command.y1)} ${round(command.x)} ${round(command.y)}`;
    case 'C':
      return `C${[command.x1, command.y1, command.x2, command.y2, command.x, command.y].map(round).join(' ')}`;
    default:
      return `${command.type}${round(command.x)} ${round(command.y)}`;
  }
}

type Curve = Extract<PathCommand, { type: 'Q' | 'C' }>;

function curvePoints([x0, y0]: Point, curve: Curve, steps: number): Point[] {
  return Array.from({ length: steps }, (_, index): Point => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    if (curve.type === 'Q') {
      const [a, b, c] = [u * u, 2 * u * t, t * t];
      return [a * x0 + b * curve.x1 + c * curve.x, a * y0 + b * curve.y1 + c * curve.y];
    }
    const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
    return [
      a * x0 + b * curve.x1 + c * curve.x2 + d * curve.x,
      a * y0 + b * curve.y1 + c * curve.y2 + d * curve.y,
    ];
  });
}

function midpoint([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
