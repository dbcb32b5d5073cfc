import { measure, outline, type Point } from './lettering.ts';

/**
 * The lynx: a hard-edged head seen from the front, drawn in a square of 100. The face is one
 * silhouette with the features cut out of it, so one colour is enough; `accent` fills the stare.
 */
export function lynx(options: {
  x: number;
  y: number;
  size: number;
  ink: string;
  accent?: string;
}) {
  const { x, y, size, ink, accent } = options;
  const scale = round(size / 100);
  const stare = accent
    ? `<path fill="${accent}" d="${toPath([...eyes, ...mirrored(eyes)])}"/>`
    : '';
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${ink}" fill-rule="evenodd" d="${lynxPath}"/>${stare}</g>`;
}

/** The files of the brand for the storefront, by name: vectors as they are served. */
export function brandFiles(): Record<string, string> {
  const square = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>\n`;
  const favicon = `<path fill="#15161a" d="M0 0H100V84L84 100H0Z"/>${lynx({ x: 10, y: 9, size: 80, ink: '#f4f1ea', accent: '#ff5a1f' })}`;
  return {
    'lynx.svg': square(lynx({ x: 0, y: 0, size: 100, ink: 'currentColor' })),
    'lynx-orange.svg': square(
      lynx({ x: 0, y: 0, size: 100, ink: 'currentColor', accent: '#ff5a1f' }),
    ),
    'wordmark.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wordmarkWidth} 100">${wordmark('currentColor', '#ff5a1f')}</svg>\n`,
    'favicon.svg': square(favicon),
  };
}

/** The team's name beside its mark; 100 high, as wide as `wordmarkWidth`. */
export function wordmark(ink: string, accent: string): string {
  return `${lynx({ x: 0, y: 0, size: 100, ink, accent })}<path fill="${ink}" d="${outline('RYSI', topLine)}"/><path fill="${accent}" d="${outline('DRIFT TEAM', bottomLine)}"/>`;
}

const topLine = { size: 88, x: 113, y: 64, tracking: 0.012 };
const bottomLine = { size: 33, x: 107, y: 96, tracking: 0.03 };
export const wordmarkWidth = Math.ceil(
  Math.max(113 + measure('RYSI', topLine), 107 + measure('DRIFT TEAM', bottomLine)) + 6,
);

/** Three claw slashes, the team's second sign, in a square of 100. */
export const slashes: Point[][] = [0, 1, 2].map((index): Point[] => {
  const [left, drop] = [10 + index * 28, index === 1 ? 0 : 9];
  return [
    [left + 30, drop],
    [left + 24, 38 + drop],
    [left + 12, 70],
    [left - 9, 100 - drop],
    [left + 1, 66],
    [left + 9, 36],
  ];
});

const half: Point[] = [
  [50, 29],
  [41, 25],
  [36, 27],
  [27.5, 14],
  [17.3, 19],
  [14, 34],
  [13.5, 45],
  [7, 52],
  [0, 67],
  [9, 65],
  [3, 81],
  [13.5, 76.5],
  [13, 93],
  [26, 83.5],
  [35.5, 93],
  [43, 95.5],
  [50, 99],
];

const tuft: Point[][] = [
  [
    [25.2, 11.6],
    [17.4, 15.6],
    [15.6, 7],
    [14.5, 0],
    [20.5, 5.5],
  ],
];

const eyes: Point[][] = [
  [
    [19.5, 45],
    [44, 57.5],
    [41.5, 64],
    [28, 61.5],
  ],
];

const cuts: Point[][] = [
  [
    [20.4, 23],
    [26.6, 20],
    [31, 28],
    [19, 38.5],
  ],
  [
    [37, 34],
    [42, 33],
    [45.6, 49],
  ],
  [
    [39, 70],
    [45.4, 79.5],
    [48.4, 81.5],
    [48.4, 88],
    [37, 84.5],
    [45, 84],
    [43, 80.5],
  ],
  [
    [12.5, 58],
    [24, 68.5],
    [18.5, 68],
  ],
  [
    [15, 69],
    [27, 75],
    [21, 76],
  ],
];

const centre: Point[][] = [
  [
    [50, 33.5],
    [52.3, 36],
    [50, 52],
    [47.7, 36],
  ],
  [
    [41.5, 71],
    [58.5, 71],
    [56, 76],
    [50, 80.5],
    [44, 76],
  ],
];

/** Every ring of the mark, to be filled even-odd. */
export const lynxRings: Point[][] = [
  [...half, ...mirror(half).reverse()],
  ...tuft,
  ...eyes,
  ...cuts,
  ...mirrored([...tuft, ...eyes, ...cuts]),
  ...centre,
];
export const stareRings: Point[][] = [...eyes, ...mirrored(eyes)];
export const lynxPath = toPath(lynxRings);

function mirror(ring: Point[]): Point[] {
  return ring.map(([x, y]): Point => [100 - x, y]);
}

function mirrored(rings: Point[][]): Point[][] {
  return rings.map(mirror);
}

function toPath(rings: Point[][]): string {
  return rings
    .map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`)
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
