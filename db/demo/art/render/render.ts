import { type Camera, camera as cameraOf } from '../space/camera.ts';
import { clamp, type Vec } from '../space/vector.ts';
import { byte } from './colour.ts';
import type { Light } from './light.ts';
import type { Mesh } from './mesh.ts';
import { pngAddress } from './png.ts';
import { emptyLayer, type Layer, rasterise } from './raster.ts';
import { lit } from './shade.ts';
import { type Shade, shadowOf } from './shadow.ts';
import { spotOn, type Triangle, triangles } from './triangle.ts';

const samples = 2;

export type RenderOptions = {
  /** Whether the parts throw a shadow on the ground at height 0. */
  shadow?: boolean;
  /** Extra darkness where something stands right on the ground, 0 to 1 at a ground point. */
  contact?: (at: Vec) => number;
};

/**
 * The models as an SVG image element over the whole picture: true perspective, nearest part
 * wins, two by two samples a pixel, a shadow of the hard light on the ground.
 */
export function render(
  meshes: Mesh[],
  view: Camera,
  light: Light,
  options: RenderOptions = {},
): string {
  const camera = cameraOf(view);
  const all = triangles(meshes, camera);
  const shade = shadowOf(all, light.sun);
  const thrown = light.cast === light.sun ? shade : shadowOf(all, light.cast);
  const frame = frameOf(all, camera, light, options.shadow ?? true);
  if (frame.width < 1 || frame.height < 1) return '';
  const pixels = new Uint8Array(frame.width * frame.height * 4);
  const band = Math.min(frame.height, 160);
  const wide = frame.width * samples;
  const ground = (x: number, y: number): number =>
    options.shadow === false
      ? 0
      : darkness(camera, frame.left + x + 0.5, frame.top + y + 0.5, light, thrown, options);
  for (let top = 0; top < frame.height; top += band) {
    const tall = Math.min(band, frame.height - top);
    const window = {
      left: frame.left * samples,
      top: (frame.top + top) * samples,
      width: wide,
      height: tall * samples,
    };
    const solid = emptyLayer(wide * window.height);
    const glass = emptyLayer(wide * window.height);
    rasterise(all, (t) => !t.mesh.clear, window, solid, samples);
    rasterise(all, (t) => t.mesh.clear !== undefined, window, glass, samples, solid);
    for (let y = 0; y < tall; y++) {
      for (let x = 0; x < frame.width; x++) {
        const at = ((top + y) * frame.width + x) * 4;
        pixel(pixels, at, x, y, wide, all, solid, glass, camera, light, shade, top, ground);
      }
    }
  }
  const address = pngAddress(pixels, frame.width, frame.height);
  return `<image x="${frame.left}" y="${frame.top}" width="${frame.width}" height="${frame.height}" href="${address}"/>`;
}

function pixel(
  pixels: Uint8Array,
  at: number,
  x: number,
  y: number,
  wide: number,
  all: Triangle[],
  solid: Layer,
  glass: Layer,
  camera: Camera,
  light: Light,
  shade: Shade,
  top: number,
  ground: (x: number, y: number) => number,
): void {
  const first = y * samples * wide + x * samples;
  const whole = evenly(first, wide, all, solid, glass);
  if (whole) {
    const { triangle, p, q, material } = whole;
    const { colour } = lit(triangle, p, q, camera.from, light, shade, material);
    pixels[at] = byte(colour.r);
    pixels[at + 1] = byte(colour.g);
    pixels[at + 2] = byte(colour.b);
    pixels[at + 3] = 255;
    return;
  }
  let [r, g, b, cover] = [0, 0, 0, 0];
  for (let k = 0; k < samples * samples; k++) {
    const i = (y * samples + (k >> 1)) * wide + x * samples + (k & 1);
    const front = all[(glass.hit[i] ?? 0) - 1];
    const behind = all[(solid.hit[i] ?? 0) - 1];
    let share = 0;
    let [sr, sg, sb] = [0, 0, 0];
    if (behind) {
      const seen = lit(behind, solid.p[i] ?? 0, solid.q[i] ?? 0, camera.from, light, shade).colour;
      [sr, sg, sb, share] = [byte(seen.r), byte(seen.g), byte(seen.b), 1];
    }
    if (front) {
      const seen = lit(front, glass.p[i] ?? 0, glass.q[i] ?? 0, camera.from, light, shade);
      const over = clamp(1 - (front.mesh.clear ?? 0) * (1 - seen.mirror));
      const left = share * (1 - over);
      const sum = over + left;
      sr = (byte(seen.colour.r) * over + sr * left) / sum;
      sg = (byte(seen.colour.g) * over + sg * left) / sum;
      sb = (byte(seen.colour.b) * over + sb * left) / sum;
      share = sum;
    }
    r += sr * share;
    g += sg * share;
    b += sb * share;
    cover += share;
  }
  const full = samples * samples;
  const dark = cover < full ? ground(x, top + y) * (1 - cover / full) : 0;
  const alpha = cover / full + dark;
  if (alpha <= 0) return;
  pixels[at] = r / full / alpha;
  pixels[at + 1] = g / full / alpha;
  pixels[at + 2] = b / full / alpha;
  pixels[at + 3] = alpha * 255;
}

/** A pixel that lies in one triangle and in one colour needs its light only once. */
function evenly(first: number, wide: number, all: Triangle[], solid: Layer, glass: Layer) {
  const hit = solid.hit[first] ?? 0;
  const others = [first + 1, first + wide, first + wide + 1];
  if (!hit || glass.hit[first] || others.some((i) => solid.hit[i] !== hit || glass.hit[i])) return;
  const triangle = all[hit - 1];
  if (!triangle) return;
  const [p, q] = [solid.p[first] ?? 0, solid.q[first] ?? 0];
  const material = triangle.mesh.paint(spotOn(triangle, p, q));
  for (const i of others) {
    const other = spotOn(triangle, solid.p[i] ?? 0, solid.q[i] ?? 0);
    if (triangle.mesh.paint(other) !== material) return;
  }
  const last = others[2] ?? first;
  return {
    triangle,
    p: (p + (solid.p[last] ?? 0)) / 2,
    q: (q + (solid.q[last] ?? 0)) / 2,
    material,
  };
}

function darkness(
  camera: Camera,
  x: number,
  y: number,
  light: Light,
  shade: Shade,
  options: RenderOptions,
): number {
  const ray = camera.ray(x, y);
  if (ray.z > -0.002) return 0;
  const t = -camera.from.z / ray.z;
  const at = { x: camera.from.x + ray.x * t, y: camera.from.y + ray.y * t, z: 0 };
  const hard = shade(at, 0.01) * light.shadow;
  return 1 - (1 - hard) * (1 - (options.contact?.(at) ?? 0));
}

function frameOf(all: Triangle[], camera: Camera, light: Light, shadow: boolean) {
  let [left, top, right, bottom] = [camera.width, camera.height, 0, 0];
  const stretch = (x: number, y: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const { a, b, c } of all) {
    for (const corner of [a, b, c]) {
      stretch(corner.sx, corner.sy);
      if (!shadow) continue;
      const t = corner.world.z / Math.max(0.08, light.cast.z);
      const seen = camera.see({
        x: corner.world.x - light.cast.x * t,
        y: corner.world.y - light.cast.y * t,
        z: 0,
      });
      if (seen.depth > 0.1) stretch(seen.x, seen.y);
    }
  }
  const room = shadow ? (right - left) * 0.09 : 2;
  left = Math.max(0, Math.floor(left - room));
  top = Math.max(0, Math.floor(top - 2));
  right = Math.min(camera.width, Math.ceil(right + room));
  bottom = Math.min(camera.height, Math.ceil(bottom + room * 0.6));
  return { left, top, width: right - left, height: bottom - top };
}
