import { seeded } from '../random.ts';
import { tint } from '../render/colour.ts';
import { type Backdrop, solid } from './skyline.ts';

/** Towers with lit windows. */
export const city: Backdrop = (strip) => {
  const random = seeded(strip.seed);
  const { width, horizon, unit: u, mood } = strip;
  let out = '';
  for (const [row, k] of [0, 0.45, 0.9].entries()) {
    const colour = tint(mood.far, mood.near, k);
    for (let x = -20; x < width; ) {
      const w = u * random.between(0.22, 0.6);
      const tall = u * random.between(0.7, 2.9) * (1.15 - row * 0.32);
      const slant = random.next() > 0.6 ? u * 0.14 : 0;
      out += solid(
        [
          [x, horizon + 4],
          [x, horizon - tall],
          [x + w, horizon - tall - slant],
          [x + w, horizon + 4],
        ],
        colour,
      );
      if (random.next() > 0.75)
        out += solid(
          [
            [x + w * 0.48, horizon - tall],
            [x + w * 0.5, horizon - tall - u * 0.5],
            [x + w * 0.54, horizon - tall],
          ],
          colour,
        );
      const cell = u * 0.075;
      let lit = '';
      for (let wx = x + cell; wx < x + w - cell; wx += cell * 1.5) {
        for (let wy = horizon - tall + cell * 2; wy < horizon - cell; wy += cell * 2) {
          if (random.next() > 0.68)
            lit += `M${wx.toFixed(0)} ${wy.toFixed(0)}h${(cell * 0.8).toFixed(0)}v${(cell * 0.9).toFixed(0)}h${(-cell * 0.8).toFixed(0)}z`;
        }
      }
      const glow = random.next() > 0.25 ? '#ffc98a' : random.next() > 0.5 ? '#9fc4ff' : '#ff4d0a';
      out += `<path d="${lit}" fill="${glow}" opacity="${(0.3 + row * 0.2).toFixed(2)}"/>`;
      x += w + u * random.between(0, 0.1);
    }
  }
  return out;
};
