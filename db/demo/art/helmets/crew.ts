import { lynxRings, slashes } from '../logo.ts';
import { camera } from './camera.ts';
import { fullFace, type Livery } from './full-face.ts';
import { jet } from './jet.ts';
import { headAt, headBox, type Person } from './person.ts';
import { helmetSolid, type Solid, type Spot } from './solid.ts';
import { weldingMask } from './welding-mask.ts';

const orange = '#ff5a1f';
const white = '#f4f1ea';
const team = { ink: orange, paint: '#0b0b0d', text: 'RYSI DRIFT TEAM' };

export const crew: Person[] = [
  {
    slug: 'lenka-drapalova',
    ground: { band: '#d9d4c8', thin: orange, smoke: '#cdc5ba', seed: 41, mirrored: true },
    clothes: {
      base: '#26282d',
      panel: '#e9e6df',
      trim: orange,
      name: 'L. DRÁPALOVÁ',
      rim: '#ffd9b8',
      seed: 19,
      lean: -20,
      yoke: false,
      patches: ['NORDOL', 'OTAVAN', 'KALINA'],
    },
    head: () =>
      jet(
        helmetSolid({ ...headAt, turn: -32, pitch: 4 }),
        {
          base: '#e9e6df',
          rim: '#ffc79a',
          tint: '#c8a888',
          paint: pinstripes,
          strip: team,
          wear: 'intercom',
        },
        headBox,
        43,
      ),
  },
  {
    slug: 'otakar-brabec',
    ground: { band: '#8c2f12', thin: '#ffb02e', smoke: '#c4a48c', seed: 53, mirrored: false },
    clothes: {
      base: '#2b2622',
      panel: '#5b4632',
      trim: '#d99a4e',
      name: 'O. BRABEC',
      rim: '#ff9a3c',
      seed: 23,
      lean: 24,
      yoke: false,
      patches: ['BODLÁK', 'KOVODĚL', 'TARVIK'],
    },
    head: () => weldingMask(helmetSolid({ ...headAt, turn: 30, pitch: 5 }), headBox),
  },
  {
    slug: 'david-sykora',
    ground: { band: '#0f6d6a', thin: '#e8b23a', smoke: '#aebfbe', seed: 67, mirrored: true },
    clothes: {
      base: '#1d2426',
      panel: '#0f6d6a',
      trim: '#e8b23a',
      name: 'D. SÝKORA',
      rim: '#35d6c8',
      seed: 29,
      lean: -22,
      yoke: false,
      patches: ['VENTURA', 'NORDOL', 'HROM'],
    },
    head: () =>
      fullFace(
        helmetSolid({ ...headAt, turn: -30, pitch: 3 }),
        {
          ...closed('#12191b', '#35d6c8', '#66d8c8'),
          paint: powerCurve,
          strip: { ink: '#12191b', paint: '#e8b23a', text: 'RYSI DRIFT TEAM' },
        },
        headBox,
        59,
      ),
  },
  {
    slug: 'filip-nemec',
    ground: { band: '#e2b80e', thin: '#17181b', smoke: '#c9c5b8', seed: 71, mirrored: false },
    clothes: {
      base: '#1b1c1f',
      panel: '#e2b80e',
      trim: '#e2b80e',
      name: 'F. NĚMEC',
      rim: '#ffd95a',
      seed: 31,
      lean: 20,
      yoke: false,
      patches: ['TARVIK', 'BODLÁK', 'OTAVAN'],
    },
    head: () =>
      jet(
        helmetSolid({ ...headAt, turn: 34, pitch: 4 }),
        {
          base: '#e2b80e',
          rim: '#ffe27a',
          tint: '#8e8a78',
          paint: tread,
          strip: { ...team, ink: '#e2b80e' },
          wear: 'muffs',
        },
        headBox,
        73,
      ),
  },
  {
    slug: 'klara-bartosova',
    ground: { band: '#b3123f', thin: white, smoke: '#c8b6bc', seed: 83, mirrored: true },
    clothes: {
      base: '#ece9e3',
      panel: '#22242a',
      trim: '#b3123f',
      name: 'K. BARTOŠOVÁ',
      rim: '#ff6f98',
      seed: 37,
      lean: -20,
      yoke: false,
      patches: [],
    },
    head: () => {
      const solid = helmetSolid({ ...headAt, turn: -34, pitch: 4 });
      return (
        fullFace(
          solid,
          {
            ...closed('#f0ede7', '#ff7ba0', '#d870a0'),
            paint: frames,
            strip: { ink: white, paint: '#b3123f', text: 'RYSI DRIFT TEAM' },
          },
          headBox,
          89,
        ) + camera(solid)
      );
    },
  },
];

function closed(base: string, rim: string, tint: string): Pick<Livery, 'base' | 'rim' | 'tint'> {
  return { base, rim, tint };
}

const ring = (solid: Solid, low: number, high: number) =>
  solid.figure([
    [-179, high],
    [179, high],
    [179, low],
    [-179, low],
  ]);

/** Off-white with two thin stripes over the crown: the one who pays the bills keeps it plain. */
function pinstripes(solid: Solid): string {
  const stripe = (from: number, to: number) =>
    [-1, 1]
      .map((side) =>
        solid.figure([
          [side * from, 0.3],
          [side * to, 0.3],
          [side * to * 0.55, 1.07],
          [side * from * 0.55, 1.07],
        ]),
      )
      .join('');
  return `<path fill="#26282d" d="${stripe(12, 27)}"/><path fill="${orange}" d="${stripe(31, 34)}"/>
<path fill="#26282d" d="${ring(solid, -1.06, -0.74)}"/><path fill="${orange}" d="${ring(solid, -0.74, -0.7)}"/>
<path fill="#26282d" fill-rule="evenodd" d="${solid.emblem(lynxRings, [72, 0.62], 30)}"/><path fill="#26282d" fill-rule="evenodd" d="${solid.emblem(lynxRings, [-72, 0.62], 30)}"/>`;
}

/** A dyno sheet round the shell: grid, power and torque. */
function powerCurve(solid: Solid): string {
  const grid: string[] = [];
  for (let azimuth = -160; azimuth <= 160; azimuth += 10)
    grid.push(
      solid.line([
        [azimuth, -0.98],
        [azimuth, 1.0],
      ]),
    );
  for (let height = -0.9; height < 1.02; height += 0.13)
    grid.push(
      solid.line([
        [-170, height],
        [170, height],
      ]),
    );
  const curve = (f: (t: number) => number) =>
    solid.line(Array.from({ length: 40 }, (_, index): Spot => [14 + index * 3.6, f(index / 39)]));
  const power = curve((t) => -0.86 + 1.75 * t ** 1.25 - Math.max(0, t - 0.8) * 2.4);
  const torque = curve((t) => -0.55 + 1.2 * Math.sin(Math.min(1, t * 1.25) * 1.6) - t * t * 0.5);
  return `<path d="${grid.join('')}" fill="none" stroke="#1f6b68" stroke-opacity=".75" stroke-width="2.5"/>
<path d="${torque}" fill="none" stroke="#35d6c8" stroke-width="11"/><path d="${power}" fill="none" stroke="#e8b23a" stroke-width="17"/>
<path fill="#e8b23a" d="${solid.lettering('612 HP', [46, 0.62], 15)}"/><path fill="#35d6c8" d="${solid.lettering('780 NM', [44, 0.84], 9)}"/>
<path fill="#e8b23a" d="${solid.lettering('612 HP', [-46, 0.62], 15)}"/><path fill="#f4f1ea" d="${solid.lettering('VENTURA', [50, -0.82], 10)}"/>`;
}

/** Tyre tread in black over yellow, worn away towards the front. */
function tread(solid: Solid): string {
  const blocks: string[] = [];
  for (let row = -8; row <= 8; row++) {
    for (const side of [-1, 1]) {
      const height = row * 0.125;
      const block = (from: number, to: number): Spot[] => [
        [side * from, height + 0.035],
        [side * to, height + 0.035 + (to - from) * 0.0042],
        [side * to, height - 0.05 + (to - from) * 0.0042],
        [side * from, height - 0.05],
      ];
      blocks.push(
        solid.figure(block(48 + Math.abs(row) * 1.2, 73)),
        solid.figure(block(78, 96)),
        solid.figure(block(101, 140)),
      );
    }
  }
  return `<path fill="#17181b" d="${blocks.join('')}"/><path fill="#17181b" d="${solid.figure([
    [-15, 0.3],
    [15, 0.3],
    [9, 1.06],
    [-9, 1.06],
  ])}"/>
<path fill="${white}" d="${solid.lettering('TARVIK', [0, 0.62], 9)}"/><path fill="#17181b" d="${ring(solid, -1.06, -0.82)}"/>`;
}

/** White with film frames and a burst of magenta. */
function frames(solid: Solid): string {
  const film = (height: number) => {
    const holes = Array.from({ length: 44 }, (_, index) => {
      const at = -170 + index * 8;
      return [0.085, -0.115]
        .map((offset) =>
          solid.figure([
            [at, height + offset],
            [at + 4, height + offset],
            [at + 4, height + offset + 0.03],
            [at, height + offset + 0.03],
          ]),
        )
        .join('');
    }).join('');
    return `<path fill="#22242a" d="${ring(solid, height - 0.14, height + 0.14)}"/><path fill="#f0ede7" d="${holes}"/>`;
  };
  const shard = (side: number, at: number) =>
    solid.figure([
      [side * at, -0.2],
      [side * (at + 16), -0.2],
      [side * (at + 46), 1.02],
      [side * (at + 22), 1.02],
    ]);
  return `<path fill="#b3123f" d="${[-1, 1].map((side) => shard(side, 66)).join('')}"/><path fill="#ff6f98" d="${[-1, 1].map((side) => shard(side, 60).concat('')).join('')}" fill-opacity=".35"/>
${film(-0.82)}<path fill="#22242a" d="${solid.lettering('REC', [42, 0.56], 19)}${solid.lettering('REC', [-42, 0.56], 19)}"/>
<path fill="#b3123f" d="${solid.emblem(slashes, [0, 0.72], 22)}"/>`;
}
