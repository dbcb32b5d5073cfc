import { onRoad } from '../backdrop/ground.ts';
import type { CarModel } from '../car/cars.ts';
import { type Drift, roadOf, tyreSmoke } from './drift.ts';
import type { Actor } from './stage.ts';

/** A second car close behind or ahead on the same road, with its own smoke. */
export function chase(
  model: CarModel,
  steer: number,
  back: number,
  aside: number,
  yaw: number,
  night = false,
): Pick<Drift, 'others' | 'moreTrails'> {
  const place = onRoad(roadOf(steer), back, aside);
  const pose = {
    x: place.x,
    y: place.y,
    yaw,
    steer: steer - yaw,
    roll: steer < 0 ? -0.04 : 0.04,
    spin: 1.1,
    lamps: { head: night, brake: false },
  };
  const actor: Actor = { model, pose };
  return { others: [actor], moreTrails: tyreSmoke(model, steer + Math.PI, 0.8, 77, 0, pose) };
}
