import { tint } from '../render/colour.ts';
import { type Backdrop, type Strip, solid } from './skyline.ts';
import { stand } from './tribune.ts';

/** The start gantry over the whole road. */
export const gantry: Backdrop = (strip: Strip) => {
  const { width, horizon, unit: u, mood } = strip;
  const steel = tint(mood.near, mood.far, 0.2);
  let checks = '';
  for (let k = 0; k < 46; k++)
    for (let r = 0; r < 2; r++)
      if ((k + r) % 2)
        checks += `M${(width * 0.1 + k * width * 0.0174).toFixed(0)} ${(horizon - u * 2.35 + r * u * 0.17).toFixed(0)}h${(width * 0.0174).toFixed(0)}v${(u * 0.17).toFixed(0)}h${(-width * 0.0174).toFixed(0)}z`;
  return (
    stand(strip, 0.2, 0.8) +
    solid(
      [
        [width * 0.09, horizon + 8],
        [width * 0.09, horizon - u * 2.5],
        [width * 0.115, horizon - u * 2.5],
        [width * 0.115, horizon + 8],
      ],
      steel,
    ) +
    solid(
      [
        [width * 0.885, horizon + 8],
        [width * 0.885, horizon - u * 2.5],
        [width * 0.91, horizon - u * 2.5],
        [width * 0.91, horizon + 8],
      ],
      steel,
    ) +
    solid(
      [
        [width * 0.06, horizon - u * 1.95],
        [width * 0.08, horizon - u * 2.6],
        [width * 0.94, horizon - u * 2.6],
        [width * 0.92, horizon - u * 1.95],
      ],
      '#ff4d0a',
    ) +
    `<path d="${checks}" fill="#15161a"/>`
  );
};
