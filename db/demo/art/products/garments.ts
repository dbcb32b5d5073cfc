import { outline, type Point } from '../lettering.ts';
import { lynx, slashes } from '../logo.ts';
import { type Crease, drape } from './cloth.ts';
import { flatShadow } from './studio.ts';

const black = '#1c1d21';
const orange = '#ff5a1f';
const white = '#f1eee7';
const box = { x: 100, y: 60, width: 1000, height: 1080, step: 2.4 };

export interface GarmentView {
  back?: boolean;
  hung?: boolean;
}

/** The team T-shirt lying flat or hung on its hook, seen from the front or the back. */
export function tshirt({ back = false, hung = false }: GarmentView): string {
  const neck = back
    ? 'M462 196C510 226 690 226 738 196'
    : 'M462 196C480 290 540 318 600 318C660 318 720 290 738 196';
  const collarInner = back
    ? 'M484 186C530 206 670 206 716 186'
    : 'M488 186C504 262 552 290 600 290C648 290 696 262 712 186';
  const body = `${neck.replace('M', 'M')}C790 214 850 236 884 262C940 304 1004 412 1052 500L936 574C906 536 884 500 868 470C858 640 866 860 880 1046C700 1078 500 1078 320 1046C334 860 342 640 332 470C316 500 294 536 264 574L148 500C196 412 260 304 316 262C350 236 410 214 462 196Z`;
  return `${hung ? hanger : ''}${hung ? '' : flatShadow(body)}
${back ? '' : `<path d="M462 196C530 226 670 226 738 196L724 262C690 330 510 330 476 262Z" fill="#101114"/><path d="M560 214H640V244H560Z" fill="${white}"/>${lynx({ x: 588, y: 216, size: 25, ink: black })}`}
<clipPath id="shirt"><path d="${body}"/></clipPath>
<g clip-path="url(#shirt)"><path d="${body}" fill="${black}"/>
${back ? backPrint : frontPrint}
<path d="M316 262C340 330 340 400 332 480M884 262C860 330 860 400 868 480" stroke="#000" stroke-opacity=".55" stroke-width="4" fill="none"/>
<path d="M160 484L276 558M1040 484L924 558" stroke="#000" stroke-opacity=".5" stroke-width="3" stroke-dasharray="7 3"/>
<path d="M322 1024C500 1056 700 1056 878 1024" stroke="#000" stroke-opacity=".5" stroke-width="3" stroke-dasharray="7 3" fill="none"/>
${drape(box, { creases: hung ? [...shirtCreases, ...hungCreases] : shirtCreases, seed: back ? 5 : 2, waves: 18, sheen: 0.19 })}
<path d="${body}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="5"/></g>
<path d="${neck}" fill="none" stroke="#0d0e10" stroke-width="30"/><path d="${collarInner}" fill="none" stroke="#3b3d43" stroke-width="3"/><path d="${neck}" fill="none" stroke="#34363c" stroke-width="26"/>
<path d="${neck}" fill="none" stroke="#15161a" stroke-width="24"/><path d="${neck}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="10"/>`;
}

/** The team hoodie, front with its pouch or back with the big print. */
export function hoodie({ back = false, hung = false }: GarmentView): string {
  const body =
    'M430 226C380 240 330 262 296 300C236 380 182 640 150 930L146 1010L262 1030L276 960L346 560C344 720 340 880 340 1010L346 1078C520 1100 680 1100 854 1078L860 1010C860 880 856 720 854 560L924 960L938 1030L1054 1010L1050 930C1018 640 964 380 904 300C870 262 820 240 770 226C700 300 500 300 430 226Z';
  const hood = back
    ? 'M420 236C408 150 470 84 600 80C730 84 792 150 780 236C772 330 690 410 600 432C510 410 428 330 420 236Z'
    : 'M404 250C390 150 470 78 600 74C730 78 810 150 796 250C770 330 690 390 600 440C510 390 430 330 404 250Z';
  return `${hung ? hook : ''}${hung ? '' : flatShadow(body)}
<clipPath id="hoodie"><path d="${body}"/></clipPath><g clip-path="url(#hoodie)"><path d="${body}" fill="#2b2d32"/>
${back ? hoodieBack : hoodieFront}
<path d="M296 300C330 400 346 470 346 570M904 300C870 400 854 470 854 570" stroke="#000" stroke-opacity=".55" stroke-width="4" fill="none"/>
${drape(box, { creases: hoodieCreases, seed: 9, waves: 24, sheen: 0.22 })}
<path d="M140 936L286 962L280 1040L130 1020ZM1060 936L914 962L920 1040L1070 1020ZM336 1010H864V1110H336Z" fill="#17181b" fill-opacity=".55"/>
${Array.from({ length: 44 }, (_, index) => `<path d="M${346 + index * 11.8} 1014V1100" stroke="#000" stroke-opacity=".32" stroke-width="3"/>`).join('')}
${back ? '' : `<path d="M420 760H780L850 930V1000H350V930Z" fill="#000" fill-opacity=".16"/><path d="M420 760H780M420 760L362 926M780 760L838 926" stroke="#000" stroke-opacity=".6" stroke-width="5" fill="none"/><path d="M420 768H780M428 764L372 926M772 764L828 926" stroke="#fff" stroke-opacity=".16" stroke-width="3" stroke-dasharray="7 4" fill="none"/>`}
<path d="${body}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="5"/></g>
<clipPath id="hood"><path d="${hood}"/></clipPath><g clip-path="url(#hood)"><path d="${hood}" fill="#2b2d32"/>
${back ? '<path d="M600 70V440" stroke="#000" stroke-opacity=".5" stroke-width="4"/>' : '<path d="M470 250C470 170 520 130 600 128C680 130 730 170 730 250C700 310 650 350 600 380C550 350 500 310 470 250Z" fill="#ff5a1f"/><path d="M470 250C470 170 520 130 600 128C680 130 730 170 730 250C700 310 650 350 600 380C550 350 500 310 470 250Z" fill="url(#inside)"/>'}
${drape({ x: 390, y: 60, width: 420, height: 400, step: 2.4 }, { creases: hoodCreases, seed: 31, waves: 22, loose: 0.7, sheen: 0.22 })}
<path d="${hood}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="7"/></g>
${back ? '' : drawstrings}
<radialGradient id="inside" cx=".5" cy=".15" r=".9"><stop offset="0" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".78"/></radialGradient>`;
}

const frontPrint = `${lynx({ x: 425, y: 400, size: 350, ink: white, accent: orange })}
<path fill="${white}" d="${outline('RYSI DRIFT TEAM', { size: 76, x: 600, y: 846, anchor: 'middle' })}"/>
<path fill="${orange}" d="${outline('PÍSEK · EST. 2017', { size: 36, x: 600, y: 898, anchor: 'middle', weight: 700, tracking: 0.22 })}"/>`;

const backPrint = `<path fill="${orange}" d="${path(slashes, 390, 330, 4.2, 5.2)}"/>
<path fill="${white}" d="${outline('27', { size: 460, x: 588, y: 780, anchor: 'middle' })}"/>
<path fill="${white}" d="${outline('RYSI DRIFT TEAM', { size: 64, x: 600, y: 320, anchor: 'middle', tracking: 0.04 })}"/>
<path fill="#b9b5ac" d="${outline('NORDOL   TARVIK   VENTURA   HROM', { size: 34, x: 600, y: 950, anchor: 'middle', tracking: 0.06 })}"/>`;

const hoodieFront = `<path fill="${white}" d="${outline('RYSI', { size: 190, x: 596, y: 622, anchor: 'middle', tracking: 0.02 })}"/>
<path fill="${orange}" d="${outline('DRIFT TEAM', { size: 84, x: 598, y: 704, anchor: 'middle', tracking: 0.05 })}"/>`;

const hoodieBack = `${lynx({ x: 412, y: 478, size: 376, ink: orange })}
<path fill="${white}" d="${outline('V KOUŘI DOMA', { size: 82, x: 600, y: 950, anchor: 'middle', tracking: 0.03 })}"/>`;

const drawstrings = [
  [520, 330, 500, 520],
  [682, 330, 704, 548],
]
  .map(
    ([x1, y1, x2, y2]) =>
      `<path d="M${x1} ${y1}C${x1} 400 ${x2} 440 ${x2} ${y2}" stroke="#000" stroke-opacity=".35" stroke-width="15" fill="none" transform="translate(7 8)"/><path d="M${x1} ${y1}C${x1} 400 ${x2} 440 ${x2} ${y2}" stroke="#e6e2d9" stroke-width="11" fill="none"/><path d="M${x1} ${y1}C${x1} 400 ${x2} 440 ${x2} ${y2}" stroke="#8d887c" stroke-width="10" stroke-dasharray="2 6" stroke-opacity=".6" fill="none"/><path d="M${x2} ${y2}V${Number(y2) + 34}" stroke="#ff5a1f" stroke-width="13"/><circle cx="${x1}" cy="${y1}" r="10" fill="#9a9da4"/><circle cx="${x1}" cy="${y1}" r="5" fill="#1c1d21"/>`,
  )
  .join('');

const hanger = `<path d="M0 96H1200" stroke="#3a3733" stroke-width="20"/><path d="M0 91H1200" stroke="#fff" stroke-opacity=".35" stroke-width="4"/><path d="M600 206V150C600 132 634 138 634 108A34 34 0 0 0 570 92" fill="none" stroke="#8c8f94" stroke-width="11" stroke-linecap="round"/><path d="M600 190L320 276V300L600 220L880 300V276Z" fill="#a9743f"/><path d="M600 190L320 276V284L600 199L880 284V276Z" fill="#e0b07a"/>`;

const hook = `<path d="M470 14H730V84H470Z" fill="#9c6b3c"/><path d="M470 14H730V26H470Z" fill="#d6a772"/><circle cx="500" cy="49" r="7" fill="#4a3524"/><circle cx="700" cy="49" r="7" fill="#4a3524"/><path d="M600 44V96" stroke="#2a2b2f" stroke-width="22" stroke-linecap="round"/><path d="M594 44V90" stroke="#fff" stroke-opacity=".3" stroke-width="5"/>`;

const shirtCreases: Crease[] = [
  [340, 470, 560, 640, 34, 26],
  [860, 470, 640, 640, 34, 24],
  [350, 520, 470, 820, 30, 18],
  [850, 520, 740, 830, 32, -20],
  [420, 900, 700, 1000, 40, 22],
  [820, 820, 640, 980, 36, 20],
  [240, 330, 210, 520, 26, 22],
  [960, 330, 1000, 520, 26, -22],
  [320, 300, 330, 430, 24, -20],
  [880, 300, 870, 430, 24, 20],
  [500, 330, 430, 430, 26, 12],
  [690, 330, 790, 450, 26, -12],
  [330, 1040, 345, 560, 46, -40],
  [872, 1040, 858, 560, 46, -34],
];

const hungCreases: Crease[] = [
  [360, 290, 430, 1050, 38, 34],
  [840, 290, 770, 1050, 38, 34],
  [520, 420, 520, 1060, 34, -22],
  [680, 420, 690, 1060, 34, -24],
  [600, 520, 605, 1060, 30, 18],
];

const hoodieCreases: Crease[] = [
  [350, 560, 560, 720, 40, 34],
  [850, 560, 640, 730, 40, 30],
  [250, 560, 200, 700, 34, 40],
  [230, 700, 290, 800, 30, 36],
  [950, 560, 1000, 700, 34, -40],
  [970, 700, 910, 800, 30, 36],
  [200, 820, 270, 900, 26, 30],
  [1000, 820, 930, 900, 26, 30],
  [350, 1020, 352, 600, 54, -52],
  [850, 1020, 848, 600, 54, -44],
  [440, 960, 700, 1010, 36, 26],
  [420, 330, 330, 480, 34, 26],
  [780, 330, 870, 480, 34, -26],
];

const hoodCreases: Crease[] = [
  [430, 160, 500, 360, 40, 38],
  [770, 160, 700, 360, 40, 38],
  [520, 100, 680, 110, 34, 30],
  [560, 400, 640, 300, 30, -20],
];

function path(rings: Point[][], x: number, y: number, sx: number, sy: number): string {
  return rings
    .map(
      (ring) =>
        `M${ring.map(([px, py]) => `${(x + px * sx).toFixed(1)} ${(y + py * sy).toFixed(1)}`).join('L')}Z`,
    )
    .join('');
}
