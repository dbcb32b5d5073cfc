import { clamp, lightMap } from '../helmets/light.ts';
import { contours, type Point } from '../lettering.ts';
import { lynxRings, slashes } from '../logo.ts';
import { sized } from './set.ts';

type Warp = (point: Point) => Point;

const [left, top, wide, tall] = [250, 210, 800, 540];

/** The flag in the wind on its pole. */
export function flagFlying(): string {
  const wind: Warp = ([x, y]) => {
    const t = (x - left) / wide;
    return [x - t * t * 26, y + Math.sin(t * 8.6 + y / 260) * 34 * t ** 0.7 + t * 30];
  };
  const slope = (x: number, y: number) =>
    Math.cos(((x - left) / wide) * 8.6 + y / 260) * Math.min(1, (x - left) / wide + 0.15);
  return `<path d="M232 90H250V1200H232Z" fill="#8d9199"/><path d="M232 90H237V1200H232Z" fill="#fff" fill-opacity=".6"/><path d="M244 90H250V1200H244Z" fill="#000" fill-opacity=".35"/><circle cx="241" cy="84" r="20" fill="#ff5a1f"/><circle cx="235" cy="77" r="7" fill="#fff" fill-opacity=".55"/>
${flag(wind, slope)}`;
}

/** Hung by its eyelets on the garage wall. */
export function flagHung(): string {
  const sag: Warp = ([x, y]) => {
    const t = (x - left) / wide;
    return [
      x - 50 + Math.sin(y / 130 + t * 5) * 4,
      y + 60 + Math.sin(t * Math.PI) * 30 * (1 - (y - top) / tall / 1.6),
    ];
  };
  const slope = (x: number, y: number) => {
    const t = (x - left + 50) / wide;
    const down = (y - top) / tall;
    return (
      Math.sin(t * 20 + Math.sin(down * 3) * 1.2) * 0.55 * (0.35 + down) +
      Math.sin((t - 0.5) * 9 * (1.2 - down)) * 0.3
    );
  };
  const bricks = Array.from(
    { length: 20 },
    (_, row) =>
      `<path d="M0 ${row * 62}H1200" stroke="#a39c90" stroke-opacity=".55" stroke-width="4"/>${Array.from({ length: 9 }, (_, column) => `<path d="M${column * 150 + (row % 2) * 75} ${row * 62}v62" stroke="#a39c90" stroke-opacity=".5" stroke-width="4"/>`).join('')}`,
  ).join('');
  return `${bricks}<path d="M214 286L600 120L990 286" fill="none" stroke="#6b6459" stroke-width="6"/><circle cx="600" cy="120" r="14" fill="#2a2b30"/>
<path d="M230 320H1030V900H230Z" fill="#2a2018" fill-opacity=".12"/><path d="M218 300H1016V880H218Z" fill="#2a2018" fill-opacity=".16"/>${flag(sag, slope)}`;
}

function flag(warp: Warp, slope: (x: number, y: number) => number): string {
  const lay = (rings: Point[][]) =>
    rings
      .map(
        (ring) =>
          `M${fine(ring)
            .map(warp)
            .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
            .join('L')}Z`,
      )
      .join('');
  const block = (corners: Point[]) =>
    lay([corners.map(([x, y]): Point => [left + x * wide, top + y * tall])]);
  const cloth = block([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
  const eyelets = [0.04, 0.5, 0.96].map((y) => warp([left + 20, top + y * tall]));
  return `<clipPath id="flag"><path d="${cloth}"/></clipPath><g clip-path="url(#flag)"><path d="${cloth}" fill="#1a1b1f"/>
<path d="${block([
    [0.86, 0],
    [1, 0],
    [1, 1],
    [0.62, 1],
  ])}" fill="#ff5a1f"/><path d="${block([
    [0.81, 0],
    [0.835, 0],
    [0.595, 1],
    [0.57, 1],
  ])}" fill="#f1eee7"/>
<path d="${lay(sized(lynxRings, 370, left + 245, top + 222))}" fill="#f1eee7" fill-rule="evenodd"/>
<path d="${lay(contours('RYSI DRIFT TEAM', { size: 68, x: left + 256, y: top + 484, anchor: 'middle' }))}" fill="#f1eee7"/>
<path d="${lay(sized(slashes, 150, left + 700, top + 400))}" fill="#1a1b1f"/>
<path d="${block([
    [0, 0],
    [0.05, 0],
    [0.05, 1],
    [0, 1],
  ])}" fill="#e9e5dc"/>
${lightMap({ x: 150, y: 140, width: 960, height: 800, step: 4 }, (x, y) => {
  const bend = slope(x, y);
  return {
    shade: clamp(0.16 + bend * 0.46, 0, 0.75),
    light: clamp(-bend - 0.35) * 0.3,
    colour: [255, 250, 240],
  };
})}
<path d="${cloth}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="9"/><path d="${cloth}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3" stroke-dasharray="8 4"/></g>
${eyelets.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="#b9a46a"/><circle cx="${x}" cy="${y}" r="6" fill="#2a2620"/><path d="M${x - 8} ${y - 7}a11 11 0 0 1 12 -3" stroke="#fff" stroke-opacity=".8" stroke-width="3" fill="none"/>`).join('')}`;
}

function fine(ring: Point[]): Point[] {
  return ring.flatMap(([x, y], index): Point[] => {
    const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(nx - x, ny - y) / 16));
    return Array.from(
      { length: steps },
      (_, step): Point => [x + ((nx - x) * step) / steps, y + ((ny - y) * step) / steps],
    );
  });
}
