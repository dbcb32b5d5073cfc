import type { Mesh } from '../render/mesh.ts';
import { placed } from '../render/mesh.ts';
import { chain, move, rotate, type Transform } from '../space/transform.ts';
import type { Vec } from '../space/vector.ts';
import { aero } from './aero.ts';
import { body } from './body.ts';
import { cabin } from './cabin.ts';
import type { CarModel } from './cars.ts';
import { footprint } from './footprint.ts';
import type { Lamps } from './lamps.ts';
import { type Skin, skinOf } from './skin.ts';
import { corner, wheel } from './wheel.ts';

/** How a car stands in a scene. Angles in radians, left positive; metres. */
export type Pose = {
  x: number;
  y: number;
  /** Direction of the nose. */
  yaw: number;
  /** Front wheels, against the nose. */
  steer: number;
  /** Lean of the body to its left. */
  roll?: number;
  /** Nose up. */
  pitch?: number;
  spin?: number;
  lift?: number;
  lamps?: Lamps;
  driver?: boolean;
  /** Wheels taken off, for the pit stop. */
  wheels?: boolean;
};

export type StandingCar = { meshes: Mesh[]; place: Transform; contact: (at: Vec) => number };

const skins = new Map<string, Skin>();

/** A whole car in its place, ready to be rendered. */
export function car(model: CarModel, pose: Pose): StandingCar {
  const { shape, livery } = model;
  const lamps = pose.lamps ?? { head: false, brake: false };
  const key = `${model.slug} ${lamps.head} ${lamps.brake}`;
  const skin = skins.get(key) ?? skinOf(shape, livery, lamps);
  skins.set(key, skin);
  const ground = chain(rotate('z', pose.yaw), move(pose.x, pose.y, 0));
  const sway = chain(
    rotate('x', -(pose.roll ?? 0)),
    rotate('y', -(pose.pitch ?? 0)),
    move(0, 0, pose.lift ?? 0),
    ground,
  );
  const hull = [
    ...body(shape, livery, skin),
    ...aero(shape, livery, skin),
    ...cabin(shape, livery, pose.driver ?? true, pose.steer * 4),
  ];
  const meshes = hull.map((mesh) => placed(mesh, sway));
  if (pose.wheels !== false)
    meshes.push(...wheels(model, pose).map((mesh) => placed(mesh, ground)));
  const contact = (at: Vec) => {
    const [dx, dy] = [at.x - pose.x, at.y - pose.y];
    const [c, s] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
    return footprint(dx * c + dy * s, dy * c - dx * s);
  };
  return { meshes, place: sway, contact };
}

function wheels(model: CarModel, pose: Pose): Mesh[] {
  const { axles, wheel: size } = model.shape;
  const look = {
    rim: model.livery.rim,
    lip: model.livery.rimLip,
    caliper: model.livery.caliper,
    spokes: model.spokes,
  };
  const sides = [1, -1] as const;
  const spin = pose.spin ?? 0.3;
  return sides.flatMap((side) => {
    const at = { side, track: size.track - size.width / 2 + 0.1, radius: size.radius };
    return [
      ...corner(
        wheel(size.radius, size.width * 0.94, look, spin),
        { ...at, x: axles.front },
        pose.steer,
        0.09,
      ),
      ...corner(
        wheel(size.radius, size.width, look, spin * 3.1 + 0.4),
        { ...at, x: axles.rear },
        0,
        0.02,
      ),
    ];
  });
}
