import { tint } from '../render/colour.ts';
import { hills } from './country.ts';
import { type Backdrop, solid } from './skyline.ts';

/** A hangar, a windsock and flat country. */
export const airfield: Backdrop = (strip) => {
  const { width, horizon, unit: u, mood } = strip;
  const wall = tint(mood.near, mood.far, 0.25);
  const x = width * 0.06;
  const hangar = `<path d="M${x} ${horizon + 4}V${horizon - u * 0.55}Q${x + u * 1.5} ${horizon - u * 1.75} ${x + u * 3} ${horizon - u * 0.55}V${horizon + 4}Z" fill="${wall}"/><path d="M${x + u * 0.35} ${horizon + 4}v${-u * 0.66}h${u * 2.3}v${u * 0.66}z" fill="${mood.near}"/><path d="M${x + u * 0.92} ${horizon}v${-u * 0.6}M${x + u * 1.5} ${horizon}v${-u * 0.6}M${x + u * 2.08} ${horizon}v${-u * 0.6}" stroke="${wall}" stroke-width="${u * 0.025}"/>`;
  const px = width * 0.83;
  const sock = `<path d="M${px} ${horizon + 4}V${horizon - u * 1.7}" stroke="${mood.near}" stroke-width="${u * 0.05}"/>${[
    0, 1, 2, 3,
  ]
    .map((k) =>
      solid(
        [
          [px + k * u * 0.26, horizon - u * 1.68 + k * u * 0.05],
          [px + (k + 1) * u * 0.26, horizon - u * 1.64 + k * u * 0.06],
          [px + (k + 1) * u * 0.26, horizon - u * 1.4 + k * u * 0.01],
          [px + k * u * 0.26, horizon - u * 1.36 + k * u * 0.005],
        ],
        k % 2 ? '#f4f1ea' : '#ff4d0a',
      ),
    )
    .join('')}`;
  return `${hills({ ...strip, unit: u * 0.42 })}${hangar}${sock}`;
};
