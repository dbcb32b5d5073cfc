import { seeded } from '../random.ts';
import { tint } from '../render/colour.ts';
import { hills } from './country.ts';
import { type Backdrop, solid } from './skyline.ts';

/** Cranes and stacked containers by the water. */
export const harbour: Backdrop = (strip) => {
  const random = seeded(strip.seed);
  const { width, horizon, unit: u, mood } = strip;
  let out = hills({ ...strip, unit: u * 0.5 });
  for (const x of [0.08, 0.3, 0.55, 0.84].map((k) => k * width)) {
    const c = tint(mood.far, mood.near, random.between(0.3, 0.8));
    const beam = u * 0.07;
    const leg = (px: number) =>
      solid(
        [
          [px, horizon + 4],
          [px + u * 0.12, horizon - u * 2],
          [px + u * 0.12 + beam, horizon - u * 2],
          [px + beam, horizon + 4],
        ],
        c,
      );
    out += leg(x) + leg(x + u * 0.75);
    out += solid(
      [
        [x - u * 1.5, horizon - u * 1.95],
        [x + u * 1.6, horizon - u * 1.95],
        [x + u * 1.6, horizon - u * 2.08],
        [x - u * 1.5, horizon - u * 2.05],
      ],
      c,
    );
    out += solid(
      [
        [x + u * 0.3, horizon - u * 2.05],
        [x + u * 0.42, horizon - u * 2.75],
        [x + u * 0.5, horizon - u * 2.75],
        [x + u * 0.55, horizon - u * 2.05],
      ],
      c,
    );
    out += `<path d="M${x + u * 0.45} ${horizon - u * 2.72}L${x - u * 1.4} ${horizon - u * 2.03}M${x + u * 0.45} ${horizon - u * 2.72}L${x + u * 1.5} ${horizon - u * 2.05}M${x + u * 0.1} ${horizon - u}L${x + u * 0.9} ${horizon - u * 1.02}" stroke="${c}" stroke-width="${u * 0.03}"/>`;
  }
  const paints = ['#8f3420', '#28465a', '#5c5f63', '#a35a1c', '#2f4a3a', '#3a3d44'];
  for (let x = -10; x < width; x += u * 0.62) {
    const high = Math.floor(random.between(1, 5));
    for (let k = 0; k < high; k++) {
      const y = horizon - k * u * 0.24;
      const c = tint(
        paints[Math.floor(random.next() * paints.length)] ?? '#5c5f63',
        mood.near,
        0.35,
      );
      out += solid(
        [
          [x, y],
          [x, y - u * 0.225],
          [x + u * 0.6, y - u * 0.225],
          [x + u * 0.6, y],
        ],
        c,
      );
      let ribs = '';
      for (let r = 1; r < 9; r++)
        ribs += `M${(x + r * u * 0.066).toFixed(0)} ${(y - u * 0.21).toFixed(0)}v${(u * 0.19).toFixed(0)}`;
      out += `<path d="${ribs}" stroke="#000" stroke-opacity=".25" stroke-width="${(u * 0.012).toFixed(1)}"/>`;
    }
  }
  return out;
};
