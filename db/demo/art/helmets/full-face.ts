import { lacquer, mirror } from './gloss.ts';
import { colourOf, lightMap } from './light.ts';
import type { Solid, Spot } from './solid.ts';

export interface Livery {
  base: string;
  /** Figures painted on the shell under the lacquer. */
  paint: (solid: Solid) => string;
  /** Colour the visor mirrors in. */
  tint: string;
  /** Strip along the top of the visor. */
  strip: { ink: string; paint: string; text: string };
  rim: string;
  matte?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A closed racing helmet: shell, livery, vents, visor with its pivots, rubber edge. */
export function fullFace(solid: Solid, livery: Livery, box: Box, seed: number): string {
  const rim = colourOf(livery.rim);
  const shell = solid.silhouette();
  return `
${spoiler(solid, livery)}
<clipPath id="shell${seed}"><path d="${shell}"/></clipPath>
<g clip-path="url(#shell${seed})">
  <path fill="${livery.base}" d="${shell}"/>
  ${livery.paint(solid)}
  ${vents(solid)}
  ${lightMap({ ...box, step: 3 }, (x, y) => {
    const normal = solid.normalAt([x, y]);
    return normal && lacquer(normal, rim, livery.matte);
  })}
  ${ventHoles(solid)}
  ${rubberEdge(solid)}
  ${visor(solid, livery, box, seed)}
  <path d="${shell}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="3"/>
</g>`;
}

/** The ducktail on the back of the crown, seen beyond the shell when the head is turned. */
function spoiler(solid: Solid, { base, rim }: Livery): string {
  const side = (x: number): [number, number, number][] => [
    [x, 1.0, -0.4],
    [x, 0.88, -0.84],
    [x * 0.9, 0.74, -1.2],
    [x * 0.9, 0.69, -1.2],
    [x, 0.2, -1.1],
  ];
  const body = solid.part([...side(0.3), ...side(-0.3)]);
  const lip = solid.part(
    [-0.3, 0.3].flatMap((x): [number, number, number][] => [
      [x * 0.97, 0.84, -0.94],
      [x * 0.9, 0.74, -1.2],
      [x * 0.9, 0.71, -1.2],
    ]),
  );
  return `<path d="${body}" fill="${base}"/><path d="${body}" fill="#000" fill-opacity=".5"/><path d="${lip}" fill="${rim}"/><path d="${lip}" fill="#000" fill-opacity=".2"/>`;
}

/** Points of an edge over the visor's azimuths. */
export function arc(height: (share: number) => number, reach: number, reversed = false): Spot[] {
  const spots = Array.from({ length: 41 }, (_, index): Spot => {
    const azimuth = -reach + (index / 40) * reach * 2;
    return [azimuth, height(Math.abs(azimuth) / reach)];
  });
  return reversed ? spots.reverse() : spots;
}

const upper = (grow: number) => (share: number) => 0.43 + grow - 0.17 * share ** 2.4 - end(share);
const lower = (grow: number) => (share: number) => -0.25 - grow + 0.2 * share ** 2 + end(share);
const end = (share: number) => (share > 0.9 ? ((share - 0.9) / 0.1) ** 3 * 0.13 : 0);

function visor(solid: Solid, livery: Livery, box: Box, seed: number): string {
  const outerEdge = solid.figure([...arc(upper(0.035), 99), ...arc(lower(0.035), 99, true)]);
  const pane = solid.figure([...arc(upper(0), 97), ...arc(lower(0), 97, true)], 0.012);
  const strip = solid.figure([...arc(upper(-0.008), 96), ...arc(upper(-0.14), 96, true)], 0.014);
  const tint = colourOf(livery.tint);
  const [, top] = solid.project([-solid.turn - 90, 0.62]);
  const [, bottom] = solid.project([-solid.turn, -0.42]);
  return `
<path d="${outerEdge}" fill="#08080a"/>
<clipPath id="pane${seed}"><path d="${pane}"/></clipPath>
<g clip-path="url(#pane${seed})">
  <path d="${pane}" fill="#101216"/>
  ${lightMap({ ...box, y: top, height: bottom - top, step: 1.5 }, (x, y) => {
    const normal = solid.normalAt([x, y]);
    if (!normal || normal.height > 0.52 || normal.height < -0.36) return undefined;
    return mirror(normal, tint, seed);
  })}
  <path d="${strip}" fill="${livery.strip.paint}" fill-opacity=".93"/>
  <path d="${solid.lettering(livery.strip.text, [0, 0.312], 7, { tracking: 0.08 })}" fill="${livery.strip.ink}"/>
  <path d="${solid.line(arc(upper(-0.012), 97), 0.012)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>
  <path d="${solid.line(arc(lower(-0.012), 97), 0.012)}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>
  <path d="${solid.figure(tearOff(-1))}" fill="#fff" fill-opacity=".1"/>
  <path d="${solid.figure(tab)}" fill="#0b0b0d"/>
  <path d="${solid.line(tab.slice(0, 2))}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
</g>
${[-1, 1].map((side) => pivot(solid, side)).join('')}`;
}

const tab: Spot[] = [
  [-9, -0.16],
  [9, -0.16],
  [7, -0.25],
  [-7, -0.25],
];

function tearOff(side: number): Spot[] {
  return [
    [side * 62, 0.3],
    [side * 52, 0.3],
    [side * 74, -0.2],
    [side * 84, -0.16],
  ];
}

function pivot(solid: Solid, side: number): string {
  const at = side * 90;
  if (Math.abs(at + solid.turn) > 82) return '';
  const disc = (radius: number) => solid.figure(circle(at, 0.13, radius), 0.02);
  return `<path d="${disc(0.125)}" fill="#08080a"/><path d="${disc(0.11)}" fill="#2c2e33"/>
<path d="${disc(0.085)}" fill="#17181b"/><path d="${disc(0.085)}" fill="none" stroke="#8d9199" stroke-width="2.5"/>
<path d="${solid.figure(
    [
      [at - 3.4, 0.148],
      [at + 3.4, 0.142],
      [at + 3.4, 0.112],
      [at - 3.4, 0.118],
    ],
    0.02,
  )}" fill="#b9bdc4"/>`;
}

export function circle(azimuth: number, height: number, radius: number): Spot[] {
  return Array.from({ length: 28 }, (_, index): Spot => {
    const angle = (index / 28) * Math.PI * 2;
    return [azimuth + Math.cos(angle) * radius * 58, height + Math.sin(angle) * radius];
  });
}

/** Raised blisters of the chin and forehead intakes: drawn under the lacquer so that they shine. */
function vents(solid: Solid): string {
  return `<path d="${solid.figure(chinIntake(1.14))}" fill="#000" fill-opacity=".42"/>
${[-1, 1].map((side) => `<path d="${solid.figure(cheekVent(side, 1.25))}" fill="#000" fill-opacity=".4"/><path d="${solid.figure(browVent(side, 1.3))}" fill="#000" fill-opacity=".4"/>`).join('')}`;
}

function ventHoles(solid: Solid): string {
  const mesh = [-0.52, -0.57, -0.62]
    .map(
      (height) =>
        `<path d="${solid.line([
          [-15, height],
          [15, height],
        ])}" stroke="#4a4d54" stroke-width="3" fill="none"/>`,
    )
    .join('');
  const sides = [-1, 1]
    .map(
      (side) => `<path d="${solid.figure(cheekVent(side, 1))}" fill="#060607"/>
<path d="${solid.line(cheekVent(side, 1).slice(2, 4))}" stroke="#fff" stroke-opacity=".45" stroke-width="3" fill="none"/>
<path d="${solid.figure(browVent(side, 1))}" fill="#060607"/>
<path d="${solid.line(browVent(side, 1).slice(2, 4))}" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/>`,
    )
    .join('');
  return `<path d="${solid.figure(chinIntake(1))}" fill="#060607"/>${mesh}
<path d="${solid.line(chinIntake(1).slice(2, 4))}" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none"/>${sides}`;
}

function scaled(spots: Spot[], factor: number): Spot[] {
  const mean = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  const [cx, cy] = [mean(0), mean(1)];
  return spots.map(([x, y]): Spot => [cx + (x - cx) * factor, cy + (y - cy) * factor]);
}

const chinIntake = (factor: number): Spot[] =>
  scaled(
    [
      [-21, -0.47],
      [21, -0.47],
      [16, -0.67],
      [-16, -0.67],
    ],
    factor,
  );

const cheekVent = (side: number, factor: number): Spot[] =>
  scaled(
    [
      [side * 33, -0.5],
      [side * 48, -0.44],
      [side * 46, -0.53],
      [side * 34, -0.6],
    ],
    factor,
  );

const browVent = (side: number, factor: number): Spot[] =>
  scaled(
    [
      [side * 12, 0.66],
      [side * 27, 0.62],
      [side * 26, 0.57],
      [side * 12, 0.605],
    ],
    factor,
  );

function rubberEdge(solid: Solid): string {
  const band = solid.figure([
    [-179, -0.985],
    [179, -0.985],
    [179, -1.07],
    [-179, -1.07],
  ]);
  return `<path d="${band}" fill="#0a0a0c"/><path d="${solid.line([
    [-179, -0.985],
    [179, -0.985],
  ])}" fill="none" stroke="#777b83" stroke-opacity=".6" stroke-width="3"/>`;
}
