import { contours, type Point } from '../lettering.ts';
import { lynxRings } from '../logo.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { type Vec, vec } from '../space/vector.ts';
import { onPlane, shot, sized, studioCamera } from './set.ts';
import { stopwatch } from './solids.ts';

/** A stopwatch standing a little turned, its dial read at 27 seconds. */
export function timing(where: 'studio' | 'near'): string {
  const step = chain(rotate('x', -0.2), rotate('z', 0.22), move(0, 0, 0.32));
  const view =
    where === 'near'
      ? studioCamera(vec(0, -3, 0.75), vec(0, 0, 0.4), 2.6)
      : studioCamera(vec(0, -3.4, 0.8), vec(0, 0, 0.22), 2.2);
  const [origin, right, up]: [Vec, Vec, Vec] = [
    step.point(vec(0, -0.052, 0)),
    step.turn(vec(1, 0, 0)),
    step.turn(vec(0, 0, 1)),
  ];
  const lay = (rings: Point[][]) => onPlane(view, origin, right, up, rings);
  const hand = (part: number, long: number, wide: number): Point[] =>
    spin(
      [
        [-wide, 0.05],
        [-wide * 0.4, -long],
        [wide * 0.4, -long],
        [wide, 0.05],
      ],
      part,
    );
  const ticks = Array.from({ length: 60 }, (_, index) =>
    spin(
      [
        [-0.003, -0.255],
        [0.003, -0.255],
        [0.003, index % 5 ? -0.238 : -0.222],
        [-0.003, index % 5 ? -0.238 : -0.222],
      ],
      index / 60,
    ),
  );
  const figures = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return contours(String(index === 0 ? 60 : index * 5), {
      size: 0.056,
      weight: 800,
      italic: false,
      anchor: 'middle',
      x: Math.sin(angle) * 0.186,
      y: -Math.cos(angle) * 0.186 + 0.02,
    });
  }).flat();
  return `${shot(stopwatch(step), view)}<path d="${lay([...ticks, ...figures])}" fill="#1a1b1f" fill-rule="evenodd"/>
<path d="${lay(sized(lynxRings, 0.1, 0, 0.085))}" fill="#1a1b1f" fill-rule="evenodd"/><path d="${lay([arc])}" fill="#ff5a1f" fill-opacity=".3"/>
<path d="${lay([hand(27 / 60, 0.235, 0.011)])}" fill="#ff5a1f"/><path d="${lay([ring(0.02)])}" fill="#1a1b1f"/><path d="${lay([ring(0.008)])}" fill="#b9bdc4"/>
<path d="${lay([ring(0.262)])}" fill="url(#crystal)"/><linearGradient id="crystal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".36" stop-color="#fff" stop-opacity=".06"/><stop offset=".37" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient>`;
}

const arc: Point[] = [
  ...Array.from({ length: 28 }, (_, index): Point => polar(0.262, index / 60)),
  ...Array.from({ length: 28 }, (_, index): Point => polar(0.232, (27 - index) / 60)),
];

function ring(radius: number): Point[] {
  return Array.from({ length: 60 }, (_, index) => polar(radius, index / 60));
}

function polar(radius: number, part: number): Point {
  return [Math.sin(part * Math.PI * 2) * radius, -Math.cos(part * Math.PI * 2) * radius];
}

function spin(points: Point[], part: number): Point[] {
  const [c, s] = [Math.cos(part * Math.PI * 2), Math.sin(part * Math.PI * 2)];
  return points.map(([x, y]): Point => [x * c - y * s, x * s + y * c]);
}
