import type { Picture } from '../picture.ts';
import { backdrop, frame, frontSmoke } from './backdrop.ts';
import { crew } from './crew.ts';
import { drivers } from './drivers.ts';
import type { Person } from './person.ts';
import { suit } from './suit.ts';

/** The team: eight helmets above eight suits. */
export const pictures: Picture[] = [...drivers, ...crew].map((person) => ({
  path: `team/${person.slug}`,
  width: 2400,
  height: 3000,
  quality: 56,
  svg: () => portrait(person),
}));

/** The straps that hold the helmet to the yoke. */
const tethers = ['M372 905L412 968', 'M836 905L792 968']
  .map(
    (d) =>
      `<path d="${d}" stroke="#0b0b0d" stroke-width="20" stroke-linecap="round"/><path d="${d}" stroke="#4c4f56" stroke-width="3"/><circle cx="${d.split(/[ML ]/)[1]}" cy="905" r="15" fill="#2a2c31" stroke="#a7abb3" stroke-width="3"/>`,
  )
  .join('');

function portrait({ ground, clothes, head }: Person): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="3000" viewBox="0 0 ${frame.width} ${frame.height}">
${backdrop(ground)}${suit(clothes)}
<ellipse cx="600" cy="985" rx="300" ry="90" fill="url(#under)"/>
<radialGradient id="under"><stop offset="0" stop-color="#000" stop-opacity=".85"/><stop offset=".6" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
${head()}${clothes.yoke ? tethers : ''}${frontSmoke(ground)}</svg>`;
}
