import { car } from '../car/car.ts';
import { cars } from '../car/cars.ts';
import { contours, type LetteringOptions } from '../lettering.ts';
import { lynxRings, slashes } from '../logo.ts';
import { rgb } from '../render/colour.ts';
import { box, type Mesh, plain } from '../render/mesh.ts';
import type { Camera } from '../space/camera.ts';
import { type Vec, vec } from '../space/vector.ts';
import { onPlane, shot, sized, studioCamera } from './set.ts';

const base: Mesh[] = [box(vec(-3.1, -1.5, 0), vec(3.1, 1.5, 0.34), plain(rgb('#141519'), 0.12))];
const standing = { x: 0, y: 0, yaw: 0, steer: -0.45, driver: false };
const right = vec(1, 0, 0);
const up = vec(0, 0, 1);

/** The 1:43 model of the season's car on its plinth, before the box it comes in. */
export function modelWithBox(): string {
  const view = studioCamera(vec(-4.6, -13, 5), vec(0.35, 0.4, 1.45), 1.85);
  const carton: Mesh[] = [box(vec(-2.6, 2.2, 0), vec(4.2, 4.2, 3.7), plain(rgb('#1a1b1f'), 0.03))];
  const front = vec(-2.6, 2.18, 3.7);
  return `${shot([...carton], view)}${print(view, front)}${onPlinth(view, 0)}`;
}

export function modelRear(): string {
  const view = studioCamera(vec(9, -8.6, 4.2), vec(0.3, 0, 0.95), 1.72);
  return onPlinth(view, Math.PI);
}

export function modelCloseUp(): string {
  const view = studioCamera(vec(-8.5, -7.6, 2.6), vec(-0.3, 0, 0.85), 2.35);
  return onPlinth(view, Math.PI);
}

function onPlinth(view: Camera, yaw: number): string {
  const model = car(cars.otava, { ...standing, yaw });
  const raised = model.meshes.map((mesh): Mesh => {
    const before = mesh.transform;
    const lift = (p: Vec) => vec(p.x, p.y, p.z + 0.34);
    return {
      ...mesh,
      transform: {
        point: (p) => lift(before ? before.point(p) : p),
        turn: (d) => (before ? before.turn(d) : d),
      },
    };
  });
  const label = onPlane(
    view,
    vec(-1.35, -1.51, 0.11),
    right,
    up,
    text('OTAVA 600 · 1:43', { size: 0.26, tracking: 0.08 }),
  );
  const sign = onPlane(view, vec(1.9, -1.51, 0.17), right, up, sized(lynxRings, 0.28));
  return `${shot([...base, ...raised], view)}<path d="${label}" fill="#c9c5bc"/><path d="${sign}" fill="#ff5a1f" fill-rule="evenodd"/>`;
}

function print(view: Camera, corner: Vec): string {
  const lay = (rings: [number, number][][]) => onPlane(view, corner, right, up, rings);
  const slash = sized(slashes, 1.7, 5.7, 2.6);
  return `<path d="${lay([
    [
      [0, 0],
      [6.8, 0],
      [6.8, 0.16],
      [0, 0.16],
    ],
  ])}" fill="#ff5a1f"/>
<path d="${lay([
    [
      [4.6, 0.16],
      [6.8, 0.16],
      [6.8, 2.9],
      [3.6, 3.7],
      [3.2, 3.7],
    ],
  ])}" fill="#26282d"/><path d="${lay(slash)}" fill="#ff5a1f"/>
<path d="${lay(text('OTAVA 600', { size: 1.05, x: 0.3, y: 1.15 }))}" fill="#f1eee7"/><path d="${lay(text('RYSI DRIFT TEAM', { size: 0.42, x: 0.3, y: 1.62, tracking: 0.05 }))}" fill="#ff5a1f"/>
<path d="${lay(text('1:43', { size: 0.6, x: 5.55, y: 0.82 }))}" fill="#f1eee7"/><path d="${lay(sized(lynxRings, 0.8, 4.9, 0.62))}" fill="#f1eee7" fill-rule="evenodd"/>`;
}

function text(words: string, options: LetteringOptions) {
  return contours(words, options);
}
