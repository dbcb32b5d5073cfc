import { asphalt, horizonOf } from '../backdrop/ground.ts';
import { lightOf } from '../backdrop/mood.ts';
import { car, type Pose } from '../car/car.ts';
import type { CarModel } from '../car/cars.ts';
import { lyingTyre } from '../props/props.ts';
import { rgb } from '../render/colour.ts';
import { box, type Mesh, plain } from '../render/mesh.ts';
import { render } from '../render/render.ts';
import { type Camera, camera as cameraOf } from '../space/camera.ts';
import { vec } from '../space/vector.ts';
import { barn, hall } from './garage-light.ts';
import { floorEdge, walls } from './garage-walls.ts';
import { svg } from './stage.ts';

export type Garage = {
  model: CarModel;
  seed: number;
  angle: number;
  distance?: number;
  aim?: readonly [number, number, number];
  lens?: number;
  height?: number;
  camera?: number;
  /** Boards and daylight from a gate in place of strip lights. */
  old?: boolean;
  pose?: Partial<Pose>;
  props?: Mesh[];
  over?: (camera: Camera) => string;
};

/** The car in the workshop: back wall with tools, strip lights over it, a shining floor. */
export function garage(shot: Garage): string {
  const [width, height] = [2400, shot.height ?? 1350];
  const mood = shot.old ? barn : hall;
  const distance = shot.distance ?? 7;
  const [ax, ay, az] = shot.aim ?? [-0.1, 0, 0.85];
  const camera = cameraOf({
    from: vec(
      Math.cos(shot.angle) * distance,
      Math.sin(shot.angle) * distance,
      shot.camera ?? 1.35,
    ),
    to: vec(ax, ay, az),
    lens: shot.lens ?? 1.05,
    width,
    height,
  });
  const azimuth = Math.atan2(camera.to.y - camera.from.y, camera.to.x - camera.from.x);
  const base = lightOf(mood, azimuth, shot.angle > 0 ? 0.6 : -0.6);
  const strips = base.mirror;
  const light = {
    ...base,
    mirror: (d: { x: number; y: number; z: number }) => {
      const across = shot.old ? 0 : Math.abs((((d.x / Math.max(0.05, d.z)) * 0.55 + 8) % 1) - 0.5);
      return !shot.old && d.z > 0.3 && across < 0.12 && Math.abs(d.y / d.z) < 1.6
        ? rgb('#ffffff', 1.6)
        : strips(d);
    },
  };
  const actor = car(shot.model, {
    x: 0,
    y: 0,
    yaw: 0,
    steer: -0.35 * Math.sign(shot.angle),
    driver: false,
    ...shot.pose,
  });
  const meshes = [...actor.meshes, ...fittings(shot), ...(shot.props ?? [])];
  const horizon = horizonOf(camera);
  const mirrored = meshes.map(
    (mesh): Mesh => ({
      ...mesh,
      transform: {
        point: (p) => {
          const q = mesh.transform?.point(p) ?? p;
          return vec(q.x, q.y, -q.z);
        },
        turn: (p) => {
          const q = mesh.transform?.turn(p) ?? p;
          return vec(q.x, q.y, -q.z);
        },
      },
    }),
  );
  return svg(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${mood.near}"/>`,
      walls(camera, shot, azimuth),
      asphalt(mood, camera, Math.max(horizon, floorEdge(camera, azimuth))),
      `<g opacity=".16">${render(mirrored, camera, light, { shadow: false })}</g>`,
      render(meshes, camera, light, { contact: actor.contact }),
      shot.over?.(camera) ?? '',
    ].join(''),
  );
}

function fittings(shot: Garage): Mesh[] {
  const [c, s] = [Math.cos(shot.angle), Math.sin(shot.angle)];
  const at = (far: number, right: number) => ({ x: -c * far - s * right, y: -s * far + c * right });
  const stack = (far: number, right: number, high: number) => {
    const { x, y } = at(far, right);
    return Array.from({ length: high }, (_, k) =>
      lyingTyre(x, y, k * 0.225, k % 3 === 1 ? '#222226' : '#161618'),
    );
  };
  const chest = at(3.1, 2.6);
  const red = plain(rgb(shot.old ? '#5b4a38' : '#c63a08'), 0.05);
  const drawers = [0, 1, 2, 3].map((k) =>
    box(
      vec(chest.x - 0.44, chest.y - 0.31, 0.2 + k * 0.2),
      vec(chest.x + 0.44, chest.y + 0.31, 0.37 + k * 0.2),
      red,
    ),
  );
  return [
    ...stack(3.2, -3.0, 5),
    ...stack(3.4, -2.3, 4),
    ...stack(3.2, 3.5, 4),
    ...drawers,
    box(
      vec(chest.x - 0.42, chest.y - 0.29, 0.1),
      vec(chest.x + 0.42, chest.y + 0.29, 1.0),
      plain(rgb('#101114'), 0.03),
    ),
  ];
}
