import { outline } from '../lettering.ts';
import { seeded } from '../random.ts';
import { svg } from './stage.ts';

/** A map of a circuit seen as a poster: the ribbon, its kerbs, numbered bends; `line` the ideal way. */
export function trackMap(seed: number, line: boolean): string {
  const [w, h] = [2400, 1350];
  const points: [number, number][] =
    seed % 2
      ? [
          [430, 930],
          [980, 1010],
          [1500, 1080],
          [1930, 1010],
          [2050, 800],
          [1890, 640],
          [1600, 690],
          [1380, 620],
          [1420, 400],
          [1200, 260],
          [900, 330],
          [860, 560],
          [640, 650],
          [420, 560],
          [300, 720],
        ]
      : [
          [380, 420],
          [760, 290],
          [1150, 330],
          [1330, 520],
          [1210, 700],
          [1360, 860],
          [1700, 800],
          [1790, 560],
          [2010, 470],
          [2120, 690],
          [1990, 990],
          [1480, 1090],
          [900, 1040],
          [640, 860],
          [760, 660],
          [560, 560],
        ];
  const path = closed(points);
  const random = seeded(seed);
  let grid = '';
  for (let x = 0; x < w; x += 80) grid += `M${x} 0V${h}`;
  for (let y = 0; y < h; y += 80) grid += `M0 ${y}H${w}`;
  let rings = '';
  for (let k = 0; k < 9; k++)
    rings += `<ellipse cx="${random.between(300, 2100).toFixed(0)}" cy="${random.between(200, 1150).toFixed(0)}" rx="${random.between(120, 520).toFixed(0)}" ry="${random.between(80, 300).toFixed(0)}" fill="none" stroke="#2b2f35" stroke-width="3"/>`;
  const stroke = (colour: string, width: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  const bends = points
    .filter((_, k) => k % 2 === 1)
    .map(([x, y], k) => {
      const [dx, dy] = [x - w / 2, y - h / 2];
      const d = Math.hypot(dx, dy) || 1;
      const [bx, by] = [x + (dx / d) * 105, y + (dy / d) * 100];
      return `<path d="M${bx - 46} ${by + 40}L${bx - 30} ${by - 40}H${bx + 46}L${bx + 30} ${by + 40}Z" fill="#ff4d0a"/><path d="${outline(String(k + 1), { size: 72, x: bx, y: by + 25, anchor: 'middle' })}" fill="#101114"/>`;
    });
  const [sx, sy] = points[0] ?? [0, 0];
  const [nx, ny] = points[1] ?? [1, 0];
  const lean = (Math.atan2(ny - sy, nx - sx) * 180) / Math.PI;
  let flag = '';
  for (let r = 0; r < 8; r++)
    for (let c = 0; c < 2; c++)
      if ((r + c) % 2) flag += `M${c * 16 - 16} ${r * 16 - 64}h16v16h-16z`;
  return svg(
    w,
    h,
    [
      `<rect width="${w}" height="${h}" fill="#15171b"/><path d="M0 ${h}L0 ${h * 0.62}L${w} ${h * 0.2}V${h}Z" fill="#1a1d22"/><path d="${grid}" stroke="#20242a" stroke-width="2"/>${rings}`,
      stroke('#0a0b0d', 132, 'transform="translate(14 20)"'),
      stroke('#e6e0d5', 122),
      stroke('#ff4d0a', 122, 'stroke-dasharray="44 44"'),
      stroke('#34383f', 98),
      stroke('#3d424a', 60),
      line
        ? stroke('#ff4d0a', 12, 'stroke-dasharray="60 26"')
        : stroke('#e6e0d5', 4, 'stroke-dasharray="30 40" stroke-opacity=".6"'),
      `<g transform="translate(${sx} ${sy}) rotate(${lean.toFixed(1)})"><rect x="-18" y="-66" width="36" height="132" fill="#f4f1ea"/><path d="${flag}" fill="#101114"/><path d="M60 -120l70 26l-70 26z" fill="#f4f1ea"/></g>`,
      ...bends,
    ].join(''),
  );
}

/** A closed smooth line through points. */
function closed(points: [number, number][]): string {
  const n = points.length;
  const at = (k: number) => points[(k + n) % n] ?? [0, 0];
  let d = `M${at(0).join(' ')}`;
  for (let k = 0; k < n; k++) {
    const [p0, p1, p2, p3] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    d += `C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`;
  }
  return `${d}Z`;
}
