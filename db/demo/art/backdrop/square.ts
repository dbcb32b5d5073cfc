import { seeded } from '../random.ts';
import { tint } from '../render/colour.ts';
import { type Backdrop, type Line, solid } from './skyline.ts';

/** A square of gabled houses with arcades, a town hall tower and bunting. */
export const square: Backdrop = (strip) => {
  const random = seeded(strip.seed);
  const { width, horizon, unit: u, mood } = strip;
  const walls = ['#b88a5c', '#a8674e', '#8f9a86', '#c7b391', '#93697a', '#7f92a0'];
  const glow = mood.lamps ? '#ffcf87' : '#20242c';
  let out = '';
  const tx = width * 0.62;
  const towerColour = tint('#b9a888', mood.near, 0.45);
  out += solid(
    [
      [tx, horizon],
      [tx, horizon - u * 3.1],
      [tx + u * 0.62, horizon - u * 3.1],
      [tx + u * 0.62, horizon],
    ],
    towerColour,
  );
  out += solid(
    [
      [tx - u * 0.06, horizon - u * 3.1],
      [tx + u * 0.31, horizon - u * 3.95],
      [tx + u * 0.68, horizon - u * 3.1],
    ],
    tint('#3c5a50', mood.near, 0.4),
  );
  out += `<circle cx="${tx + u * 0.31}" cy="${horizon - u * 2.72}" r="${u * 0.19}" fill="${mood.lamps ? '#ffe9c0' : '#efe6d2'}"/><path d="M${tx + u * 0.31} ${horizon - u * 2.85}v${u * 0.13}l${u * 0.08} ${u * 0.05}" stroke="#222" fill="none" stroke-width="${u * 0.025}"/>`;
  for (let x = -u * 0.4; x < width; ) {
    const w = u * random.between(0.8, 1.15);
    const tall = u * random.between(1.35, 1.9);
    const wall = tint(
      walls[Math.floor(random.next() * walls.length)] ?? '#b88a5c',
      mood.near,
      mood.lamps ? 0.6 : 0.32,
    );
    const style = random.next();
    const roof: Line =
      style < 0.4
        ? [
            [x, horizon - tall],
            [x + w * 0.12, horizon - tall],
            [x + w * 0.12, horizon - tall - u * 0.28],
            [x + w * 0.3, horizon - tall - u * 0.28],
            [x + w * 0.3, horizon - tall - u * 0.55],
            [x + w * 0.5, horizon - tall - u * 0.75],
            [x + w * 0.7, horizon - tall - u * 0.55],
            [x + w * 0.7, horizon - tall - u * 0.28],
            [x + w * 0.88, horizon - tall - u * 0.28],
            [x + w * 0.88, horizon - tall],
            [x + w, horizon - tall],
          ]
        : style < 0.75
          ? [
              [x, horizon - tall],
              [x + w * 0.5, horizon - tall - u * 0.7],
              [x + w, horizon - tall],
            ]
          : [
              [x, horizon - tall],
              [x + w * 0.1, horizon - tall - u * 0.4],
              [x + w * 0.9, horizon - tall - u * 0.4],
              [x + w, horizon - tall],
            ];
    out += solid(
      [
        [x, horizon + 4],
        [x, horizon - tall],
        [x + w, horizon - tall],
        [x + w, horizon + 4],
      ],
      wall,
    );
    out += solid(roof, style < 0.4 ? wall : tint('#6b3526', mood.near, mood.lamps ? 0.65 : 0.3));
    out += solid(
      [
        [x, horizon - tall],
        [x + w, horizon - tall],
        [x + w, horizon - tall + u * 0.05],
        [x, horizon - tall + u * 0.05],
      ],
      '#000000',
      0.2,
    );
    for (let row = 0; row < 3; row++) {
      for (let k = 0; k < 3; k++) {
        const [wx, wy] = [x + w * (0.16 + k * 0.27), horizon - tall + u * (0.17 + row * 0.36)];
        if (wy > horizon - u * 0.55) continue;
        const lit = mood.lamps && random.next() < 0.55;
        out += `<path d="M${wx.toFixed(0)} ${wy.toFixed(0)}h${(w * 0.14).toFixed(0)}v${(u * 0.22).toFixed(0)}h${(-w * 0.14).toFixed(0)}z" fill="${lit ? glow : '#14161b'}" opacity="${lit ? 0.9 : 0.75}"/>`;
      }
    }
    for (let k = 0; k < 3; k++) {
      const [ax, aw] = [x + w * (0.06 + k * 0.31), w * 0.25];
      out += `<path d="M${ax.toFixed(0)} ${horizon + 4}v${(-u * 0.3).toFixed(0)}a${(aw / 2).toFixed(0)} ${(aw / 2).toFixed(0)} 0 0 1 ${aw.toFixed(0)} 0v${(u * 0.3).toFixed(0)}z" fill="${mood.lamps ? '#5a3a1c' : '#0f1014'}"/>`;
    }
    x += w;
  }
  let flags = '';
  for (let k = 0; k < 46; k++) {
    const x = (k / 45) * width;
    const y = horizon - u * 2.45 + Math.sin((k / 45) * Math.PI * 3) ** 2 * u * 0.45;
    flags += `M${x.toFixed(0)} ${y.toFixed(0)}h${(u * 0.13).toFixed(0)}l${(-u * 0.065).toFixed(0)} ${(u * 0.17).toFixed(0)}z`;
  }
  return `${out}<path d="${flags}" fill="#ff4d0a"/>`;
};
