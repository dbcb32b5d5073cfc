import { svg } from './stage.ts';

/** Spanners, screwdrivers and a hammer on a board with holes, a lamp's cone of light across it. */
export function toolWall(): string {
  const [w, h] = [2400, 1350];
  let holes = '';
  for (let y = 40; y < h; y += 75)
    for (let x = 40; x < w; x += 75) holes += `M${x} ${y}m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`;
  const spanners = Array.from({ length: 9 }, (_, k) =>
    spanner(230 + k * 150, 190, 420 + k * 34, 30 + k * 3.6),
  );
  const drivers = [0, 1, 2, 3].map((k) =>
    driver(
      1690 + k * 120,
      190,
      380 + (k % 2) * 90,
      ['#ff4d0a', '#e6e0d5', '#ff4d0a', '#3f454d'][k] ?? '#ff4d0a',
    ),
  );
  const sockets = Array.from({ length: 11 }, (_, k) => {
    const r = 30 + k * 4.2;
    const x = 1000 + k * 118;
    return shadowed(
      `<circle cx="${x}" cy="1130" r="${r}" fill="#a9afb7"/><circle cx="${x}" cy="1130" r="${r * 0.78}" fill="#6c737c"/><path d="${hexagon(x, 1130, r * 0.62)}" fill="#15171b"/><path d="M${x - r * 0.8} ${1130 - r * 0.3}A${r * 0.85} ${r * 0.85} 0 0 1 ${x + r * 0.2} ${1130 - r * 0.82}" stroke="#f1f3f6" stroke-width="${r * 0.09}" fill="none"/>`,
    );
  });
  const hammer = shadowed(
    `<path d="M2230 330L2262 330L2252 1000L2224 1000Z" fill="#b9763a"/><path d="M2236 330L2248 330L2240 1000L2230 1000Z" fill="#d79a58"/><path d="M2130 200H2310L2340 235V300L2310 335H2130L2105 310V225Z" fill="#8a9099"/><path d="M2130 200H2310L2325 218H2118Z" fill="#dfe3e8"/>`,
  );
  const wrench = shadowed(
    '<path d="M260 930H900L930 905H1040" stroke="#8d939b" stroke-width="42" fill="none"/><path d="M260 918H900" stroke="#eef0f3" stroke-width="9"/><path d="M240 890H520V970H240Z" fill="#ff4d0a"/><path d="M262 890V970M302 890V970M342 890V970M382 890V970M422 890V970M462 890V970" stroke="#b83405" stroke-width="12"/>',
  );
  return svg(
    w,
    h,
    [
      `<defs><radialGradient id="lamp" cx=".62" cy="0" r="1.05"><stop offset="0" stop-color="#ffdcae" stop-opacity=".5"/><stop offset=".55" stop-color="#ff9a50" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient></defs>`,
      `<rect width="${w}" height="${h}" fill="#2a2d32"/><path d="${holes}" fill="#15171a"/><path d="M0 1240H2400V1350H0Z" fill="#17191d"/><path d="M0 1232H2400V1246H0Z" fill="#ff4d0a"/>`,
      ...spanners,
      ...drivers,
      ...sockets,
      hammer,
      wrench,
      `<path d="M1180 0L1760 0L2400 1100V1350H300Z" fill="#ffe2b8" opacity=".08"/><rect width="${w}" height="${h}" fill="url(#lamp)"/>`,
    ].join(''),
  );
}

const shadowed = (shape: string): string =>
  `<g transform="translate(16 22)" opacity=".45" style="filter:none">${shape.replaceAll(/(fill|stroke)="#[0-9a-f]+"/g, '$1="#000"')}</g>${shape}`;

const hexagon = (x: number, y: number, r: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((k) => `${x + Math.cos((k * Math.PI) / 3) * r} ${y + Math.sin((k * Math.PI) / 3) * r}`).join('L')}Z`;

function spanner(x: number, y: number, long: number, wide: number): string {
  const r = wide * 1.35;
  const b = y + long;
  return shadowed(
    `<path d="M${x - wide * 0.5} ${y}L${x - wide * 0.38} ${b}H${x + wide * 0.38}L${x + wide * 0.5} ${y}Z" fill="#8d939b"/><path d="M${x - wide * 0.28} ${y}L${x - wide * 0.22} ${b}H${x - wide * 0.02}L${x - wide * 0.02} ${y}Z" fill="#e6e9ed"/>` +
      `<path d="M${x - r} ${y - r * 0.2}A${r} ${r} 0 1 0 ${x + r} ${y - r * 0.2}L${x + r * 0.5} ${y - r * 0.9}L${x + r * 0.45} ${y - r * 0.1}L${x} ${y + r * 0.15}L${x - r * 0.45} ${y - r * 0.1}L${x - r * 0.5} ${y - r * 0.9}Z" fill="#a5abb3"/>` +
      `<circle cx="${x}" cy="${b}" r="${r * 0.92}" fill="#a5abb3"/><path d="${hexagon(x, b, r * 0.56)}" fill="#1b1d21"/>`,
  );
}

function driver(x: number, y: number, long: number, colour: string): string {
  return shadowed(
    `<path d="M${x - 32} ${y}L${x + 32} ${y}L${x + 38} ${y + 60}L${x + 28} ${y + 210}H${x - 28}L${x - 38} ${y + 60}Z" fill="${colour}"/><path d="M${x - 18} ${y + 20}V${y + 190}M${x + 18} ${y + 20}V${y + 190}" stroke="#15171a" stroke-width="7"/><path d="M${x - 9} ${y + 210}H${x + 9}V${y + 210 + long * 0.8}L${x + 12} ${y + 210 + long}H${x - 12}L${x - 9} ${y + 210 + long * 0.8}Z" fill="#b7bcc3"/>`,
  );
}
