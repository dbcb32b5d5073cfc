import { hills } from '../backdrop/country.ts';
import { band, tyreMarks } from '../backdrop/ground.ts';
import type { Mood } from '../backdrop/mood.ts';
import { moods as m } from '../backdrop/moods.ts';
import type { Backdrop } from '../backdrop/skyline.ts';
import { stand, tribune } from '../backdrop/tribune.ts';
import { cars } from '../car/cars.ts';
import { crowd } from '../crowd.ts';
import { outline } from '../lettering.ts';
import { type Look, person } from '../people.ts';
import { lyingTyre } from '../props/props.ts';
import { seeded } from '../random.ts';
import { rgb } from '../render/colour.ts';
import { box, type Mesh, plain } from '../render/mesh.ts';
import { vec } from '../space/vector.ts';
import type { Stance } from '../stance.ts';
import { stage } from './stage.ts';

/** The team's overalls by helmet colour. */
const looks = ['#ff4d0a', '#f4f1ea', '#b6ff1a', '#4f8dff', '#ffc60a'].map(
  (helmet): Look => ({
    helmet,
    stripe: '#ff4d0a',
  }),
);
export const look = (k: number): Look =>
  looks[k % looks.length] ?? { helmet: '#ff4d0a', stripe: '#ff4d0a' };

/** Helmeted figures in a row against the sun. */
export function group(
  mood: Mood,
  seed: number,
  stances: Stance[],
  backdrop: Backdrop = hills,
): string {
  return stage({
    view: { from: vec(9, 0, 1.15), to: vec(0, 0, 1.25), lens: 1.25, width: 2400, height: 1350 },
    mood: { ...mood, disc: { colour: '#fff0cf', glow: '#ff4d0a', x: 0.5, up: 0.2, size: 0.24 } },
    seed,
    backdrop,
    key: 0.8,
    actors: [],
    ground: (c) => tyreMarks(c, { heading: Math.PI + 0.2 }, [-2, -0.6, 1.2, 2.4], [-8, 60], 0.35),
    props: stances.flatMap((stance, k) => {
      const y = (k - (stances.length - 1) / 2) * 1.0;
      return person(2.2 + (k % 2) * 0.7, y, -y * 0.08, stance, look(k));
    }),
  });
}

/** Three steps with their winners, confetti and lights. */
export function podium(seed: number, mood: Mood, backdrop: Backdrop, car = false): string {
  const grey = (hex: string) => plain(rgb(hex), 0.02);
  const steps = [
    [0, 0.95],
    [1.5, 0.65],
    [-1.5, 0.45],
  ] as const;
  const random = seeded(seed);
  return stage({
    view: {
      from: vec(8.2, 0.6, 1.2),
      to: vec(0, 0.05, 1.55),
      lens: 1.12,
      width: 2400,
      height: 1350,
    },
    mood,
    seed,
    backdrop,
    key: 0.7,
    actors: car
      ? [
          {
            model: cars.otava,
            pose: {
              x: -0.4,
              y: -4.6,
              yaw: 0.5,
              steer: 0.3,
              driver: false,
              lamps: { head: true, brake: false },
            },
          },
        ]
      : [],
    props: steps.flatMap(([y, z], k) => [
      box(vec(-0.7, y - 0.74, 0), vec(0.7, y + 0.74, z), grey(k ? '#2b2e34' : '#ff4d0a')),
      ...person(0.1, y, -y * 0.1, k ? 'cheer' : 'trophy', look([0, 3, 2][k] ?? 0), z),
    ]),
    over: (c) => {
      const out = steps
        .map(([y, z], k) => {
          const at = c.see(vec(0.72, y, z * 0.5));
          const size = (c.lens * c.width * z * 0.75) / at.depth;
          const digit = `<path d="${outline(String(k + 1), { size, x: at.x, y: at.y + size * 0.35, anchor: 'middle' })}" fill="${k ? '#f4f1ea' : '#101114'}"/>`;
          return digit;
        })
        .join('');
      let paper = '';
      for (let k = 0; k < 230; k++) {
        const [x, y, s, a] = [
          random.next() * c.width,
          random.next() ** 1.4 * c.height * 0.8,
          random.between(8, 24),
          random.between(0, 180),
        ];
        paper += `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${s.toFixed(0)}" height="${(s * 0.45).toFixed(0)}" transform="rotate(${a.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${['#ff4d0a', '#f4f1ea', '#ffb45a', '#8d96a3'][k % 4]}"/>`;
      }
      return `${out}${paper}${crowd({ from: 0, to: c.width, base: c.height + 30, size: 250, colours: ['#15171b', '#050607'], rows: 2, seed, arms: 0.45, phones: true })}`;
    },
  });
}

export function pitStop(): string {
  const jack = (x: number, y: number): Mesh =>
    box(vec(x - 0.12, y - 0.12, 0), vec(x + 0.12, y + 0.12, 0.34), plain(rgb('#ff4d0a'), 0.05));
  const tyres = [
    [1.9, 2.1, 0],
    [1.9, 2.1, 0.24],
    [-1.9, 2.2, 0],
    [2.5, 1.3, 0],
  ].map(([x = 0, y = 0, z = 0]) => lyingTyre(x, y, z));
  return stage({
    view: { from: vec(4.2, 6.2, 1.5), to: vec(0, 0.2, 0.8), lens: 1.1, width: 2400, height: 1350 },
    mood: m.dusk,
    seed: 202,
    backdrop: (s) => stand(s, 0.02, 0.98),
    actors: [
      {
        model: cars.otava,
        pose: { x: 0, y: 0, yaw: 0, steer: 0, wheels: false, lift: 0.2, driver: true },
      },
    ],
    props: [
      ...person(1.3, 1.75, -1.5, 'kneel', look(0)),
      ...person(-1.28, 1.8, -1.6, 'kneel', look(1)),
      ...person(3.3, -0.4, 2.6, 'hip', look(2)),
      ...person(-3.3, 0.7, 0.9, 'cheer', look(0)),
      jack(0.9, 0.6),
      jack(-0.9, 0.6),
      jack(0.9, -0.6),
      jack(-0.9, -0.6),
      ...tyres,
    ],
    ground: (c) =>
      band(c, { heading: 0 }, 2.6, 2.75, '#f4f1ea', [-30, 30]) +
      band(c, { heading: 0 }, -3, -3.15, '#ff4d0a', [-30, 30]),
  });
}

export function walker(): string {
  return stage({
    view: {
      from: vec(-7.6, -1.4, 1.3),
      to: vec(0, 0.5, 1.35),
      lens: 1.12,
      width: 1800,
      height: 2400,
    },
    mood: m.dusk,
    seed: 205,
    backdrop: tribune,
    key: -0.8,
    actors: [
      {
        model: cars.otava,
        pose: {
          x: 3.4,
          y: 0.5,
          yaw: 2.5,
          steer: 0.3,
          driver: false,
          lamps: { head: true, brake: false },
        },
      },
    ],
    ground: (c) =>
      tyreMarks(c, { heading: 0.05 }, [-1.6, -0.2, 1.5], [-10, 60], 0.4) +
      band(c, { heading: 0 }, 2.4, 2.55, '#f4f1ea', [-20, 60], 0.7),
    props: person(-2.9, -0.2, 0.05, 'walk', look(0)),
  });
}
