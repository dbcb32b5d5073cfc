import { clamp, clouds, lightMap, ramp } from '../helmets/light.ts';
import { contours, type LetteringOptions, type Point } from '../lettering.ts';
import { lynxRings, slashes } from '../logo.ts';
import { floorShadow } from './studio.ts';

const [left, right, top, bottom] = [330, 810, 330, 900];
const middle = (left + right) / 2;
const radius = (right - left) / 2;

/** An enamel mug, its print wrapped round it; `far` turns the other side and the handle left. */
export function mug({ far = false, coffee = false }: { far?: boolean; coffee?: boolean }): string {
  const body = `M${left} ${top}L${left + 6} ${bottom - 40}C${left + 16} ${bottom + 4} ${left + 110} ${bottom + 46} ${middle} ${bottom + 46}C${right - 110} ${bottom + 46} ${right - 16} ${bottom + 4} ${right - 6} ${bottom - 40}L${right} ${top}Z`;
  const art = `${floorShadow(middle + 20, bottom + 22, 560)}
${handle}
<clipPath id="mug"><path d="${body}"/></clipPath>
<g clip-path="url(#mug)"><path d="${body}" fill="#1d1e22"/></g>`;
  const lit = `<g clip-path="url(#mug)">${lightMap(
    { x: left - 4, y: top - 4, width: right - left + 8, height: bottom - top + 60, step: 3 },
    (x, y) => {
      const u = (x - middle) / radius;
      const strip =
        ramp(-0.78, -0.7, u) * ramp(-0.48, -0.56, u) * 0.6 +
        ramp(-0.4, -0.38, u) * ramp(-0.32, -0.34, u) * 0.25;
      const back = ramp(0.74, 0.8, u) * ramp(0.97, 0.9, u) * 0.34;
      const low = ramp(bottom - 30, bottom + 46, y);
      return {
        shade: clamp(Math.abs(u + 0.25) ** 2.2 * 0.62 + low * 0.4, 0, 0.85),
        light: clamp((strip + back) * (1 - low) + ramp(0.95, 1, Math.abs(u)) * 0.25),
        colour: [255, 251, 244],
      };
    },
  )}</g>`;
  const rimRy = 62;
  const mouth = `<ellipse cx="${middle}" cy="${top}" rx="${radius}" ry="${rimRy}" fill="#ff5a1f"/><ellipse cx="${middle}" cy="${top}" rx="${radius}" ry="${rimRy}" fill="url(#rim)"/>
<ellipse cx="${middle}" cy="${top + 4}" rx="${radius - 14}" ry="${rimRy - 9}" fill="#eeeae2"/><ellipse cx="${middle}" cy="${top + 4}" rx="${radius - 14}" ry="${rimRy - 9}" fill="url(#well)"/>
<clipPath id="well-cut"><ellipse cx="${middle}" cy="${top + 4}" rx="${radius - 14}" ry="${rimRy - 9}"/></clipPath>
<g clip-path="url(#well-cut)">${coffee ? `<ellipse cx="${middle}" cy="${top + 36}" rx="${radius - 22}" ry="${rimRy - 12}" fill="#2a1408"/><ellipse cx="${middle - 60}" cy="${top + 30}" rx="110" ry="16" fill="#a8693a" fill-opacity=".45"/><ellipse cx="${middle}" cy="${top + 36}" rx="${radius - 26}" ry="${rimRy - 15}" fill="none" stroke="#8c5a30" stroke-width="5" stroke-opacity=".8"/>` : ''}</g>
<linearGradient id="rim"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient>
<linearGradient id="well" x1="0" x2="1" y2=".4"><stop offset="0" stop-color="#3b342b" stop-opacity=".75"/><stop offset=".5" stop-color="#3b342b" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient>`;
  if (far)
    return `<g transform="translate(1140 0) scale(-1 1)">${art}</g>${farPrint()}${lit}${mouth}`;
  return `${art}<g clip-path="url(#mug)">${nearPrint()}</g>${lit}${mouth}${coffee ? steam : ''}`;
}

function nearPrint(): string {
  return `<path fill="#f1eee7" fill-rule="evenodd" d="${wrapRings(lynxRings, -6, 545, 300)}"/><path fill="#f1eee7" d="${wrap('GARÁŽ', { size: 92, y: 812, x: -6 })}"/><path fill="#ff5a1f" d="${wrap('RYSI DRIFT TEAM', { size: 44, y: 858, x: -6, tracking: 0.05 })}"/>`;
}

function farPrint(): string {
  return `<g clip-path="url(#mug)"><path fill="#ff5a1f" d="${wrapRings(slashes, 0, 530, 230)}"/><path fill="#f1eee7" d="${wrap('NEJDŘÍV KAFE.', { size: 78, y: 760, x: 0 })}${wrap('PAK BOKEM.', { size: 78, y: 836, x: 0 })}"/></g>`;
}

/** A place on the unrolled print to the picture: what lies near the limb narrows, the rest sags a little. */
function bend([x, y]: Point): Point {
  const angle = x / radius;
  const sag = Math.cos(angle) * (34 + (y - top) * 0.03);
  return [middle + Math.sin(angle) * radius, y + sag - 20];
}

function wrap(text: string, options: LetteringOptions): string {
  return toPath(contours(text, { anchor: 'middle', ...options }));
}

function wrapRings(rings: Point[][], x: number, y: number, size: number): string {
  const scaled = rings.map((ring) =>
    ring.flatMap(([px, py], index): Point[] => {
      const [nx, ny] = ring[(index + 1) % ring.length] ?? [px, py];
      return [0, 0.25, 0.5, 0.75].map(
        (t): Point => [
          x + ((px + (nx - px) * t - 50) / 100) * size,
          y + ((py + (ny - py) * t - 50) / 100) * size,
        ],
      );
    }),
  );
  return toPath(scaled);
}

function toPath(rings: Point[][]): string {
  return rings
    .map(
      (ring) =>
        `M${ring
          .map(bend)
          .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('L')}Z`,
    )
    .join('');
}

const ear = 'M800 430C930 410 990 480 986 590C982 700 920 770 796 790';
const handle = `<path d="${ear}" fill="none" stroke="#08090a" stroke-width="66" stroke-linecap="round"/><path d="${ear}" fill="none" stroke="#1d1e22" stroke-width="60" stroke-linecap="round"/><path d="M806 414C940 394 1006 474 1000 592" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/><path d="M806 448C900 434 954 490 950 590C946 670 904 732 800 754" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="16"/>`;

/** Steam off the coffee: two strands of thinning cloud. */
const steam = lightMap({ x: 400, y: 20, width: 340, height: 330, step: 5 }, (x, y) => {
  const rise = (350 - y) / 330;
  const sway = Math.sin(y / 62) * 26 * rise;
  const strand = (at: number, wide: number) =>
    Math.exp(-(((x - at - sway) / (wide * (0.5 + rise))) ** 2));
  const curl = clouds(x / 60, y / 110, 4, 4);
  const thick =
    (strand(525, 34) + strand(615, 28)) *
    ramp(0.3, 0.7, curl) *
    ramp(1, 0.25, rise) *
    ramp(0, 0.12, rise);
  return { shade: thick * 0.12, light: thick * 0.6 };
});
