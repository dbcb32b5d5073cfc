import { band, flat, onRoad, tyreMarks } from '../backdrop/ground.ts';
import { moods as m } from '../backdrop/moods.ts';
import type { CarModel } from '../car/cars.ts';
import { cone, tyreWall } from '../props/props.ts';
import type { Camera } from '../space/camera.ts';
import { vec } from '../space/vector.ts';
import { tyreSmoke } from './drift.ts';
import { type Actor, stage } from './stage.ts';

/** Training from above: cones, marks and a car. */
export function aerial(
  model: CarModel,
  seed: number,
  more: { width?: number; height?: number; second?: CarModel } = {},
): string {
  const [width, height] = [more.width ?? 2400, more.height ?? 1350];
  const tall = height > width;
  const road = { heading: -0.35, radius: 14 };
  const steer = -0.75;
  const at = onRoad(road, 0, 0);
  const actors: Actor[] = [
    {
      model,
      pose: {
        x: at.x,
        y: at.y,
        yaw: 0.25,
        steer: -0.6,
        spin: 0.3,
        lamps: { head: false, brake: false },
      },
    },
  ];
  const trails = tyreSmoke(model, road.heading + Math.PI + 0.1, 0.8, seed, 0, {
    x: at.x,
    y: at.y,
    yaw: 0.25,
  });
  if (more.second) {
    const p = onRoad(road, -6.9, 1.1);
    actors.push({
      model: more.second,
      pose: {
        x: p.x,
        y: p.y,
        yaw: -0.2,
        steer: -0.55,
        spin: 0.9,
        lamps: { head: false, brake: false },
      },
    });
    trails.push(
      ...tyreSmoke(more.second, road.heading + Math.PI - 0.35, 0.7, seed + 9, 0, {
        x: p.x,
        y: p.y,
        yaw: -0.2,
      }),
    );
  }
  const ring = (radius: number, count: number) =>
    Array.from({ length: count }, (_, k) => {
      const a = (k / count) * Math.PI * 2;
      return cone(4.8 + Math.cos(a) * radius, 13.2 + Math.sin(a) * radius);
    }).flat();
  return stage({
    view: {
      from: vec(-2, tall ? -4 : -3, tall ? 21 : 15),
      to: vec(0.2, 1.2, 0),
      lens: tall ? 1.35 : 0.95,
      width,
      height,
      tilt: 0.3,
    },
    mood: m.day,
    seed,
    actors,
    trails: trails.map((t) => ({ ...t, thick: 0.7, rise: 1 })),
    key: 0.9,
    props: [
      ...ring(9.5, 26),
      ...cone(-5, -4.6),
      ...cone(-2, -4.2),
      ...cone(1, -4.4),
      ...cone(4, -3.6),
      ...tyreWall({ x: 9, y: -9 }, { x: 11, y: 4 }, 3),
    ],
    ground: (camera) => {
      const lines = [-3.2, 3.4]
        .map((aside) => band(camera, road, aside, aside + 0.16, '#f4f1ea', [-30, 40], 0.75))
        .join('');
      const loops = [0.5, 1.3, -0.4]
        .map((aside, k) =>
          tyreMarks(
            camera,
            { heading: road.heading + k * 0.05, radius: 13 + k },
            [aside, aside + 1.4],
            [-36, -1],
            0.5,
          ),
        )
        .join('');
      const box = flat(camera, [vec(-7, -9, 0), vec(-1, -9, 0), vec(-1, -6, 0), vec(-7, -6, 0)]);
      const inner = flat(camera, [
        vec(-6.8, -8.8, 0),
        vec(-1.2, -8.8, 0),
        vec(-1.2, -6.2, 0),
        vec(-6.8, -6.2, 0),
      ]);
      return `<rect width="${width}" height="${height}" fill="#34363a"/>${patches(camera, seed)}${lines}<path d="${box}${inner}" fill="#ff4d0a" fill-rule="evenodd"/>${tyreMarks(camera, { heading: steer, radius: -16 }, [-2, -0.6, 6, 7.4], [-40, 40], 0.3)}${loops}`;
    },
  });
}

/** Repaired squares in the asphalt. */
function patches(camera: Camera, seed: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((k) => {
      const [x, y] = [((k * 37 + seed * 13) % 22) - 11, ((k * 23 + seed * 7) % 18) - 9];
      return `<path d="${flat(camera, [vec(x, y, 0), vec(x + 5, y + 0.6, 0), vec(x + 4.6, y + 3, 0), vec(x - 0.4, y + 2.4, 0)])}" fill="#000" opacity=".1"/>`;
    })
    .join('');
}
