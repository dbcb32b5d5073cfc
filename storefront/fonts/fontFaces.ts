import type { Theme } from '../../api/contract/theme.ts';

interface Font {
  /** File name; a display font's style is appended. */
  file: string;
  /** Font size in percent: wide fonts are set smaller, so that words take the usual room. */
  size: number;
  /** Fallback metrics in percent: width relative to the fallback font, ascent and descent. */
  metrics: readonly [width: number, ascent: number, descent: number];
}

/** `leading` multiplies the line heights of headings, for fonts set smaller. */
const TYPE_PAIRS: Record<Theme['type'], { display: Font; leading: number; text: Font }> = {
  condensed: {
    display: { file: 'barlow-condensed', size: 100, metrics: [82, 100, 20] },
    leading: 1,
    text: { file: 'source-sans-3', size: 100, metrics: [93.8, 102.4, 40] },
  },
  wide: {
    display: { file: 'archivo', size: 66, metrics: [108, 87.8, 21] },
    leading: 0.76,
    text: { file: 'inter', size: 93, metrics: [107.2, 96.9, 24.1] },
  },
  geometric: {
    display: { file: 'jost', size: 72, metrics: [101, 107, 37.5] },
    leading: 0.82,
    text: { file: 'work-sans', size: 92, metrics: [112.5, 93, 24.3] },
  },
  slab: {
    display: { file: 'bitter', size: 76, metrics: [94, 93.5, 26.5] },
    leading: 0.86,
    text: { file: 'open-sans', size: 94, metrics: [104.9, 106.9, 29.3] },
  },
};

/** Fallbacks until the fonts load; condensed ones for condensed headings. */
const BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arial', 'Liberation Sans'];
const NARROW = ['Arial Narrow Bold Italic', 'Arial Narrow', 'Liberation Sans Narrow', ...BOLD];
const PLAIN = ['Arial', 'Liberation Sans', 'Helvetica'];

/** The letters in each file of a font. */
const SETS = {
  latin:
    'U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2190,U+2192,U+2197,U+2212',
  'latin-ext': 'U+0100-017F',
} as const;

type FontSet = keyof typeof SETS;

type Chosen = Pick<Theme, 'type' | 'edges'>;

/** A theme's font files that contain a set of letters; headings are slanted like the edges. */
export const fontFiles = ({ type, edges }: Chosen, set: FontSet): string[] => {
  const { display, text } = TYPE_PAIRS[type];
  const style = edges === 'slanted' ? 'italic' : 'normal';
  return [`${display.file}-${style}-${set}.woff2`, `${text.file}-${set}.woff2`];
};

/** The rules that map a theme's fonts to 'Display' and 'Text'; `urlOf` returns a file's address. */
export function fontFaces(theme: Chosen, urlOf: (file: string) => string): string {
  const { display, leading, text } = TYPE_PAIRS[theme.type];
  const style = theme.edges === 'slanted' ? 'italic' : 'normal';
  const faces = (['latin', 'latin-ext'] as const).flatMap((set) => {
    const [displayFile = '', textFile = ''] = fontFiles(theme, set).map(urlOf);
    return [
      face('Display', `font-weight:800;font-style:${style}`, display, displayFile, set),
      face('Text', 'font-weight:400 600;font-style:normal', text, textFile, set),
    ];
  });
  return [
    ...faces,
    fallback('Display fallback', display, theme.type === 'condensed' ? NARROW : BOLD),
    fallback('Text fallback', text, PLAIN),
    ...(leading === 1 ? [] : [`@layer tokens{:root{--leading:${leading}}}`]),
  ].join('');
}

const face = (family: string, style: string, { size }: Font, url: string, set: FontSet): string =>
  `@font-face{font-family:"${family}";${style};font-display:swap;src:url("${url}") format("woff2");` +
  `unicode-range:${SETS[set]};size-adjust:${size}%}`;

/** Matches the metrics of the font it replaces, so that nothing shifts. */
function fallback(family: string, { size, metrics }: Font, locals: readonly string[]): string {
  const [width, ascent, descent] = metrics;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return (
    `@font-face{font-family:"${family}";src:${locals.map((name) => `local("${name}")`).join(',')};` +
    `size-adjust:${rounded((size * width) / 100)}%;ascent-override:${rounded((ascent * 100) / width)}%;` +
    `descent-override:${rounded((descent * 100) / width)}%;line-gap-override:0%}`
  );
}
