import { seeded } from '../random.ts';
import type { Mood } from './mood.ts';

/** Sky down to the horizon: a gradient, the disc with its glow, slanted bands of cloud, stars. */
export function sky(
  mood: Mood,
  width: number,
  height: number,
  horizon: number,
  seed: number,
  side: number,
): string {
  const random = seeded(seed);
  const stops = mood.sky
    .map((colour, k) => `<stop offset="${k / (mood.sky.length - 1)}" stop-color="${colour}"/>`)
    .join('');
  const parts = [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`,
    `<rect width="${width}" height="${Math.ceil(horizon) + 2}" fill="url(#sky)"/>`,
  ];
  if (mood.lamps) {
    for (let k = 0; k < 70; k++) {
      const y = random.between(0, Math.max(10, horizon * 0.8));
      parts.push(
        `<circle cx="${random.between(0, width).toFixed(0)}" cy="${y.toFixed(0)}" r="${random.between(0.8, 2.2).toFixed(1)}" fill="#cdd8ea" opacity="${random.between(0.2, 0.7).toFixed(2)}"/>`,
      );
    }
  }
  const { disc } = mood;
  if (disc) {
    const [x, y, r] = [
      (side > 0 ? disc.x : 1 - disc.x) * width,
      horizon - disc.up * height,
      disc.size * height,
    ];
    parts.push(
      `<defs><radialGradient id="glow"><stop offset="0" stop-color="${disc.glow}" stop-opacity=".85"/><stop offset=".4" stop-color="${disc.glow}" stop-opacity=".32"/><stop offset="1" stop-color="${disc.glow}" stop-opacity="0"/></radialGradient></defs>`,
      `<circle cx="${x}" cy="${y}" r="${r * 7}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${disc.colour}"/>`,
    );
  }
  for (let k = 0; k < 9; k++) {
    const y = horizon * random.between(0.08, 0.86);
    const x = random.between(-0.2, 0.9) * width;
    const long = random.between(0.2, 0.7) * width;
    const tall = random.between(0.008, 0.03) * height * (1.2 - y / horizon / 2);
    parts.push(
      `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(long * 0.3).toFixed(0)} ${(-tall).toFixed(0)}h${(long * 0.5).toFixed(0)}l${(long * 0.25).toFixed(0)} ${(tall * 0.7).toFixed(0)}l${(-long * 0.4).toFixed(0)} ${(tall * 0.8).toFixed(0)}h${(-long * 0.35).toFixed(0)}z" fill="${mood.cloud}" opacity="${random.between(0.18, 0.5).toFixed(2)}"/>`,
    );
  }
  return parts.join('');
}
