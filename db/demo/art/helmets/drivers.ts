import { lynxRings, slashes } from '../logo.ts';
import { fullFace } from './full-face.ts';
import { headAt, headBox, type Person } from './person.ts';
import { helmetSolid, type Solid, type Spot } from './solid.ts';

const orange = '#ff5a1f';
const white = '#f4f1ea';

export const drivers: Person[] = [
  {
    slug: 'marek-havran',
    ground: { band: orange, thin: white, smoke: '#c9b7ab', seed: 11, mirrored: false },
    clothes: {
      base: '#1a1b1f',
      panel: orange,
      trim: orange,
      name: 'M. HAVRAN  A+',
      rim: orange,
      seed: 3,
      lean: 26,
      yoke: true,
      patches: ['NORDOL', 'TARVIK', 'VENTURA'],
    },
    head: () =>
      fullFace(
        helmetSolid({ ...headAt, turn: 36, pitch: 3 }),
        {
          base: '#1b1c20',
          rim: orange,
          tint: '#ff9a50',
          paint: havran,
          strip: { ink: orange, paint: '#0b0b0d', text: 'RYSI DRIFT TEAM' },
        },
        headBox,
        5,
      ),
  },
  {
    slug: 'tereza-kolarova',
    ground: { band: '#1d4fd8', thin: white, smoke: '#b6c2d8', seed: 23, mirrored: true },
    clothes: {
      base: '#e9e7e1',
      panel: '#123a9e',
      trim: '#123a9e',
      name: 'T. KOLÁŘOVÁ  0-',
      rim: '#7fa6ff',
      seed: 7,
      lean: -26,
      yoke: true,
      patches: [],
    },
    head: () =>
      fullFace(
        helmetSolid({ ...headAt, turn: -40, pitch: 4 }),
        {
          base: '#f2f0ea',
          rim: '#6f9bff',
          tint: '#5f8cff',
          paint: kolarova,
          strip: { ink: white, paint: '#0c2a7c', text: 'RYSI DRIFT TEAM' },
        },
        headBox,
        17,
      ),
  },
  {
    slug: 'jonas-vitek',
    ground: { band: '#3a3d44', thin: '#b6f01e', smoke: '#bcc4b4', seed: 37, mirrored: false },
    clothes: {
      base: '#35383e',
      panel: '#1c1d21',
      trim: '#b6f01e',
      name: 'J. VÍTEK  B+',
      rim: '#b6f01e',
      seed: 13,
      lean: 12,
      yoke: true,
      patches: ['TARVIK', 'HROM', 'BEZPAS'],
    },
    head: () =>
      fullFace(
        helmetSolid({ ...headAt, turn: 16, pitch: 5 }),
        {
          base: '#3b3e45',
          rim: '#c8ff3a',
          tint: '#8a8f70',
          paint: vitek,
          matte: 0.45,
          strip: { ink: '#14150f', paint: '#b6f01e', text: 'RYSI DRIFT TEAM' },
        },
        headBox,
        29,
      ),
  },
];

/** Black, torn open by three claws on either side, the tears burning. */
function havran(solid: Solid): string {
  const tear = (side: number) =>
    [0, 1, 2].map((index): Spot[] => {
      const at = side * (112 - index * 19);
      return [
        [at + side * 13, 0.98],
        [at + side * 4, 0.62],
        [at - side * 6, 0.2],
        [at - side * 22, -0.34],
        [at - side * 47, -0.88 + index * 0.1],
        [at - side * 33, -0.36],
        [at - side * 15, 0.2],
        [at - side * 5, 0.62],
      ];
    });
  const all = [...tear(-1), ...tear(1)];
  const glow = all.map(
    (ring) =>
      `<path d="${solid.figure(ring)}" fill="#6b1c05" stroke="#6b1c05" stroke-width="16" stroke-linejoin="round"/>`,
  );
  return `${band(solid, -0.985, -0.86, orange)}${glow.join('')}<path fill="${orange}" d="${all.map((ring) => solid.figure(ring)).join('')}"/>
<path fill="${orange}" d="${solid.figure([
    [-10, 0.45],
    [10, 0.45],
    [5, 1.06],
    [-5, 1.06],
  ])}"/>
<path fill="${white}" d="${solid.lettering('27', [-48, 0.53], 22)}${solid.lettering('27', [44, 0.53], 22)}"/>
<path fill="${white}" d="${solid.lettering('TARVIK', [-50, -0.83], 9.5, { tracking: 0.05 })}"/>`;
}

/** White with waves of two blues breaking from the chin to the crown. */
function kolarova(solid: Solid): string {
  const wave = (side: number, lift: number, thick: number): Spot[] => {
    const edge = (offset: number) =>
      Array.from({ length: 25 }, (_, index): Spot => {
        const t = index / 24;
        return [
          side * (8 + t * 130),
          -0.72 + lift + t ** 1.7 * 1.5 + Math.sin(t * 7) * 0.1 + offset,
        ];
      });
    return [...edge(thick), ...edge(-thick).reverse()];
  };
  const both = (lift: number, thick: number) =>
    [-1, 1].map((side) => solid.figure(wave(side, lift, thick))).join('');
  return `<path fill="#123a9e" d="${both(-0.16, 0.22)}"/><path fill="#1d4fd8" d="${both(0.16, 0.06)}"/><path fill="#7fb0ff" d="${both(0.28, 0.022)}"/>
<path fill="#123a9e" d="${solid.figure([
    [-24, 0.45],
    [24, 0.45],
    [14, 1.05],
    [-14, 1.05],
  ])}"/>
<path fill="#7fb0ff" d="${solid.figure([
    [-29, 0.45],
    [-26, 0.45],
    [-16, 1.05],
    [-18, 1.05],
  ])}${solid.figure([
    [29, 0.45],
    [26, 0.45],
    [16, 1.05],
    [18, 1.05],
  ])}"/>
<path fill="#123a9e" d="${solid.lettering('8', [54, 0.47], 32)}${solid.lettering('8', [-50, 0.47], 32)}"/>
<path fill="${white}" d="${solid.lettering('LISEK', [44, -0.72], 11, { tracking: 0.05 })}${solid.lettering('LISEK', [-44, -0.72], 11, { tracking: 0.05 })}"/>
<path fill="${orange}" fill-rule="evenodd" d="${solid.emblem(lynxRings, [0, 0.62], 21)}"/>`;
}

/** Graphite and lime: a hexagon dazzle on the sides, the number low on the jaw. */
function vitek(solid: Solid): string {
  const cells: string[] = [];
  for (let row = 0; row < 13; row++) {
    for (let column = -9; column <= 9; column++) {
      const [azimuth, height] = [column * 13 + (row % 2) * 6.5, -0.95 + row * 0.165];
      const far = Math.abs(azimuth);
      const keep = (far - 30) / 70 - Math.abs(height - 0.15) * 0.35;
      const radius = Math.max(0, Math.min(1, keep)) * 0.105;
      if (radius < 0.02) continue;
      cells.push(
        solid.figure(
          Array.from({ length: 6 }, (_, corner): Spot => {
            const angle = (corner / 6) * Math.PI * 2 + Math.PI / 6;
            return [azimuth + Math.cos(angle) * radius * 60, height + Math.sin(angle) * radius];
          }),
        ),
      );
    }
  }
  const blade = (side: number) =>
    solid.figure([
      [side * 6, 0.44],
      [side * 34, 0.44],
      [side * 40, 0.86],
      [side * 16, 1.06],
      [side * 9, 0.98],
      [side * 24, 0.8],
    ]);
  const jaw = (side: number) =>
    solid.figure([
      [side * 24, -0.3],
      [side * 74, -0.16],
      [side * 70, -0.28],
      [side * 30, -0.46],
      [side * 26, -0.98],
      [side * 20, -0.98],
    ]);
  return `<path fill="#b6f01e" d="${cells.join('')}"/><path fill="#15161a" d="${solid.figure([
    [-22, -0.26],
    [22, -0.26],
    [18, -1.05],
    [-18, -1.05],
  ])}"/>
<path fill="#b6f01e" d="${blade(-1)}${blade(1)}${jaw(-1)}${jaw(1)}"/>
<path fill="#f4f1ea" d="${solid.lettering('61', [0, 0.66], 20)}"/>
<path fill="#f4f1ea" d="${solid.lettering('VENTURA', [-7, -0.83], 7.5, { tracking: 0.06 })}${solid.emblem(slashes, [-52, -0.72], 20)}${solid.emblem(slashes, [52, -0.72], 20)}"/>`;
}

function band(solid: Solid, low: number, high: number, paint: string): string {
  return `<path fill="${paint}" d="${solid.figure([
    [-179, high],
    [179, high],
    [179, low],
    [-179, low],
  ])}"/>`;
}
