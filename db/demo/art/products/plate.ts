import { car } from '../car/car.ts';
import { type CarModel, cars } from '../car/cars.ts';
import { clamp, clouds, hash, lightMap, ramp } from '../helmets/light.ts';
import type { Point } from '../lettering.ts';
import type { Camera } from '../space/camera.ts';
import { vec } from '../space/vector.ts';
import { onPlane, shot, studioCamera } from './set.ts';
import { cone } from './solids.ts';

export interface Drill {
  cones: Point[];
  /** Line of the car's rear axle in metres; the marks of both wheels are laid beside it. */
  line: Point[];
  car?: { x: number; y: number; yaw: number; steer: number; model: keyof typeof cars };
  wet?: boolean;
  /** Drawn line of the drill, as the instructor chalks it. */
  chalk?: boolean;
}

/** The training ground from a mast: asphalt, cones, the marks of the last run. */
export function plate({ cones, line, car: parked, wet = false, chalk = false }: Drill): string {
  const view = studioCamera(vec(-3, -17, 18), vec(0, 0.1, 0), 1.5);
  const standing = parked
    ? car(modelOf(parked.model), { x: parked.x, y: parked.y, yaw: parked.yaw, steer: parked.steer })
        .meshes
    : [];
  const marks = [-0.78, 0.78].map((side) => mark(view, line, side, wet)).join('');
  const course = `<path d="${dashes(view, line)}" fill="#f1eee7" fill-opacity=".8"/>`;
  return `<path d="M0 0H1200V1200H0Z" fill="${wet ? '#454c53' : '#6b6966'}"/>${ground(wet)}${marks}${chalk ? course : ''}${shot([...cones.flatMap(([x, y]) => big(x, y)), ...standing], view)}${light}`;
}

function modelOf(name: keyof typeof cars): CarModel {
  return cars[name];
}

/** Seen from a mast a cone is small: these are the tall ones. */
function big(x: number, y: number) {
  return cone(x / 1.7, y / 1.7).map((mesh) => {
    const before = mesh.transform;
    return {
      ...mesh,
      transform: {
        point: (p: ReturnType<typeof vec>) => {
          const q = before ? before.point(p) : p;
          return vec(q.x * 1.7, q.y * 1.7, q.z * 1.7);
        },
        turn: (d: ReturnType<typeof vec>) => (before ? before.turn(d) : d),
      },
    };
  });
}

function ground(wet: boolean): string {
  return lightMap({ x: 0, y: 0, width: 1200, height: 1200, step: 3 }, (x, y) => {
    const far = 0.5 + (y / 1200) * 0.9;
    const worn = clouds(x / 260 / far, y / 130 / far, 12, 5);
    const grit = (hash(Math.round(x / 3), Math.round(y / 3), 5) - 0.5) * 0.05;
    const film = wet ? ramp(0.4, 0.56, clouds(x / 190 + 3, y / 80 + 9, 44, 4)) : 0;
    const shine =
      film * (0.12 + ramp(0.52, 0.75, clouds(x / 340, y / 46, 8, 4)) * 0.42) * ramp(1250, 100, y);
    return {
      shade: clamp(0.2 + (worn - 0.5) * 0.5 + grit + film * 0.3),
      light: clamp(shine),
      colour: [206, 216, 226],
    };
  });
}

function mark(view: Camera, line: Point[], side: number, wet: boolean): string {
  const offset = (wide: number) =>
    line.map(([x, y], index): Point => {
      const [nx, ny] = line[index + 1] ?? [x, y];
      const [px, py] = line[index - 1] ?? [x, y];
      const long = Math.hypot(nx - px, ny - py) || 1;
      return [x - ((ny - py) / long) * (side + wide), -(y + ((nx - px) / long) * (side + wide))];
    });
  const strip = (wide: number) =>
    onPlane(view, vec(0, 0, 0), vec(1, 0, 0), vec(0, 1, 0), [
      [...offset(wide), ...offset(-wide).reverse()],
    ]);
  return wet
    ? `<path d="${strip(0.22)}" fill="#dfe7ee" fill-opacity=".13"/><path d="${strip(0.12)}" fill="#14171a" fill-opacity=".5"/>`
    : `<path d="${strip(0.2)}" fill="#0d0d0e" fill-opacity=".25"/><path d="${strip(0.12)}" fill="#0b0b0c" fill-opacity=".6"/>`;
}

function dashes(view: Camera, line: Point[]): string {
  const rings: Point[][] = [];
  for (let index = 0; index + 2 < line.length; index += 4) {
    const [a, b] = [line[index], line[index + 2]];
    if (!a || !b) continue;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [ox, oy] = [(-(b[1] - a[1]) / long) * 0.06, ((b[0] - a[0]) / long) * 0.06];
    rings.push([
      [a[0] + ox, -(a[1] + oy)],
      [b[0] + ox, -(b[1] + oy)],
      [b[0] - ox, -(b[1] - oy)],
      [a[0] - ox, -(a[1] - oy)],
    ]);
  }
  return onPlane(view, vec(0, 0, 0), vec(1, 0, 0), vec(0, 1, 0), rings);
}

const light =
  '<radialGradient id="low" cx=".3" cy=".25" r=".95"><stop offset="0" stop-color="#ffd9b0" stop-opacity=".3"/><stop offset=".5" stop-color="#ffd9b0" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient><path d="M0 0H1200V1200H0Z" fill="url(#low)"/>';

/** A full circle of a radius, a little more than once round. */
export function circle(x: number, y: number, radius: number, wobble = 0): Point[] {
  return Array.from({ length: 140 }, (_, index): Point => {
    const angle = (index / 128) * Math.PI * 2;
    const r = radius + Math.sin(angle * 2.3) * wobble + index * wobble * 0.004;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}

/** A figure of eight round two cones. */
export function eight(reach: number, tall: number): Point[] {
  return Array.from({ length: 180 }, (_, index): Point => {
    const angle = (index / 176) * Math.PI * 2;
    return [Math.sin(angle) * reach, Math.sin(angle * 2) * tall];
  });
}
