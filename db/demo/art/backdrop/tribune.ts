import { seeded } from '../random.ts';
import { tint } from '../render/colour.ts';
import { hills } from './country.ts';
import { type Backdrop, type Strip, solid } from './skyline.ts';

/** A covered grandstand across the picture, filled with people, over a low line of hills. */
export const tribune: Backdrop = (strip) =>
  hills(strip) + stand(strip, 0.16, 0.84) + masts(strip, [0.07, 0.93]);

/** Lamps on tall masts on both sides. */
export const masts = (strip: Strip, places: readonly number[]): string => {
  const { width, horizon, unit: u, mood } = strip;
  return places
    .map((place) => {
      const x = place * width;
      const top = horizon - u * 2.9;
      const lamp = mood.lamps ? '#ffffff' : tint(mood.near, '#ffffff', 0.35);
      let lamps = '';
      for (let r = 0; r < 3; r++) {
        for (let c = 0; c < 5; c++)
          lamps += `M${(x - u * 0.34 + c * u * 0.15).toFixed(0)} ${(top + r * u * 0.13).toFixed(0)}h${(u * 0.1).toFixed(0)}v${(u * 0.09).toFixed(0)}h${(-u * 0.1).toFixed(0)}z`;
      }
      const glow = mood.lamps
        ? `<circle cx="${x}" cy="${top + u * 0.15}" r="${u * 2.2}" fill="url(#lampGlow)"/>`
        : '';
      return `<path d="M${x - u * 0.05} ${horizon + 6}L${x - u * 0.025} ${top}h${u * 0.05}L${x + u * 0.05} ${horizon + 6}z" fill="${mood.near}"/>${solid(
        [
          [x - u * 0.4, top - u * 0.05],
          [x + u * 0.4, top - u * 0.05],
          [x + u * 0.4, top + u * 0.4],
          [x - u * 0.4, top + u * 0.4],
        ],
        mood.near,
      )}${glow}<path d="${lamps}" fill="${lamp}"/>`;
    })
    .join('');
};

export const lampDefs =
  '<radialGradient id="lampGlow"><stop offset="0" stop-color="#eaf1ff" stop-opacity=".75"/><stop offset=".25" stop-color="#cfdcf5" stop-opacity=".26"/><stop offset="1" stop-color="#cfdcf5" stop-opacity="0"/></radialGradient>';

/** One grandstand between two shares of the width. */
export function stand(strip: Strip, from: number, to: number): string {
  const { width, horizon, unit: u, mood } = strip;
  const random = seeded(strip.seed + 5);
  const [left, right] = [from * width, to * width];
  const deep = u * 1.3;
  const shade = tint(mood.near, '#000000', 0.35);
  let out = solid(
    [
      [left, horizon + 5],
      [left - u * 0.2, horizon - deep],
      [right + u * 0.2, horizon - deep],
      [right, horizon + 5],
    ],
    shade,
  );
  const shirts = [
    tint(mood.near, mood.smoke.lit, 0.5),
    tint(mood.near, '#ff4d0a', 0.75),
    tint(mood.near, mood.far, 0.9),
    tint(mood.near, mood.smoke.body, 0.4),
  ];
  const paths = shirts.map(() => '');
  const rows = 13;
  for (let row = 0; row < rows; row++) {
    const y = horizon - u * 0.22 - (row / rows) * (deep - u * 0.3);
    const s = u * 0.05;
    for (
      let x = left - (row / rows) * u * 0.17;
      x < right + (row / rows) * u * 0.17;
      x += s * 1.25
    ) {
      if (random.next() < 0.14) continue;
      const k = Math.floor(random.next() ** 1.6 * shirts.length);
      const [px, py] = [x + random.between(-0.3, 0.3) * s, y + random.between(-0.3, 0.3) * s];
      paths[k] +=
        `M${px.toFixed(0)} ${py.toFixed(0)}v${(-s * 0.8).toFixed(0)}q${(s * 0.4).toFixed(1)} ${(-s * 0.9).toFixed(1)} ${(s * 0.8).toFixed(0)} 0v${(s * 0.8).toFixed(0)}z`;
    }
  }
  out += paths.map((d, k) => `<path d="${d}" fill="${shirts[k]}"/>`).join('');
  for (let k = 1; k < 6; k++) {
    const x = left + ((right - left) * k) / 6;
    out += solid(
      [
        [x - u * 0.02, horizon],
        [x - u * 0.02, horizon - deep - u * 0.55],
        [x + u * 0.02, horizon - deep - u * 0.55],
        [x + u * 0.02, horizon],
      ],
      shade,
    );
  }
  out += solid(
    [
      [left - u * 0.45, horizon - deep - u * 0.35],
      [left - u * 0.3, horizon - deep - u * 0.68],
      [right + u * 0.3, horizon - deep - u * 0.68],
      [right + u * 0.55, horizon - deep - u * 0.3],
      [right + u * 0.5, horizon - deep - u * 0.24],
    ],
    tint(mood.near, mood.far, 0.35),
  );
  out += solid(
    [
      [left - u * 0.45, horizon - deep - u * 0.35],
      [right + u * 0.55, horizon - deep - u * 0.3],
      [right + u * 0.5, horizon - deep - u * 0.22],
      [left - u * 0.4, horizon - deep - u * 0.27],
    ],
    shade,
  );
  out += solid(
    [
      [left, horizon + 5],
      [left, horizon - u * 0.2],
      [right, horizon - u * 0.2],
      [right, horizon + 5],
    ],
    tint(mood.near, '#ff4d0a', 0.82),
  );
  if (mood.lamps) {
    let lamps = '';
    for (let k = 0; k < 14; k++)
      lamps += `M${(left + ((right - left) * (k + 0.4)) / 14).toFixed(0)} ${(horizon - deep - u * 0.26).toFixed(0)}h${(u * 0.16).toFixed(0)}v${(u * 0.05).toFixed(0)}h${(-u * 0.16).toFixed(0)}z`;
    out += `<path d="${lamps}" fill="#fff"/>`;
  }
  return out;
}

/** The inside of a bowl: two tiers of people round the picture, a ring of lamps above. */
export const stadium: Backdrop = (strip) => {
  const { width, horizon, unit: u, mood } = strip;
  const random = seeded(strip.seed);
  let out = '';
  const curve = (x: number) => ((x / width - 0.5) * 2) ** 2 * u * 0.7;
  for (const [tier, low, high] of [
    [0, 0.25, 1.25],
    [1, 1.55, 2.75],
  ] as const) {
    const edge = (h: number, sign: number) =>
      Array.from({ length: 21 }, (_, k): [number, number] => {
        const x = ((sign > 0 ? k : 20 - k) / 20) * width;
        return [x, horizon - u * h - curve(x) * (0.5 + h * 0.35)];
      });
    out += solid([...edge(high, 1), ...edge(low, -1)], tint(mood.near, mood.far, tier * 0.5));
    const dots = ['', '', ''];
    for (let row = 0; row < 12; row++) {
      const h = low + 0.06 + ((high - low - 0.12) * row) / 12;
      for (let x = 0; x < width; x += u * 0.055) {
        if (random.next() < 0.16) continue;
        const y = horizon - u * h - curve(x) * (0.5 + h * 0.35);
        dots[Math.floor(random.next() ** 1.5 * 3)] +=
          `M${(x + random.between(-3, 3)).toFixed(0)} ${y.toFixed(0)}h7v-8h-7z`;
      }
    }
    const shirts = [
      tint(mood.near, mood.smoke.body, 0.55),
      tint(mood.near, '#ff4d0a', 0.7),
      tint(mood.near, mood.smoke.lit, 0.8),
    ];
    out += dots.map((d, k) => `<path d="${d}" fill="${shirts[k]}"/>`).join('');
    out += solid(
      [...edge(low, 1), ...edge(low - 0.22, -1)],
      tier ? '#ff4d0a' : tint(mood.near, '#000000', 0.3),
    );
  }
  let lamps = '';
  for (let k = 0; k < 34; k++) {
    const x = ((k + 0.5) / 34) * width;
    const y = horizon - u * 2.95 - curve(x) * 1.55;
    lamps += `M${x.toFixed(0)} ${y.toFixed(0)}h${(u * 0.16).toFixed(0)}v${(u * 0.07).toFixed(0)}h${(-u * 0.16).toFixed(0)}z`;
    if (k % 3 === 0)
      out += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(u * 1.2).toFixed(0)}" fill="url(#lampGlow)" opacity=".6"/>`;
  }
  return `${out}${solid(
    [
      [0, horizon + 4],
      [0, horizon - u * 0.3],
      [width, horizon - u * 0.3],
      [width, horizon + 4],
    ],
    mood.near,
  )}<path d="${lamps}" fill="#fff"/>`;
};
