import type { Point } from '../lettering.ts';
import { contours } from '../lettering.ts';
import { lynxRings } from '../logo.ts';
import type { Camera } from '../space/camera.ts';
import { chain, move, rotate, type Transform } from '../space/transform.ts';
import { vec } from '../space/vector.ts';
import { cap, crown } from './cap-solid.ts';
import { resolution, shot, sized, studioCamera } from './set.ts';

export function capFront(): string {
  const turn = rotate('z', 0.42);
  const view = studioCamera(vec(0, -6, 1.5), vec(0.1, -0.15, 0.34), 3.5);
  return `${shot(cap(turn), view)}${badge(view, turn)}`;
}

export function capBack(): string {
  const turn = chain(rotate('z', Math.PI - 0.3));
  const view = studioCamera(vec(0, -6, 1.7), vec(0, 0, 0.36), 3.6);
  const back = embroider(
    view,
    turn,
    contours('RYSI DRIFT TEAM', { size: 0.135, anchor: 'middle', y: 0, tracking: 0.05 }),
    Math.PI / 2,
    0.52,
  );
  return `${shot(cap(turn), view)}<path d="${back}" fill="#f1eee7"/>`;
}

/** Hung by its back on a peg, the crown towards the eye. */
export function capOnHook(): string {
  const turn = chain(rotate('x', 1.05), rotate('y', 0.12), move(0, 0, 0.35));
  const view = studioCamera(vec(0, -7, 0.6), vec(0, 0, 0.35), 3.3);
  const board =
    '<path d="M0 150H1200V300H0Z" fill="#a5764a"/><path d="M0 150H1200V164H0Z" fill="#dcb384"/><path d="M0 288H1200V300H0Z" fill="#6d4a2c"/><path d="M0 196C300 184 700 214 1200 190M0 246C400 262 800 232 1200 254" stroke="#7f5834" stroke-opacity=".5" stroke-width="4" fill="none"/>';
  const pegs = [180, 600, 1020]
    .map(
      (x) =>
        `<path d="M${x - 18} 220V330A40 40 0 0 0 ${x + 62} 330" fill="none" stroke="#1d1e22" stroke-width="20" stroke-linecap="round" transform="translate(-22 0)"/><rect x="${x - 70}" y="190" width="60" height="70" rx="8" fill="#2a2b30"/><path d="M${x - 44} 224V330" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>`,
    )
    .join('');
  const shadow = [60, 44, 30]
    .map(
      (grow) =>
        `<ellipse cx="650" cy="650" rx="${300 + grow}" ry="${310 + grow}" fill="#2a2018" fill-opacity=".07"/>`,
    )
    .join('');
  return `${board}${pegs}${shadow}${shot(cap(turn), view, undefined, false)}${badge(view, turn)}`;
}

function badge(view: Camera, turn: Transform): string {
  const rings = sized(lynxRings, 0.5);
  const face = embroider(view, turn, rings, -Math.PI / 2, 0.5);
  return `<path d="${face}" fill="#7a2508" fill-rule="evenodd" transform="translate(2 5)"/><path d="${face}" fill="#ff5a1f" fill-rule="evenodd"/><path d="${face}" fill="none" stroke="#ffb38f" stroke-opacity=".7" stroke-width="2" stroke-dasharray="3 4"/>`;
}

/** Rings in metres sewn on the crown, round a place given as angle and rise. */
function embroider(
  view: Camera,
  turn: Transform,
  rings: Point[][],
  angle: number,
  rise: number,
): string {
  return rings
    .map((ring) => {
      const points = ring.flatMap(([x, y], index): Point[] => {
        const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y];
        return [0, 0.5].map((t): Point => [x + (nx - x) * t, y + (ny - y) * t]);
      });
      const seen = points.map(([x, y]) => {
        const up = rise - y * 1.25;
        const at = view.see(turn.point(crown(angle + x / (0.64 * Math.cos(rise * 0.6)), up)));
        return `${((at.x * 1200) / resolution).toFixed(1)} ${((at.y * 1200) / resolution).toFixed(1)}`;
      });
      return `M${seen.join('L')}Z`;
    })
    .join('');
}
