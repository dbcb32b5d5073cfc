import type { Point } from '../lettering.ts';
import { blend, rgb } from '../render/colour.ts';
import type { Light } from '../render/light.ts';
import type { Mesh } from '../render/mesh.ts';
import { render } from '../render/render.ts';
import { type Camera, camera } from '../space/camera.ts';
import { add, clamp, scale, unit, type Vec, vec } from '../space/vector.ts';

/** Pixels across at which solids are worked out: enough for a 2400 master, a few seconds each. */
export const resolution = 1600;

/** A camera in the studio: its picture is drawn 1200 across. */
export function studioCamera(from: Vec, to: Vec, lens: number): Camera {
  return camera({ from, to, lens, width: resolution, height: resolution });
}

/** Solid things under the studio's lights, with their shadow on the floor. */
export function shot(
  meshes: Mesh[],
  view: Camera,
  light: Light = softBoxes,
  shadow = true,
): string {
  return `<g transform="scale(${1200 / resolution})">${render(meshes, view, light, { shadow })}</g>`;
}

/** Flat artwork laid on a plane in space: x along `right`, y down against `up`, both in metres. */
export function onPlane(view: Camera, origin: Vec, right: Vec, up: Vec, rings: Point[][]): string {
  return rings
    .map((ring) => {
      const points = ring.map(([x, y]) => {
        const seen = view.see(add(origin, add(scale(right, x), scale(up, -y))));
        return `${((seen.x * 1200) / resolution).toFixed(1)} ${((seen.y * 1200) / resolution).toFixed(1)}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}

/** Rings of a square of 100 as artwork of a size round a place. */
export function sized(rings: Point[][], size: number, x = 0, y = 0): Point[][] {
  return rings.map((ring) =>
    ring.map(([px, py]): Point => [x + ((px - 50) / 100) * size, y + ((py - 50) / 100) * size]),
  );
}

const [dark, grey, white] = [rgb('#4a463f'), rgb('#b9b4aa'), rgb('#ffffff')];

const key = unit(vec(-0.5, -0.42, 0.95));

export const softBoxes: Light = {
  sun: key,
  cast: key,
  sunColour: rgb('#fff6e8', 0.95),
  above: rgb('#f2f0ec', 0.62),
  below: rgb('#b0a798', 0.3),
  shadow: 0.46,
  mirror: (d) => {
    const box = d.z > 0.35 && d.z < 0.8 && d.x < 0.05 && d.x > -0.85;
    if (box) return white;
    return blend(dark, grey, clamp(d.z * 0.8 + 0.35));
  },
  rim: { from: unit(vec(0.8, 0.5, 0.25)), colour: rgb('#ffe2c4', 0.2) },
};

export const nightBoxes: Light = {
  ...softBoxes,
  sunColour: rgb('#cfd8ff', 1),
  above: rgb('#5a6280', 0.8),
  below: rgb('#2a1a12', 0.35),
  shadow: 0.6,
  mirror: (d) =>
    d.z > 0.35 && d.z < 0.7 && d.x < 0.05 && d.x > -0.8
      ? rgb('#aebcff')
      : blend(rgb('#0b0c10'), rgb('#3a3f52'), clamp(d.z * 0.7 + 0.3)),
  rim: { from: unit(vec(0.8, 0.4, 0.2)), colour: rgb('#ff6a2a', 0.9) },
};
