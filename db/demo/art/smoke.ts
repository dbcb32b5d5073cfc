import { seeded } from './random.ts';
import type { Camera } from './space/camera.ts';
import { mix, type Vec, vec } from './space/vector.ts';

export type SmokeColours = { lit: string; body: string; shade: string };

/** One ball of smoke in the world. */
export type Puff = { at: Vec; radius: number; thick: number; light: number };

export type Trail = {
  /** Where it comes from, usually a rear wheel. */
  from: Vec;
  /** Where it is blown. */
  heading: number;
  far: number;
  count: number;
  /** Radius at the wheel and at the far end. */
  size: readonly [number, number];
  spread: number;
  rise: number;
  thick?: number;
  seed: number;
  /** Moves the puffs along the trail, 0 to 1 comes round again: for the film. */
  flow?: number;
};

/** The puffs of a trail, small and dense at the wheel, large and thin at the far end. */
export function trail(options: Trail): Puff[] {
  const random = seeded(options.seed);
  const c = Math.cos(options.heading);
  const s = Math.sin(options.heading);
  return Array.from({ length: options.count }, (_, k) => {
    const [aside, up, swell, glow] = [
      random.between(-1, 1),
      random.between(0, 1),
      random.between(0.7, 1.3),
      random.next(),
    ];
    const age = ((k + random.next()) / options.count + (options.flow ?? 0)) % 1;
    const radius = mix(options.size[0], options.size[1], age ** 0.8) * swell;
    const out = options.far * age ** 1.25;
    const wide = aside * options.spread * (0.12 + age);
    const tall = radius * 0.55 + up * options.rise * age;
    return {
      at: vec(options.from.x + c * out - s * wide, options.from.y + s * out + c * wide, tall),
      radius,
      thick:
        (options.thick ?? 1) *
        (1 - age ** 2 * 0.75) *
        Math.min(1, age * 14) *
        Math.min(1, (1 - age) * 6),
      light: glow,
    };
  });
}

/** Gradients every smoke in a picture shares; put into the defs once. */
export function smokeDefs(colours: SmokeColours): string {
  const ball = (id: string, colour: string, core: number) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${core}"/><stop offset=".6" stop-color="${colour}" stop-opacity="${core * 0.85}"/><stop offset=".86" stop-color="${colour}" stop-opacity="${core * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  return (
    ball('sl', colours.lit, 0.62) + ball('sb', colours.body, 0.6) + ball('ss', colours.shade, 0.62)
  );
}

/** Balls from the farthest to the nearest; each a dark belly, a body and a lit cap. */
export function smoke(puffs: Puff[], camera: Camera, sunSide: number): string {
  const seen = puffs
    .map((puff) => ({ puff, ...camera.see(puff.at) }))
    .filter((p) => p.depth > 0.6 && p.puff.thick > 0.02)
    .sort((a, b) => b.depth - a.depth);
  const focal = camera.lens * camera.width;
  return seen
    .map(({ puff, x, y, depth }) => {
      const r = (puff.radius * focal) / depth;
      if (x + r < 0 || x - r > camera.width || y - r > camera.height || r < 2) return '';
      const o = (k: number) => (puff.thick * k).toFixed(2);
      const ball = (id: string, dx: number, dy: number, k: number, opacity: string) =>
        `<circle cx="${Math.round(x + dx * r)}" cy="${Math.round(y + dy * r)}" r="${Math.round(r * k)}" fill="url(#${id})" opacity="${opacity}"/>`;
      return (
        ball('ss', -0.12 * sunSide, 0.2, 1, o(0.55)) +
        ball('sb', 0, 0, 0.95, o(0.75)) +
        (puff.light > 0.35 ? ball('sl', 0.24 * sunSide, -0.26, 0.68, o(0.85)) : '')
      );
    })
    .join('');
}
