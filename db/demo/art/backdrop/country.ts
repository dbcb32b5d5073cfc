import { type Random, seeded } from '../random.ts';
import { tint } from '../render/colour.ts';
import { type Backdrop, type Line, type Strip, solid } from './skyline.ts';

/** A ridge from broken slopes over the whole width. */
function ridge(strip: Strip, random: Random, low: number, high: number, step: number): Line {
  const line: Line = [[-50, strip.horizon + 4]];
  for (
    let x = -50;
    x < strip.width + step * strip.unit;
    x += step * strip.unit * random.between(0.5, 1.3)
  ) {
    line.push([x, strip.horizon - strip.unit * random.between(low, high)]);
  }
  line.push([strip.width + 200, strip.horizon + 4]);
  return line;
}

/** Three rows of hills, paler the farther. */
export const hills: Backdrop = (strip) => {
  const random = seeded(strip.seed);
  const { far, near } = strip.mood;
  return [0, 0.45, 0.8]
    .map((k, i) =>
      solid(ridge(strip, random, 0.45 - i * 0.15, 1.0 - i * 0.3, 0.9), tint(far, near, k)),
    )
    .join('');
};

/** Rows of spruces. */
export const forest: Backdrop = (strip) => {
  const random = seeded(strip.seed);
  const rows = [0.1, 0.5, 1].map((k, row) => {
    const base = strip.horizon + 4;
    let path = '';
    for (let x = -60; x < strip.width + 60; x += strip.unit * random.between(0.1, 0.2)) {
      const tall = strip.unit * random.between(0.8, 1.5) * (1.25 - row * 0.28);
      const wide = tall * 0.2;
      path += `M${x.toFixed(0)} ${(base - tall).toFixed(0)}`;
      for (let t = 1; t <= 5; t++)
        path += `L${(x + wide * (t / 5)).toFixed(0)} ${(base - tall * (1 - t / 5)).toFixed(0)}l${(-wide * 0.1).toFixed(0)} 0`;
      path += `H${(x - wide).toFixed(0)}`;
      for (let t = 4; t >= 1; t--)
        path += `L${(x - wide * (t / 5) + wide * 0.1).toFixed(0)} ${(base - tall * (1 - t / 5)).toFixed(0)}l${(-wide * 0.1).toFixed(0)} 0`;
      path += 'Z';
    }
    return `<path d="${path}" fill="${tint(strip.mood.far, strip.mood.near, k)}"/>`;
  });
  return rows.join('');
};

/** High peaks, the main one with snow. */
export const mountains: Backdrop = (strip) => {
  const { width, horizon, unit: u, mood } = strip;
  const top = width * 0.36;
  const peak: Line = [
    [top - u * 4.6, horizon],
    [top - u * 1.1, horizon - u * 2.35],
    [top - u * 0.42, horizon - u * 2.75],
    [top + u * 0.3, horizon - u * 2.72],
    [top + u * 1.0, horizon - u * 2.2],
    [top + u * 4.8, horizon],
  ];
  const snow: Line = [
    [top - u * 1.1, horizon - u * 2.35],
    [top - u * 0.42, horizon - u * 2.75],
    [top + u * 0.3, horizon - u * 2.72],
    [top + u * 1.0, horizon - u * 2.2],
    [top + u * 0.75, horizon - u * 1.95],
    [top + u * 0.5, horizon - u * 2.15],
    [top + u * 0.15, horizon - u * 1.75],
    [top - u * 0.15, horizon - u * 2.1],
    [top - u * 0.6, horizon - u * 1.7],
    [top - u * 0.85, horizon - u * 2.05],
  ];
  return (
    solid(peak, tint(mood.far, mood.sky[2] ?? mood.far, 0.3)) +
    solid(snow, tint(mood.smoke.lit, mood.far, 0.15)) +
    hills(strip) +
    forest({ ...strip, unit: u * 0.6 })
  );
};

/** Flat-topped rocks. */
export const mesas: Backdrop = (strip) => {
  const random = seeded(strip.seed);
  const { width, horizon, unit: u, mood } = strip;
  return [0, 0.4, 0.75]
    .map((k, row) => {
      let out = '';
      for (let x = random.between(-1, 1) * u; x < width; x += u * random.between(2, 3.4)) {
        const tall = u * random.between(0.5, 1.5) * (1 - row * 0.25);
        const w = u * random.between(0.5, 1.3);
        const edge = tint(mood.far, mood.near, k);
        out += solid(
          [
            [x - w * 0.7, horizon + 4],
            [x - w * 0.25, horizon - tall * 0.4],
            [x, horizon - tall * 0.45],
            [x + w * 0.04, horizon - tall],
            [x + w * 0.5, horizon - tall * 1.03],
            [x + w, horizon - tall * 0.98],
            [x + w * 1.03, horizon - tall * 0.5],
            [x + w * 1.4, horizon - tall * 0.38],
            [x + w * 2, horizon + 4],
          ],
          edge,
        );
        out += solid(
          [
            [x + w * 0.62, horizon - tall],
            [x + w, horizon - tall * 0.98],
            [x + w * 1.03, horizon - tall * 0.5],
            [x + w * 1.4, horizon - tall * 0.38],
            [x + w * 2, horizon + 4],
            [x + w * 0.9, horizon + 4],
            [x + w * 0.7, horizon - tall * 0.5],
          ],
          '#000000',
          0.22,
        );
      }
      return out;
    })
    .join('');
};
