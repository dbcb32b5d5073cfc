import { type LetteringOptions, measure, outline } from '../lettering.ts';

interface Setting extends LetteringOptions {
  ink: string;
  /** Width the line is drawn to: the letters are made wider or narrower until they fill it. */
  fit: number;
}

/** A line of a mark's own lettering, drawn wider or narrower than the font. */
export function set(text: string, { ink, fit, x = 0, ...options }: Setting): string {
  const stretch = Math.round((fit / measure(text, options)) * 1000) / 1000;
  return `<path fill="${ink}" transform="translate(${x} 0) scale(${stretch} 1)" d="${outline(text, options)}"/>`;
}

/** A figure repeated round a centre. */
export function around(
  count: number,
  cx: number,
  cy: number,
  figure: (index: number) => string,
): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<g transform="rotate(${(360 / count) * index} ${cx} ${cy})">${figure(index)}</g>`,
  ).join('');
}
