import { hills } from '../backdrop/country.ts';
import { asphalt, band, horizonOf, kerb } from '../backdrop/ground.ts';
import { lightOf, type Mood } from '../backdrop/mood.ts';
import { sky } from '../backdrop/sky.ts';
import { lampDefs, tribune } from '../backdrop/tribune.ts';
import { cage } from '../car/cabin.ts';
import type { CarModel } from '../car/cars.ts';
import { dash } from '../props/dash.ts';
import { handbrake, wheel } from '../props/handwheel.ts';
import { rgb } from '../render/colour.ts';
import { ball, box, facets, plain } from '../render/mesh.ts';
import { render } from '../render/render.ts';
import { smoke, smokeDefs, trail } from '../smoke.ts';
import { camera as cameraOf } from '../space/camera.ts';
import { vec } from '../space/vector.ts';
import { svg } from './stage.ts';

/** Over the driver's shoulder: dash, wheel on lock, handbrake, cage, the bend ahead and its smoke. */
export function cockpit(
  model: CarModel,
  mood: Mood,
  seed: number,
  more: { gloves?: boolean; low?: boolean } = {},
): string {
  const [width, height] = [2400, 1350];
  const from = more.low ? vec(-0.3, -0.14, 1.02) : vec(-0.34, 0.06, 1.12);
  const camera = cameraOf({
    from,
    to: more.low ? vec(0.5, 0.16, 0.76) : vec(1, 0.12, 0.93),
    lens: more.low ? 0.62 : 0.52,
    width,
    height,
    tilt: 0.05,
  });
  const horizon = horizonOf(camera);
  const light = lightOf(mood, 0, 2.2);
  const road = { heading: 0.3, radius: 42 };
  const c = model.shape.cabin;
  const dark = plain(rgb('#141518'), 0.022);
  const meshes = [
    ...dash(dark, model.livery.caliper),
    ...wheel(more.gloves !== false, model.livery.caliper),
    ...handbrake(model.livery.caliper),
    ...cage(
      { ...model.shape, cabin: { ...c, roofFront: 0.2, cowl: 0.98, roof: 1.3 } },
      plain(rgb(model.livery.cage), 0.04),
      true,
    ),
    facets(
      [[vec(0.95, -0.9, 0.84), vec(0.95, 0.9, 0.84), vec(2.2, 0.75, 0.72), vec(2.2, -0.75, 0.72)]],
      plain(rgb(model.livery.base), 0.05),
    ),
    ...[-1, 1].map((s) =>
      facets(
        [
          [
            vec(-1.4, s * 0.79, 0.3),
            vec(0.98, s * 0.79, 0.3),
            vec(0.98, s * 0.79, 0.86),
            vec(-1.4, s * 0.79, 0.92),
          ],
        ],
        dark,
      ),
    ),
    facets(
      [
        [
          vec(0.14, -0.8, 1.305),
          vec(0.14, 0.8, 1.305),
          vec(-1.3, 0.8, 1.31),
          vec(-1.3, -0.8, 1.31),
        ],
      ],
      plain(rgb('#17181b'), 0.02),
    ),
    ...[-1, 1].map((s) =>
      facets(
        [
          [
            vec(0.98, s * 0.73, 0.84),
            vec(0.98, s * 0.8, 0.84),
            vec(0.16, s * 0.64, 1.31),
            vec(0.16, s * 0.57, 1.31),
          ],
        ],
        dark,
      ),
    ),
    facets(
      [
        [
          vec(0.24, -0.62, 1.262),
          vec(0.24, 0.62, 1.262),
          vec(0.15, 0.6, 1.305),
          vec(0.15, -0.6, 1.305),
        ],
      ],
      plain(rgb(model.livery.sunstrip.colour), 0.02),
    ),
    box(vec(-0.6, -0.8, 0.25), vec(0.7, 0.8, 0.32), dark),
    ball(vec(0.18, 0, 1.25), vec(0.02, 0.13, 0.035), plain(rgb('#0b0c0e'), 0.05), 20),
  ];
  const puffs = [0, 1].flatMap((k) =>
    trail({
      from: vec(9, -6 + k * 3, 0),
      heading: 1.4,
      far: 14,
      count: 40,
      size: [0.9, 2.8],
      spread: 3,
      rise: 2.2,
      seed: seed + k,
    }),
  );
  return svg(
    width,
    height,
    [
      `<defs>${smokeDefs(mood.smoke)}${lampDefs}</defs>`,
      sky(mood, width, height, horizon, seed, -1),
      (seed % 2 ? tribune : hills)({ width, horizon, unit: width / 12, mood, seed }),
      asphalt(mood, camera, horizon),
      band(camera, road, 6, 90, mood.verge, [2, 90]),
      band(camera, road, -6, -90, mood.verge, [2, 90]),
      kerb(camera, road, 5, 1, ['#ff4d0a', '#e6e0d5'], [3, 80]),
      kerb(camera, road, -6, 1, ['#ff4d0a', '#e6e0d5'], [3, 80]),
      smoke(puffs, camera, -1),
      render(meshes, camera, { ...light, above: { r: 0.42, g: 0.43, b: 0.46 } }, { shadow: false }),
    ].join(''),
  );
}
