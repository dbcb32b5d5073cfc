import { horizonOf } from '../backdrop/ground.ts';
import { crowd } from '../crowd.ts';
import type { Camera } from '../space/camera.ts';

/** People behind the barrier in front of the far scenery. */
export function watchers(
  camera: Camera,
  seed: number,
  colours: readonly [string, string],
  size = 0.11,
): string {
  const horizon = horizonOf(camera);
  return crowd({
    from: 0,
    to: camera.width,
    base: horizon + camera.width * 0.025,
    size: camera.width * size * 0.55,
    colours,
    rows: 3,
    seed,
    arms: 0.16,
    phones: true,
  });
}
