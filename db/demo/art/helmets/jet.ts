import { arc, type Box, circle, type Livery } from './full-face.ts';
import { lacquer, mirror } from './gloss.ts';
import { colourOf, lightMap } from './light.ts';
import type { Solid, Spot } from './solid.ts';

/** What hangs on the ears: a talk-back boom, or a mechanic's hearing protection. */
export type JetLivery = Livery & { wear: 'intercom' | 'muffs' };

/** An open crew helmet with a long mirrored shield before the face. */
export function jet(solid: Solid, livery: JetLivery, box: Box, seed: number): string {
  const rim = colourOf(livery.rim);
  const shell = solid.silhouette();
  return `
<clipPath id="shell${seed}"><path d="${shell}"/></clipPath>
<g clip-path="url(#shell${seed})">
  <path fill="${livery.base}" d="${shell}"/>${livery.paint(solid)}
  ${lightMap({ ...box, step: 3 }, (x, y) => {
    const normal = solid.normalAt([x, y]);
    return normal && lacquer(normal, rim, livery.matte);
  })}
  <path d="${solid.figure([
    [-179, -0.99],
    [179, -0.99],
    [179, -1.07],
    [-179, -1.07],
  ])}" fill="#0a0a0c"/>
  ${shield(solid, livery, box, seed)}
  <path d="${shell}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="3"/>
</g>
${peak(solid, livery)}
${[-1, 1].map((side) => (livery.wear === 'muffs' ? muff(solid, side, livery.rim) : boom(solid, side))).join('')}`;
}

const upper = (grow: number) => (share: number) => 0.36 + grow - 0.06 * share ** 2;
const lower = (grow: number) => (share: number) =>
  -0.94 - grow + 0.28 * share ** 2.2 + Math.max(0, share - 0.86) ** 2 * 9;

function shield(solid: Solid, livery: Livery, box: Box, seed: number): string {
  const reach = 66;
  const frame = solid.figure([
    ...arc(upper(0.05), reach + 4),
    ...arc(lower(0.06), reach + 4, true),
  ]);
  const pane = solid.figure([...arc(upper(0), reach), ...arc(lower(0), reach, true)], 0.012);
  const tint = colourOf(livery.tint);
  const band = solid.figure(
    [...arc(upper(0.005), reach), ...arc(upper(-0.13), reach, true)],
    0.013,
  );
  return `<path d="${frame}" fill="#08080a"/><clipPath id="pane${seed}"><path d="${pane}"/></clipPath>
<g clip-path="url(#pane${seed})">${lightMap({ ...box, step: 1.8 }, (x, y) => {
    const normal = solid.normalAt([x, y]);
    if (!normal || normal.height > 0.5) return undefined;
    return mirror({ ...normal, height: (normal.height + 0.16) * 0.72 }, tint, seed);
  })}
<path d="${band}" fill="${livery.strip.paint}" fill-opacity=".94"/>
<path d="${solid.lettering(livery.strip.text, [0, 0.255], 7, { tracking: 0.08 })}" fill="${livery.strip.ink}"/>
<path d="${solid.line(arc(upper(-0.012), reach), 0.012)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>
<path d="${solid.line(arc(lower(-0.014), reach), 0.012)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>
${[-1, 1]
  .map(
    (side) =>
      `<path d="${solid.figure([
        [side * 50, 0.2],
        [side * 42, 0.2],
        [side * 52, -0.8],
        [side * 63, -0.72],
      ])}" fill="#fff" fill-opacity=".09"/>`,
  )
  .join('')}</g>`;
}

/** A short peak above the shield, pressed with two studs. */
function peak(solid: Solid, { base }: Livery): string {
  const wide = 46;
  const back: Spot[] = arc((share) => 0.62 - share ** 2 * 0.2, wide);
  const lip = arc((share) => 0.43 - share ** 2 * 0.02, wide, true);
  const edge = (lift: number) => lip.map((spot) => solid.project(spot, lift));
  const top = back.map((spot) => solid.project(spot, 0.01));
  const join = (points: [number, number][]) =>
    points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const [outer, under] = [edge(0.2), edge(0.16).map(([x, y]): [number, number] => [x, y + 16])];
  return `<path d="M${join([...outer, ...under.reverse()])}Z" fill="#060607"/>
<path d="M${join([...top, ...outer])}Z" fill="${base === '#e2b80e' ? '#1b1c1f' : '#26282d'}"/>
<path d="M${join([...top, ...outer])}Z" fill="url(#peak)"/>
<path d="M${join(outer)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4"/>
${[-30, 30].map((azimuth) => `<path d="${solid.figure(circle(azimuth, 0.55, 0.032), 0.05)}" fill="#9a9da4"/>`).join('')}
<linearGradient id="peak" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".45" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient>`;
}

function boom(solid: Solid, side: number): string {
  const at = side * 84;
  if (Math.abs(at + solid.turn) > 80) return '';
  const [startX, startY] = solid.project([at, -0.36], 0.06);
  const [endX, endY] = solid.project([side * 22, -0.86], 0.16);
  const bend = `M${startX} ${startY}C${startX - side * 10} ${startY + 170} ${endX + side * 160} ${endY + 60} ${endX} ${endY}`;
  return `<path d="${solid.figure(circle(at, -0.28, 0.26), 0.03)}" fill="#0b0b0d"/><path d="${solid.figure(circle(at, -0.28, 0.235), 0.05)}" fill="#2b2d32"/>
<path d="${solid.figure(circle(at, -0.26, 0.19), 0.06)}" fill="url(#cup)"/><path d="${solid.figure(circle(at, -0.28, 0.235), 0.05)}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>
<path d="${solid.emblem(slashRing, [at, -0.28], 14)}" fill="#ff5a1f"/>
<path d="${bend}" fill="none" stroke="#0a0a0c" stroke-width="22" stroke-linecap="round"/><path d="${bend}" fill="none" stroke="#5b5f67" stroke-width="5" stroke-dasharray="4 7" transform="translate(-3 -4)"/>
<g transform="translate(${endX} ${endY}) rotate(${side * -18})"><rect x="-44" y="-26" width="88" height="52" rx="25" fill="#0c0c0e"/><rect x="-40" y="-23" width="80" height="22" rx="11" fill="#fff" fill-opacity=".16"/></g>
${cup}`;
}

function muff(solid: Solid, side: number, rim: string): string {
  const at = side * 90;
  if (Math.abs(at + solid.turn) > 80) return '';
  const oval = (wide: number, tall: number, lift: number) =>
    solid.figure(
      circle(at, -0.2, 1).map(
        ([azimuth, height]): Spot => [at + (azimuth - at) * wide, -0.2 + (height + 0.2) * tall],
      ),
      lift,
    );
  return `<path d="${solid.line(
    [
      [at + side * 2, 0.98],
      [at + side * 2, 0.5],
      [at, 0.1],
    ],
    0.03,
  )}" fill="none" stroke="#0b0b0d" stroke-width="34"/>
<path d="${solid.line(
    [
      [at + side * 2, 0.98],
      [at + side * 2, 0.5],
      [at, 0.1],
    ],
    0.03,
  )}" fill="none" stroke="#8d9199" stroke-opacity=".7" stroke-width="5"/>
<path d="${oval(0.31, 0.42, 0.03)}" fill="#0a0a0c"/><path d="${oval(0.275, 0.385, 0.09)}" fill="#303339"/><path d="${oval(0.275, 0.385, 0.09)}" fill="url(#cup)"/>
<path d="${oval(0.275, 0.385, 0.09)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/><path d="${oval(0.19, 0.28, 0.1)}" fill="none" stroke="${rim}" stroke-width="8"/>${cup}`;
}

const slashRing: [number, number][][] = [0, 1, 2].map((index) => [
  [28 + index * 24, 6],
  [38 + index * 24, 6],
  [14 + index * 24, 94],
  [10 + index * 24, 94],
]);

const cup =
  '<radialGradient id="cup" cx=".32" cy=".24" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".35" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".75"/></radialGradient>';
