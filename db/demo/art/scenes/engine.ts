import { lightOf } from '../backdrop/mood.ts';
import { moods } from '../backdrop/moods.ts';
import { bay, tanks } from '../props/engine-bay.ts';
import { block } from '../props/engine-block.ts';
import { turbo } from '../props/turbo.ts';
import { rgb } from '../render/colour.ts';
import { render } from '../render/render.ts';
import { camera as cameraOf } from '../space/camera.ts';
import { vec } from '../space/vector.ts';
import { svg } from './stage.ts';

/** An engine bay from in front: straight six, turbo with its pipes, brace, tanks, radiator. */
export function engineBay(accent: string, seed: number, close = false): string {
  const [width, height] = [2400, 1350];
  const side = seed % 2 ? 1 : -1;
  const camera = cameraOf({
    from: close ? vec(0.75, side * 0.72, 1.15) : vec(1.12, side * 0.46, 1.42),
    to: close ? vec(0.06, side * -0.02, 0.62) : vec(0.08, 0, 0.56),
    lens: close ? 1 : 0.92,
    width,
    height,
    tilt: 0.07 * side,
  });
  const light = lightOf(moods.night, Math.PI, 0.7);
  const meshes = [...bay(accent), ...block(accent), ...turbo(side), ...tanks(accent, side)];
  const bright = {
    ...light,
    sunColour: rgb('#fff1dd', 1.5),
    above: rgb('#93a0b8', 0.6),
    below: rgb('#5a4a40', 0.5),
  };
  return svg(
    width,
    height,
    `<rect width="100%" height="100%" fill="#08090b"/>${render(meshes, camera, bright, { shadow: false })}`,
  );
}
