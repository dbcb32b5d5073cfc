import { fullFace } from '../helmets/full-face.ts';
import { helmetSolid, type Solid } from '../helmets/solid.ts';
import { lynxRings, slashes } from '../logo.ts';
import { floorShadow } from './studio.ts';

/** The passenger's helmet standing on the table. */
export function guestHelmet(
  x: number,
  y: number,
  scale: number,
  turn: number,
  paint: 'dark' | 'light',
): string {
  const solid = helmetSolid({ turn, pitch: 4, x, y, scale });
  const dark = paint === 'dark';
  const box = { x: x - scale * 1.45, y: y - scale * 1.2, width: scale * 2.9, height: scale * 2.4 };
  const livery = {
    base: dark ? '#1d1e22' : '#efece5',
    rim: '#ff5a1f',
    tint: dark ? '#ff9a50' : '#a0a8b8',
    strip: { ink: '#f1eee7', paint: '#ff5a1f', text: dark ? 'SPOLUJEZDEC' : 'RYSI DRIFT TEAM' },
    paint: (shell: Solid) => guestPaint(shell, dark ? '#f1eee7' : '#1d1e22'),
  };
  return `${floorShadow(x, y + scale * 1.03, scale * 1.9)}${fullFace(solid, livery, box, Math.round(x + y + scale))}`;
}

function guestPaint(shell: Solid, ink: string): string {
  const stripe = (side: number) =>
    shell.figure([
      [side * 30, -1.06],
      [side * 52, -1.06],
      [side * 140, 0.9],
      [side * 118, 0.9],
    ]);
  return `<path d="${stripe(1)}${stripe(-1)}" fill="#ff5a1f"/><path d="${shell.figure([
    [-9, 0.4],
    [9, 0.4],
    [5, 1.06],
    [-5, 1.06],
  ])}" fill="#ff5a1f"/>
<path d="${shell.emblem(lynxRings, [54, 0.66], 26)}${shell.emblem(lynxRings, [-54, 0.66], 26)}" fill="${ink}" fill-rule="evenodd"/>
<path d="${shell.emblem(slashes, [40, -0.78], 16)}${shell.emblem(slashes, [-40, -0.78], 16)}" fill="${ink}"/>`;
}
