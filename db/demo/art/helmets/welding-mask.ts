import { slashes } from '../logo.ts';
import { type Box, circle } from './full-face.ts';
import { lacquer } from './gloss.ts';
import { colourOf, hash, lightMap } from './light.ts';
import type { Solid, Spot } from './solid.ts';

/** The chief mechanic's mask: soot black, brass claws, a glowing filter, sparks from the bench. */
export function weldingMask(solid: Solid, box: Box): string {
  const shell = solid.silhouette();
  const rim = colourOf('#ff8a2e');
  return `${sparks(0, 46)}
<clipPath id="shell"><path d="${shell}"/></clipPath>
<g clip-path="url(#shell)">
  <path d="${shell}" fill="#2c2724"/>${paint(solid)}
  ${lightMap({ ...box, step: 3 }, (x, y) => {
    const normal = solid.normalAt([x, y]);
    return normal && lacquer(normal, rim, 0.7);
  })}
  ${mask(solid)}${filter(solid)}
  <path d="${solid.figure([
    [-179, -0.99],
    [179, -0.99],
    [179, -1.07],
    [-179, -1.07],
  ])}" fill="#0a0a0c"/>
  <path d="${shell}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="3"/>
</g>
${[-1, 1].map((side) => knob(solid, side)).join('')}${sparks(60, 34)}`;
}

function paint(solid: Solid): string {
  const claw = (side: number) => solid.emblem(slashes, [side * 70, -0.5], 46);
  return `<path d="${claw(1)}${claw(-1)}" fill="#d99a4e"/>
<path d="${solid.figure([
    [-8, 0.5],
    [8, 0.5],
    [4, 1.06],
    [-4, 1.06],
  ])}" fill="#d99a4e"/>
<path d="${solid.lettering('OTA', [-66, 0.6], 17)}${solid.lettering('OTA', [62, 0.6], 17)}" fill="#d99a4e"/>`;
}

/** Pressed edges of the face piece, where the light breaks. */
function mask(solid: Solid): string {
  const ridge = (side: number): Spot[] => [
    [side * 47, 0.66],
    [side * 50, 0.1],
    [side * 40, -0.42],
    [side * 22, -0.98],
  ];
  const seam: Spot[] = [
    [-112, 0.5],
    [-92, 0.62],
    [-47, 0.68],
    [0, 0.7],
    [47, 0.68],
    [92, 0.62],
    [112, 0.5],
  ];
  return `${[-1, 1]
    .map(
      (side) =>
        `<path d="${solid.line(ridge(side))}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="9"/><path d="${solid.line(ridge(side).map(([a, h]): Spot => [a - 1.4, h]))}" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="4"/>`,
    )
    .join('')}
<path d="${solid.line(seam)}" fill="none" stroke="#000" stroke-opacity=".75" stroke-width="10"/><path d="${solid.line(seam.map(([a, h]): Spot => [a, h - 0.018]))}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3.5"/>
${[-0.5, -0.6, -0.7]
  .map(
    (height) =>
      `<path d="${solid.figure([
        [-15, height],
        [15, height],
        [13, height - 0.045],
        [-13, height - 0.045],
      ])}" fill="#060606"/><path d="${solid.line([
        [-13, height - 0.045],
        [13, height - 0.045],
      ])}" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>`,
  )
  .join('')}`;
}

function filter(solid: Solid): string {
  const window = (grow: number): Spot[] => [
    [-36 - grow, 0.44 + grow * 0.014],
    [36 + grow, 0.44 + grow * 0.014],
    [36 + grow, -0.2 - grow * 0.014],
    [-36 - grow, -0.2 - grow * 0.014],
  ];
  const glass = window(-7);
  return `<path d="${solid.figure(window(4))}" fill="#000" fill-opacity=".55"/><path d="${solid.figure(window(0))}" fill="#17171a"/>
<path d="${solid.line([...window(0).slice(0, 2)])}" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none"/>
<path d="${solid.figure(glass)}" fill="url(#filter)"/>
<path d="${solid.figure([
    [-20, 0.34],
    [-8, 0.34],
    [-18, -0.1],
    [-29, -0.1],
  ])}" fill="#fff" fill-opacity=".14"/>
<path d="${solid.figure([
    [-4, 0.34],
    [-1, 0.34],
    [-11, -0.1],
    [-14, -0.1],
  ])}" fill="#fff" fill-opacity=".1"/>
<path d="${solid.figure(circle(15, 0.06, 0.022))}" fill="#fff7dc"/><path d="${solid.figure(circle(15, 0.06, 0.075))}" fill="#ffd27a" fill-opacity=".35"/>
<path d="${solid.figure([
    [-30, -0.13],
    [-6, -0.13],
    [-6, -0.18],
    [-30, -0.18],
  ])}" fill="#29303f"/>
<path d="${solid.lettering('DIN 9-13', [18, -0.18], 3.6, { weight: 700 })}" fill="#d99a4e"/>
<linearGradient id="filter" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0f4a34"/><stop offset=".38" stop-color="#0a2a20"/><stop offset=".6" stop-color="#6a5a12"/><stop offset=".72" stop-color="#d98a1e"/><stop offset=".86" stop-color="#3a2408"/><stop offset="1" stop-color="#0b0d0a"/></linearGradient>`;
}

function knob(solid: Solid, side: number): string {
  const at = side * 92;
  if (Math.abs(at + solid.turn) > 80) return '';
  const teeth = circle(at, 0.14, 0.155).map(([azimuth, height], index): Spot => {
    const out = index % 2 ? 1 : 0.9;
    return [at + (azimuth - at) * out, 0.14 + (height - 0.14) * out];
  });
  return `<path d="${solid.figure(circle(at, 0.14, 0.2), 0.01)}" fill="#0b0a0a"/><path d="${solid.figure(teeth, 0.07)}" fill="#383330"/><path d="${solid.figure(circle(at, 0.14, 0.1), 0.09)}" fill="#201d1b"/>
<path d="${solid.line(circle(at, 0.14, 0.14).slice(14, 24), 0.07)}" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none"/><path d="${solid.figure(
    [
      [at - 1, 0.22],
      [at + 1, 0.22],
      [at + 1, 0.15],
      [at - 1, 0.15],
    ],
    0.09,
  )}" fill="#d99a4e"/>`;
}

/** Sparks thrown up from below on the right, each a short bright arc. */
function sparks(seed: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const at = (salt: number) => hash(index, salt, seed + 7);
    const angle = -0.5 - at(1) * 2.1;
    const [near, long] = [80 + at(2) ** 0.7 * 620, 22 + at(3) * 90];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const fall = (distance: number) => (distance / 420) ** 2 * 90;
    const [x, y] = [1010 + cos * near, 1260 + sin * near + fall(near)];
    const [tx, ty] = [1010 + cos * (near + long), 1260 + sin * (near + long) + fall(near + long)];
    const heat = 1 - near / 800;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}" stroke="${heat > 0.5 ? '#fff0c4' : '#ffa23c'}" stroke-width="${(1.5 + at(4) * 3.5).toFixed(1)}" stroke-linecap="round" stroke-opacity="${(0.45 + heat * 0.55).toFixed(2)}"/>`;
  }).join('');
}
