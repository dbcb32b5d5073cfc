import type { Picture } from '../picture.ts';

export type Ground = 'warm' | 'night';

/** A product's picture: square, lit from above on the left, on a seamless sheet of paper. */
export function studio(path: string, ground: Ground, body: () => string): Picture {
  return {
    path: `products/${path}`,
    width: 2400,
    height: 2400,
    quality: 60,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="2400" viewBox="0 0 1200 1200">${grounds[ground]}${body()}</svg>`,
  };
}

/** The soft dark under a thing that stands on the floor: a wide faint pool and a tight contact. */
export function floorShadow(x: number, y: number, width: number, strength = 1): string {
  return `${pool}<ellipse cx="${x + width * 0.06}" cy="${y}" rx="${width * 0.66}" ry="${width * 0.13}" fill="url(#pool)" fill-opacity="${0.55 * strength}"/>
<ellipse cx="${x + width * 0.015}" cy="${y}" rx="${width * 0.53}" ry="${width * 0.055}" fill="url(#pool)" fill-opacity="${strength}"/>`;
}

/** The shadow a flat thing throws on the paper it lies on: its outline, a few times, ever fainter. */
export function flatShadow(d: string, height = 1): string {
  return [26, 20, 14, 9, 5]
    .map(
      (offset) =>
        `<path d="${d}" transform="translate(${offset * 0.55 * height} ${offset * height})" fill="#2a2018" fill-opacity=".075" stroke="#2a2018" stroke-opacity=".05" stroke-width="${offset * 0.9}" stroke-linejoin="round"/>`,
    )
    .join('');
}

const pool =
  '<radialGradient id="pool"><stop offset="0" stop-color="#1d1712" stop-opacity=".75"/><stop offset=".45" stop-color="#1d1712" stop-opacity=".42"/><stop offset="1" stop-color="#1d1712" stop-opacity="0"/></radialGradient>';

const grounds: Record<Ground, string> = {
  warm: `<radialGradient id="paper" cx=".38" cy=".3" r=".95"><stop offset="0" stop-color="#eeebe5"/><stop offset=".5" stop-color="#dedad2"/><stop offset="1" stop-color="#b9b3a8"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8d867a" stop-opacity="0"/><stop offset=".25" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#8d867a" stop-opacity=".3"/></linearGradient>
<path fill="url(#paper)" d="M0 0H1200V1200H0Z"/><path fill="url(#floor)" d="M0 820H1200V1200H0Z"/>`,
  night: `<radialGradient id="paper" cx=".4" cy=".38" r=".9"><stop offset="0" stop-color="#3a3b42"/><stop offset=".5" stop-color="#212227"/><stop offset="1" stop-color="#0d0e10"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".0"/><stop offset=".3" stop-color="#5a5f70" stop-opacity=".14"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient>
<path fill="url(#paper)" d="M0 0H1200V1200H0Z"/><path fill="url(#floor)" d="M0 800H1200V1200H0Z"/>`,
};
