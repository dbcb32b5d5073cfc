import { flat } from '../backdrop/ground.ts';
import { tint } from '../render/colour.ts';
import type { Camera } from '../space/camera.ts';
import { vec } from '../space/vector.ts';
import type { Garage } from './garage.ts';

const wallFar = 4.2;

export function floorEdge(camera: Camera, azimuth: number): number {
  return camera.see(vec(Math.cos(azimuth) * wallFar, Math.sin(azimuth) * wallFar, 0)).y;
}

/** A point of the back wall: across to the right and up, in metres. */
function onWall(azimuth: number, across: number, up: number) {
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  return vec(c * wallFar + s * across, s * wallFar - c * across, up);
}

export function walls(camera: Camera, shot: Garage, azimuth: number): string {
  const shape = (points: [number, number][], colour: string, opacity = 1) =>
    `<path d="${flat(
      camera,
      points.map(([a, u]) => onWall(azimuth, a, u)),
    )}" fill="${colour}" opacity="${opacity}"/>`;
  const rect = (a: number, u: number, w: number, h: number, colour: string, opacity = 1) =>
    shape(
      [
        [a, u],
        [a + w, u],
        [a + w, u + h],
        [a, u + h],
      ],
      colour,
      opacity,
    );
  const old = shot.old === true;
  const wall = old ? '#3a2d22' : '#24272c';
  let out = rect(-9, 0, 18, 6, wall);
  for (let k = 0; k < (old ? 46 : 9); k++) {
    const step = old ? 0.39 : 2;
    out += rect(-9 + k * step, 0, old ? 0.02 : 0.03, 6, '#000000', old ? 0.45 : 0.3);
    if (old && k % 3 === 0) out += rect(-9 + k * step, 0, step, 6, '#ffb060', 0.05);
  }
  if (old) {
    out +=
      rect(-3.3, 0.9, 1.5, 1.3, '#ffd9a0') +
      rect(-2.58, 0.9, 0.06, 1.3, wall) +
      rect(-3.3, 1.52, 1.5, 0.06, wall);
    out += shape(
      [
        [-3.3, 0.9],
        [-1.8, 0.9],
        [1.4, -1.5],
        [-1.4, -1.5],
      ],
      '#ffd9a0',
      0.12,
    );
    out += rect(1.2, 1.3, 2.8, 0.08, '#211a14') + rect(1.2, 1.9, 2.8, 0.08, '#211a14');
    for (let k = 0; k < 9; k++)
      out += rect(
        1.3 + k * 0.29,
        1.38 + (k % 2) * 0.6,
        0.18,
        0.2 + (k % 3) * 0.08,
        ['#6b4a2a', '#8c3a2a', '#4a5560'][k % 3] ?? '#6b4a2a',
      );
  } else {
    out += rect(-9, 0, 18, 0.9, '#17191d') + rect(-9, 0.9, 18, 0.07, '#ff4d0a');
    out += rect(-3.4, 1.25, 2.9, 1.25, '#1b1e22');
    for (let k = 0; k < 14; k++) {
      const long = 0.3 + ((k * 7) % 5) * 0.1;
      const x = -3.25 + k * 0.195;
      out +=
        rect(x, 2.3 - long, 0.05, long, '#8d939b') +
        rect(x - 0.025, 2.3, 0.1, 0.1, k % 4 ? '#8d939b' : '#ff4d0a');
    }
    out += rect(1.0, 1.3, 3.4, 0.06, '#101215') + rect(1.0, 1.95, 3.4, 0.06, '#101215');
    for (let k = 0; k < 8; k++)
      out += rect(
        1.1 + k * 0.4,
        1.36 + (k % 2) * 0.65,
        0.26,
        0.25 + ((k * 3) % 4) * 0.06,
        ['#3d434b', '#ff4d0a', '#565c64', '#2c3138'][k % 4] ?? '#3d434b',
      );
  }
  out += old ? '' : strips(camera, azimuth);
  return out;
}

export function strips(camera: Camera, azimuth: number): string {
  let out = `<path d="${flat(
    camera,
    [
      [-9, 0],
      [9, 0],
      [9, 1],
      [-9, 1],
    ].map(([a = 0, k = 0]) => along(azimuth, a, k ? -4 : wallFar, 3.1)),
  )}" fill="#131519"/>`;
  for (const a of [-3.2, -1.05, 1.05, 3.2]) {
    out += `<path d="${flat(
      camera,
      [
        [a - 0.3, wallFar - 0.4],
        [a + 0.3, wallFar - 0.4],
        [a + 0.3, -2],
        [a - 0.3, -2],
      ].map(([x = 0, f = 0]) => along(azimuth, x, f, 3.08)),
    )}" fill="${tint('#ffffff', '#dfe8f5', 0.2)}" opacity=".22"/>`;
    out += `<path d="${flat(
      camera,
      [
        [a - 0.1, wallFar - 0.4],
        [a + 0.1, wallFar - 0.4],
        [a + 0.1, -2],
        [a - 0.1, -2],
      ].map(([x = 0, f = 0]) => along(azimuth, x, f, 3.06)),
    )}" fill="#ffffff"/>`;
  }
  return out;
}

function along(azimuth: number, across: number, far: number, up: number) {
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  return vec(c * far + s * across, s * far - c * across, up);
}
