import { outline, type Point } from '../lettering.ts';
import { lynxPath, slashes, stareRings } from '../logo.ts';
import { flatShadow, floorShadow } from './studio.ts';

const orange = '#ff5a1f';
const black = '#17181b';
const paper = '#f7f4ee';

/** One sticker about its own centre: a die-cut white edge round the artwork. */
const designs: (() => string)[] = [
  () =>
    cut(lynxPath, 'translate(-130 -130) scale(2.6)', 16, black) +
    `<g transform="translate(-130 -130) scale(2.6)"><path d="${rings(stareRings)}" fill="${orange}"/></g>`,
  () =>
    `<rect x="-178" y="-66" width="356" height="132" rx="26" fill="${paper}"/><path d="M-150 -52H168L150 52H-168Z" fill="${black}"/><path d="${outline('RYSI DRIFT', { size: 74, y: 26, anchor: 'middle' })}" fill="${paper}"/>`,
  () =>
    `<circle r="128" fill="${paper}"/><circle r="114" fill="${orange}"/><path d="${outline('27', { size: 168, x: -4, y: 58, anchor: 'middle' })}" fill="${paper}"/>`,
  () => cut(rings(slashes), 'translate(-84 -100) scale(1.7 2)', 14, orange),
  () =>
    `<rect x="-186" y="-56" width="372" height="112" rx="56" fill="${paper}"/><rect x="-172" y="-43" width="344" height="86" rx="43" fill="#e9b521"/><path d="${outline('POZOR, JEDU BOKEM', { size: 44, y: 15, anchor: 'middle' })}" fill="${black}"/>`,
  () =>
    `<path d="M0 -132L124 90H-124Z" fill="${paper}" stroke="${paper}" stroke-width="30" stroke-linejoin="round"/><path d="M0 -110L104 78H-104Z" fill="#e9b521" stroke="#e9b521" stroke-width="16" stroke-linejoin="round"/><g transform="translate(-52 -46) scale(1.04)"><path d="${lynxPath}" fill="${black}" fill-rule="evenodd"/></g>`,
  () =>
    `<rect x="-150" y="-58" width="300" height="116" rx="18" fill="${paper}"/><path d="M-136 -44H136V44H-136Z" fill="#1d4fd8"/><path d="${outline('V KOUŘI DOMA', { size: 54, y: 20, anchor: 'middle' })}" fill="${paper}"/>`,
];

/** Two sheets, one over the other, with everything on them. */
export function stickerSheet(): string {
  const sheet = 'M210 110H990V1090H210Z';
  const under = 'M250 140H1010V1080H250Z';
  return `<g transform="rotate(5 600 600)">${flatShadow(under)}<path d="${under}" fill="#e6e1d6"/></g><g transform="rotate(-3 600 600)">${flatShadow(sheet)}<path d="${sheet}" fill="#2b2d33"/><path d="${sheet}" fill="url(#sheen)"/>
${[
  [430, 330, -6],
  [775, 240, 5],
  [800, 470, 8],
  [410, 620, 4],
  [700, 700, -5],
  [400, 880, -3],
  [770, 900, 6],
]
  .map(([x = 0, y = 0, turn = 0], index) => sticker(index, x, y, turn, 0.92))
  .join('')}
<path d="${outline('RYSI DRIFT TEAM · 7 KS', { size: 30, x: 600, y: 1060, anchor: 'middle', tracking: 0.2, weight: 700 })}" fill="#8d8f96"/></g>${sheen}`;
}

/** One sticker half peeled off its backing. */
export function stickerPeeled(): string {
  const backing = 'M200 220H1000V980H200Z';
  return `<g transform="rotate(-5 600 600)">${flatShadow(backing)}<path d="${backing}" fill="#efe9dc"/>${Array.from({ length: 9 }, (_, index) => `<path d="${outline('RYSI DRIFT TEAM   RYSI DRIFT TEAM   RYSI DRIFT TEAM', { size: 30, x: 150 + (index % 2) * 60, y: 280 + index * 84, weight: 700 })}" fill="#d6cfbf"/>`).join('')}</g>
<g transform="translate(600 590) rotate(-5)"><g transform="scale(2.35)"><circle r="132" cx="5" cy="8" fill="#2a2018" fill-opacity=".2"/><clipPath id="stuck"><path d="M-140 -140H60L140 -40V140H-140Z"/></clipPath><g clip-path="url(#stuck)">${designs[2]?.() ?? ''}<path d="M-140 -140H60L140 -40V140H-140Z" fill="url(#sheen)"/></g>
<path d="M60 -140L140 -40L128 60C96 20 40 -10 -6 -22C22 -50 46 -92 60 -140Z" fill="#2a2018" fill-opacity=".28" transform="translate(-6 10)"/>
<path d="M46 -119.6C70 -106 112 -62 120.4 -44C126 -10 118 20 100 46C84 10 40 -14 2 -18C26 -44 42 -84 46 -119.6Z" fill="url(#peel)"/></g></g>${sheen}
<linearGradient id="peel" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c9c4b8"/><stop offset=".4" stop-color="#fff"/><stop offset=".75" stop-color="#e2ddd2"/><stop offset="1" stop-color="#a39d90"/></linearGradient>`;
}

/** In use: on the lid of a scarred steel toolbox. */
export function stickersOnToolbox(): string {
  const lid = 'M90 330H1110V960H90Z';
  const scratches = Array.from(
    { length: 26 },
    (_, index) =>
      `<path d="M${120 + ((index * 397) % 940)} ${350 + ((index * 211) % 580)}l${20 + ((index * 53) % 90)} ${((index * 31) % 40) - 20}" stroke="#fff" stroke-opacity=".${index % 3 ? 12 : 24}" stroke-width="2"/>`,
  ).join('');
  return `${floorShadow(600, 966, 1040)}<path d="M440 330V250C440 214 470 200 500 200H700C730 200 760 214 760 250V330H716V262C716 250 708 244 696 244H504C492 244 484 250 484 262V330Z" fill="#24262b"/><path d="M444 250C446 220 472 206 500 204H700" stroke="#fff" stroke-opacity=".4" stroke-width="5" fill="none"/>
<path d="${lid}" fill="#a3261b"/><path d="${lid}" fill="url(#steel)"/><path d="M90 330H1110V352H90Z" fill="#fff" fill-opacity=".25"/><path d="M90 800H1110V806H90Z" fill="#000" fill-opacity=".5"/><path d="M90 806H1110V810H90Z" fill="#fff" fill-opacity=".2"/>${scratches}
${[210, 990].map((x) => `<rect x="${x - 44}" y="760" width="88" height="110" rx="8" fill="#b9bdc4"/><rect x="${x - 44}" y="760" width="88" height="110" rx="8" fill="url(#steel)"/><rect x="${x - 26}" y="820" width="52" height="70" rx="6" fill="#8d9199"/><path d="M${x - 40} 764H${x + 40}" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>`).join('')}
${sticker(0, 330, 550, -9, 1.15)}${sticker(2, 830, 500, 10, 1)}${sticker(4, 640, 700, -6, 0.95)}${sticker(1, 600, 420, 4, 0.85)}${sticker(5, 1010, 640, -8, 0.7)}${sticker(6, 600, 890, 3, 0.8)}
<linearGradient id="steel" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".3" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>`;
}

function sticker(index: number, x: number, y: number, turn: number, size: number): string {
  const art = designs[index]?.() ?? '';
  return `<g transform="translate(${x + 4} ${y + 6}) rotate(${turn}) scale(${size})" opacity=".18">${art.replace(/fill="#[0-9a-f]{6}"/g, 'fill="#000000"')}</g><g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${art}</g>`;
}

function cut(d: string, transform: string, edge: number, ink: string): string {
  return `<g transform="${transform}"><path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="${edge}" stroke-linejoin="round"/><path d="${d}" fill="${ink}" fill-rule="evenodd"/></g>`;
}

function rings(all: Point[][]): string {
  return all.map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}Z`).join('');
}

const sheen =
  '<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".35" stop-color="#fff" stop-opacity=".03"/><stop offset=".5" stop-color="#fff" stop-opacity=".12"/><stop offset=".52" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient>';
