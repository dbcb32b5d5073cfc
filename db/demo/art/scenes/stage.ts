import { asphalt, horizonOf } from '../backdrop/ground.ts';
import { lightOf, type Mood } from '../backdrop/mood.ts';
import { sky } from '../backdrop/sky.ts';
import type { Backdrop } from '../backdrop/skyline.ts';
import { lampDefs } from '../backdrop/tribune.ts';
import { car, type Pose, type StandingCar } from '../car/car.ts';
import type { CarModel } from '../car/cars.ts';
import { lampCentres } from '../car/lamps.ts';
import { seeded } from '../random.ts';
import type { Mesh } from '../render/mesh.ts';
import { render } from '../render/render.ts';
import { type Puff, smoke, smokeDefs, type Trail, trail } from '../smoke.ts';
import { type Camera, camera as cameraOf, type View } from '../space/camera.ts';
import { vec } from '../space/vector.ts';

export type Actor = { model: CarModel; pose: Pose };

/** One scene: a camera, an hour, what stands far and near, cars and their smoke. */
export type Stage = {
  view: View;
  mood: Mood;
  seed: number;
  backdrop?: Backdrop | undefined;
  /** Moves the far things sideways, in parts of the width. */
  drift?: number;
  ground?: (camera: Camera) => string;
  props?: Mesh[];
  actors: Actor[];
  trails?: Trail[];
  /** Smoke between the camera and the car. */
  veil?: Trail[];
  /** Where the key light stands, radians from behind the camera, right positive. */
  key?: number;
  /** Anything drawn over all. */
  over?: (camera: Camera, horizon: number) => string;
};

/** The whole scene as an SVG document. */
export function stage(scene: Stage): string {
  const { mood, view } = scene;
  const camera = cameraOf(view);
  const { width, height } = view;
  const horizon = horizonOf(camera);
  const azimuth = Math.atan2(view.to.y - view.from.y, view.to.x - view.from.x);
  const turn = scene.key ?? keyTurn(scene.actors[0]?.pose, camera);
  const light = lightOf(mood, azimuth, turn);
  const standing = scene.actors.map(({ model, pose }) => ({ model, pose, ...car(model, pose) }));
  const contact = (at: Parameters<StandingCar['contact']>[0]) =>
    standing.reduce((most, one) => Math.max(most, one.contact(at)), 0);
  const meshes = [...standing.flatMap((one) => one.meshes), ...(scene.props ?? [])];
  const sunSide = mood.disc ? -Math.sign(turn) : Math.sign(turn);
  const puffs = (trails: Trail[] | undefined): Puff[] => (trails ?? []).flatMap(trail);
  const far =
    horizon > 2 && scene.backdrop
      ? `<g transform="translate(${((scene.drift ?? 0) * width).toFixed(0)} 0)">${scene.backdrop({ width, horizon, unit: width / 10, mood, seed: scene.seed })}</g>`
      : '';
  const body = [
    `<defs>${smokeDefs(mood.smoke)}${lampDefs}${beamDefs}</defs>`,
    `<rect width="${width}" height="${height}" fill="${mood.asphalt[1]}"/>`,
    horizon > 0 ? sky(mood, width, height, horizon, scene.seed, turn) : '',
    far,
    asphalt(mood, camera, horizon),
    scene.ground?.(camera) ?? '',
    smoke(puffs(scene.trails), camera, sunSide),
    mood.wet ? reflection(meshes, camera, light) : '',
    meshes.length ? render(meshes, camera, light, { contact }) : '',
    ...standing.map((one) => beams(one, camera)),
    smoke(puffs(scene.veil), camera, sunSide),
    mood.wet ? rain(width, height, scene.seed) : '',
    scene.over?.(camera, horizon) ?? '',
  ];
  return svg(width, height, body.join(''));
}

/** Lights the flank that is turned to the camera, never quite flatly. */
function keyTurn(pose: Pose | undefined, camera: Camera): number {
  if (!pose) return 0.7;
  const seenFrom = Math.atan2(camera.from.y - pose.y, camera.from.x - pose.x);
  const turns = [1, -1].map((side) => {
    const delta = pose.yaw + (side * Math.PI) / 2 - seenFrom;
    return Math.atan2(Math.sin(delta), Math.cos(delta));
  });
  const [left = 1, right = 1] = turns;
  const nearest = Math.abs(left) < Math.abs(right) ? left : right;
  const sign = nearest < 0 ? -1 : 1;
  return sign * Math.min(0.85, Math.max(0.45, Math.abs(nearest) * 0.8));
}

export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** The cars upside down on wet ground, fainter. */
function reflection(meshes: Mesh[], camera: Camera, light: ReturnType<typeof lightOf>): string {
  const flipped = meshes.map((mesh): Mesh => {
    const old = mesh.transform;
    const point = old ? old.point : (p: typeof camera.from) => p;
    const turn = old ? old.turn : (p: typeof camera.from) => p;
    return {
      ...mesh,
      transform: {
        point: (p) => {
          const q = point(p);
          return vec(q.x, q.y, -q.z);
        },
        turn: (d) => {
          const q = turn(d);
          return vec(q.x, q.y, -q.z);
        },
      },
    };
  });
  return `<g opacity=".38">${render(flipped, camera, light, { shadow: false })}</g>`;
}

const beamDefs =
  '<radialGradient id="beam"><stop offset="0" stop-color="#fffaf0" stop-opacity="1"/><stop offset=".08" stop-color="#fff4dc" stop-opacity=".75"/><stop offset=".3" stop-color="#ffe7b8" stop-opacity=".22"/><stop offset="1" stop-color="#ffe7b8" stop-opacity="0"/></radialGradient><radialGradient id="brake"><stop offset="0" stop-color="#ff3a1a" stop-opacity=".75"/><stop offset=".3" stop-color="#ff2a10" stop-opacity=".28"/><stop offset="1" stop-color="#ff2a10" stop-opacity="0"/></radialGradient>';

/** The glow round lamps that shine towards the camera. */
function beams(one: Actor & StandingCar, camera: Camera): string {
  const lamps = one.pose.lamps;
  if (!lamps) return '';
  const facing = one.place.turn(vec(1, 0, 0));
  const away = vec(camera.from.x - one.pose.x, camera.from.y - one.pose.y, 0);
  const ahead = (facing.x * away.x + facing.y * away.y) / (Math.hypot(away.x, away.y) || 1);
  const { shape } = one.model;
  const spots =
    ahead > 0.15 && lamps.head
      ? lampCentres(shape)
          .slice(0, 2)
          .map(([a, z]) => ({
            at: vec(2.08, Math.sign(a) * 0.62, z),
            id: 'beam',
            size: 0.62 * ahead,
          }))
      : ahead < -0.15 && lamps.brake
        ? [-0.7, 0.7].map((y) => ({ at: vec(-2.14, y, 0.79), id: 'brake', size: 0.5 * -ahead }))
        : [];
  return spots
    .map(({ at, id, size }) => {
      const seen = camera.see(one.place.point(at));
      const r = (size * camera.lens * camera.width) / seen.depth;
      return `<circle cx="${seen.x.toFixed(0)}" cy="${seen.y.toFixed(0)}" r="${r.toFixed(0)}" fill="url(#${id})" opacity=".8"/>`;
    })
    .join('');
}

function rain(width: number, height: number, seed: number): string {
  const random = seeded(seed + 99);
  let thin = '';
  let thick = '';
  for (let k = 0; k < 420; k++) {
    const [x, y, long] = [
      random.between(-0.05, 1.1) * width,
      random.between(-0.1, 1) * height,
      random.between(0.02, 0.075) * height,
    ];
    const streak = `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.32).toFixed(0)} ${long.toFixed(0)}`;
    if (k % 4) thin += streak;
    else thick += streak;
  }
  return `<path d="${thin}" stroke="#e8f0f5" stroke-opacity=".22" stroke-width="2"/><path d="${thick}" stroke="#f4f8fa" stroke-opacity=".3" stroke-width="3.4"/>`;
}
