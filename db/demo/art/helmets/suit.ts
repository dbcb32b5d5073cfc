import { outline } from '../lettering.ts';
import { lynx } from '../logo.ts';
import { blend, clamp, clouds, colourOf, lightMap, ramp } from './light.ts';

export interface Suit {
  base: string;
  /** Shoulder panels. */
  panel: string;
  /** Piping, zip and lettering. */
  trim: string;
  name: string;
  /** Patches on the right side of the chest. */
  patches: string[];
  /** A head-and-neck yoke for those who drive; the crew wears a headset lead instead. */
  yoke: boolean;
  rim: string;
  seed: number;
  lean: number;
}

/** Shoulders, collar and chest of a racing suit below a helmet whose edge is near y = 930. */
export function suit(options: Suit): string {
  const { base, panel, trim, name, patches, yoke, rim, seed, lean } = options;
  return `
<path d="${neck}" fill="#141416"/>
<path d="${neck}" fill="url(#neck)"/>
<clipPath id="torso"><path d="${torso}"/></clipPath>
<g clip-path="url(#torso)">
  <path d="${torso}" fill="${base}"/>
  <path d="${shoulder}" fill="${panel}"/><path d="${mirror(shoulder)}" fill="${panel}"/>
  <path d="${shoulderEdge}" fill="none" stroke="${trim}" stroke-width="9"/><path d="${mirror(shoulderEdge)}" fill="none" stroke="${trim}" stroke-width="9"/>
  <g transform="translate(${lean} 0)">
    <path d="M586 1085L582 1500H622L616 1085Z" fill="#000" fill-opacity=".34"/>
    <path d="M601 1090L602 1500" stroke="${trim}" stroke-width="5" stroke-dasharray="5 4"/>
    <path d="M592 1128H612L609 1182H595Z" fill="#9a9da4"/><path d="M597 1136H607V1150H597Z" fill="#33353a"/>
    ${patch(name, 750, 1302, 30, '#101114', '#e9e6df')}
    ${lynx({ x: 700, y: 1330, size: 104, ink: trim })}
    ${patches.map((text, index) => `<path d="${outline(text, { size: 54 - index * 4, x: 432 - index * 6, y: 1312 + index * 56, anchor: 'middle' })}" fill="${index % 2 ? trim : '#f4f1ea'}"/>`).join('')}
  </g>
  ${lightMap({ x: 0, y: 1000, width: 1200, height: 500, step: 4 }, (x, y) => cloth(x, y, seed, rim))}
</g>
<path d="${collar}" fill="${base}"/>
<path d="${collarEdge}" fill="none" stroke="${trim}" stroke-width="7"/>
<path d="${collar}" fill="url(#collar)"/>
<path d="M${610 + lean} 1054L${700 + lean * 0.8} 1042L${704 + lean * 0.8} 1078L${612 + lean} 1094Z" fill="${panel}"/>
<path d="M${610 + lean} 1054L${700 + lean * 0.8} 1042" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>
${yoke ? hans : ''}
${defs}`;
}

const defs = `<defs>
<linearGradient id="neck" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset=".3" stop-color="#000" stop-opacity=".6"/><stop offset="1" stop-color="#000" stop-opacity=".85"/></linearGradient>
<linearGradient id="collar" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".25" stop-color="#fff" stop-opacity=".02"/><stop offset=".6" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".72"/></linearGradient>
<linearGradient id="yoke" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="#5b5f67"/><stop offset=".18" stop-color="#24262a"/><stop offset=".6" stop-color="#121316"/><stop offset="1" stop-color="#2b2d32"/></linearGradient>
</defs>`;

const neck = 'M455 890H745L742 1080C690 1118 520 1118 458 1080Z';
const collar =
  'M436 1000C446 1052 520 1084 604 1086C690 1084 752 1052 766 1000L786 1040C776 1096 700 1132 604 1134C510 1132 428 1098 416 1040Z';
const collarEdge = 'M436 1000C446 1052 520 1084 604 1086C690 1084 752 1052 766 1000';
const torso =
  'M416 1030C350 1082 232 1112 150 1160C70 1208 28 1300 8 1420L-6 1500H1206L1192 1420C1172 1300 1130 1208 1050 1160C968 1112 850 1082 786 1030C740 1130 470 1130 416 1030Z';
const shoulder =
  'M0 1500L8 1420C28 1300 70 1208 150 1160C232 1112 350 1082 416 1030L446 1096C380 1160 300 1190 262 1260C228 1330 222 1420 224 1500Z';
const shoulderEdge = 'M446 1096C380 1160 300 1190 262 1260C228 1330 222 1420 224 1500';

/** The yoke lies over the collar: two legs down the chest and the high collar behind the neck. */
const hans = [false, true]
  .map((far) => {
    const leg =
      'M352 1052C366 1010 380 985 402 960L428 985C420 1010 424 1040 440 1066C458 1104 470 1150 472 1206L466 1232L394 1232L388 1206C388 1150 376 1110 352 1080Z';
    const edge = 'M354 1056C368 1014 382 989 402 964';
    const d = far ? mirror(leg) : leg;
    const label = outline('8858', { size: 26, x: far ? 750 : 406, y: 1196 });
    return `<path d="${d}" fill="#000" fill-opacity=".35" transform="translate(8 12)"/><path d="${d}" fill="url(#yoke)"/>
<path d="${far ? mirror(edge) : edge}" fill="none" stroke="#fff" stroke-opacity="${far ? 0.2 : 0.55}" stroke-width="4"/>
<path d="${far ? 'M731 1210H813' : 'M389 1210H471'}" stroke="#8b8f97" stroke-opacity=".6" stroke-width="4"/><path d="${label}" fill="#c9ccd2" fill-opacity=".75"/>`;
  })
  .join('');

function patch(text: string, x: number, y: number, size: number, ink: string, paper: string) {
  const letters = outline(text, { size, x, y, anchor: 'middle', tracking: 0.04 });
  const wide = text.length * size * 0.46 + 26;
  return `<path d="M${x - wide / 2 + 6} ${y - size}H${x + wide / 2 + 6}L${x + wide / 2 - 4} ${y + 12}H${x - wide / 2 - 4}Z" fill="${paper}"/><path d="${letters}" fill="${ink}"/>`;
}

/** Quilted cloth over shoulders: round towards the arms, folds running in from the armpits. */
function cloth(x: number, y: number, seed: number, rim: string) {
  const height = (px: number, py: number) => {
    const side = Math.abs(px - 600) / 600;
    const pull = (py - 1180) / 320;
    const fold = clouds(px / 210 + pull * side * 1.4, py / 420 + side * 1.2, seed, 4);
    return fold * 46 * (0.35 + side);
  };
  const [dx, dy] = [height(x + 5, y) - height(x - 5, y), height(x, y + 5) - height(x, y - 5)];
  const round = (x - 600) / 620;
  const top = ramp(1330, 1080, y - Math.abs(round) * 120);
  const key = 0.62 - dx * 0.085 - dy * 0.06 - round * 0.34 + top * 0.2;
  const under = ramp(330, 60, Math.hypot(x - 590, (y - 985) * 1.7)) * 0.75;
  const edge = ramp(0.62, 1.02, Math.abs(round) + top * 0.05 - (1300 - y) / 2600);
  const hot = round > 0 ? edge * 0.55 : 0;
  return {
    shade: clamp(0.9 - key + under + ramp(1240, 1540, y) * 0.4, 0, 0.95),
    light: clamp(hot * (0.5 + dx * 0.1) + (round < 0 ? edge * 0.22 : 0)),
    colour:
      round > 0
        ? blend([255, 255, 255], colourOf(rim), 0.9)
        : blend([255, 255, 255], [190, 205, 230], 1),
  };
}

/** Mirrors path data made of M, L, C, H and Z about x = 601. */
function mirror(d: string): string {
  return d.replace(
    /([MLC])([^MLCHZ]*)|H(-?[\d.]+)/g,
    (_, command?: string, list?: string, h?: string) => {
      if (h !== undefined) return `H${1202 - Number(h)}`;
      const numbers = (list ?? '')
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      return `${command}${numbers.map((value, index) => (index % 2 ? value : 1202 - value)).join(' ')}`;
    },
  );
}
