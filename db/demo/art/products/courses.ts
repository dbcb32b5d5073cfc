import type { Picture } from '../picture.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';
import { circle, eight, plate } from './plate.ts';
import { shot, studioCamera } from './set.ts';
import { cone, handbrake } from './solids.ts';
import { steeringWheel } from './steering-wheel.ts';
import { studio } from './studio.ts';
import { timing } from './timing.ts';

const front = studioCamera(vec(0, -2.2, 0.62), vec(0, 0, 0.34), 2.05);

/** The drift school: tools of the lesson, and the lesson itself seen from the mast. */
export const courses: Picture[] = [
  studio('drift-basics-1', 'warm', () =>
    shot(steeringWheel(chain(rotate('x', -0.22), rotate('z', -0.3), move(0, 0, 0.36))), front),
  ),
  studio('drift-basics-2', 'warm', () =>
    plate({
      cones: [
        [0, 0],
        [7.2, 0],
        [-7.2, 0],
        [0, 6.8],
        [0, -6.4],
      ],
      line: circle(0, 0, 3.9, 0.5),
      car: { x: 3.6, y: -1.7, yaw: 1.85, steer: -0.55, model: 'skalka' },
    }),
  ),
  studio('drift-basics-3', 'warm', () =>
    shot(
      [...cone(-0.16, 0.1), ...cone(0.34, 0.5), ...cone(0.62, -0.12, true)],
      studioCamera(vec(-0.2, -3, 0.8), vec(0.13, 0, 0.22), 2.2),
    ),
  ),
  studio('drift-advanced-1', 'warm', () =>
    shot(
      handbrake(chain(rotate('z', 0.7), move(-0.12, 0, 0))),
      studioCamera(vec(0, -2.6, 0.8), vec(0.04, 0, 0.3), 2.9),
    ),
  ),
  studio('drift-advanced-2', 'warm', () =>
    plate({
      cones: [
        [-4.4, 0],
        [4.4, 0],
        [-8.4, 4.4],
        [-8.4, -4.4],
        [8.2, 4.4],
        [8.2, -4.4],
        [0, 4.6],
        [0, -4.6],
      ],
      line: eight(6.6, 3.3),
      chalk: true,
      car: { x: 5.2, y: 3.1, yaw: 2.35, steer: -0.6, model: 'lomnice' },
    }),
  ),
  studio('drift-advanced-3', 'warm', () => timing('near')),
  studio('wet-skid-school-1', 'warm', () =>
    plate({
      wet: true,
      cones: [
        [-6, 5],
        [-3, 2.4],
        [0, 5],
        [3, 2.4],
        [6, 5],
        [-6, -4],
        [-2, -4],
        [2, -4],
        [6, -4],
      ],
      line: slalom,
    }),
  ),
  studio('wet-skid-school-2', 'warm', () =>
    plate({
      wet: true,
      cones: [
        [0, 1.5],
        [-6.5, -3.6],
        [6.5, -3.6],
        [-6.5, 5.4],
        [6.5, 5.4],
      ],
      line: circle(0, 1.4, 3.4, 0.7),
      car: { x: -2.9, y: -0.6, yaw: -0.95, steer: -0.5, model: 'brdy' },
    }),
  ),
  studio(
    'wet-skid-school-3',
    'warm',
    () =>
      puddle +
      shot([...cone(0.02, 0)], studioCamera(vec(-0.2, -2.6, 0.62), vec(0.02, 0, 0.22), 2.9)),
  ),
];

const slalom = Array.from({ length: 120 }, (_, index): [number, number] => {
  const x = -9 + (index / 119) * 18;
  return [x, 3.7 + Math.sin((x / 3) * Math.PI + 1.57) * 2.1 - 2.4 * Math.exp(-((x - 9) ** 2) / 20)];
});

/** A pool of water round the cone's foot with the cone mirrored in it. */
const puddle = `<path d="M60 1010C120 900 360 850 620 856C900 850 1130 910 1150 1000C1160 1090 900 1130 600 1134C300 1136 30 1100 60 1010Z" fill="#7d858c" fill-opacity=".55"/><path d="M60 1010C120 900 360 850 620 856C900 850 1130 910 1150 1000" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5"/>
<clipPath id="pool-cut"><path d="M60 1010C120 900 360 850 620 856C900 850 1130 910 1150 1000C1160 1090 900 1130 600 1134C300 1136 30 1100 60 1010Z"/></clipPath><g clip-path="url(#pool-cut)"><path d="M430 930H775L690 1200H520Z" fill="#c8401a" fill-opacity=".55"/><path d="M486 1060H722L708 1110H500Z" fill="#f1eee7" fill-opacity=".5"/>${[930, 975, 1020, 1070, 1110].map((y, index) => `<ellipse cx="600" cy="${y}" rx="${330 + index * 50}" ry="${10 + index * 3}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="4"/>`).join('')}</g>`;
