import { seeded } from './random.ts';
import { tint } from './render/colour.ts';

/**
 * Rows of people from behind or far off: heads and shoulders, some with an arm, a flag or a phone
 * up. `base` is the lower edge, `size` the height of a person to the waist in pixels.
 */
export function crowd(options: {
  from: number;
  to: number;
  base: number;
  size: number;
  colours: readonly [string, string];
  rows: number;
  seed: number;
  arms?: number;
  phones?: boolean;
}): string {
  const { from, to, base, size, colours, rows, seed, arms = 0.2, phones = false } = options;
  const random = seeded(seed);
  let out = '';
  for (let row = 0; row < rows; row++) {
    const k = rows > 1 ? row / (rows - 1) : 1;
    const s = size * (0.72 + 0.28 * k);
    const y = base - (1 - k) * size * 0.55;
    let path = '';
    let lights = '';
    for (let x = from - s; x < to + s; x += s * random.between(0.34, 0.55)) {
      const tall = s * random.between(0.85, 1.08);
      const [hx, head] = [x + s * random.between(-0.05, 0.05), s * 0.125];
      const top = y - tall;
      path += person(hx, top, head, s, y);
      const roll = random.next();
      if (roll < arms) {
        const lean = random.between(-0.25, 0.25) * s;
        path += arm(hx + s * 0.19, top + head * 2.6, lean, s);
        if (roll < arms * 0.6) path += arm(hx - s * 0.19, top + head * 2.6, -lean - s * 0.05, s);
        if (phones && roll > arms * 0.6) {
          const [px, py] = [hx + s * 0.19 + lean, top + head * 2.6 - s * 0.5];
          lights += `M${px.toFixed(0)} ${py.toFixed(0)}h${(s * 0.065).toFixed(0)}v${(-s * 0.12).toFixed(0)}h${(-s * 0.065).toFixed(0)}z`;
        }
      }
    }
    out += `<path d="${path}" fill="${tint(colours[0], colours[1], k)}"/>`;
    if (lights) out += `<path d="${lights}" fill="#dfe9ff"/>`;
  }
  return out;
}

function person(x: number, top: number, head: number, s: number, base: number): string {
  const n = (v: number) => v.toFixed(0);
  const w = s * 0.26;
  return (
    `M${n(x - head)} ${n(top + head)}a${n(head)} ${n(head * 1.15)} 0 1 1 ${n(head * 2)} 0a${n(head)} ${n(head * 1.15)} 0 1 1 ${n(-head * 2)} 0z` +
    `M${n(x - w)} ${n(base)}V${n(top + head * 3.4)}Q${n(x - w)} ${n(top + head * 2.4)} ${n(x - head * 0.7)} ${n(top + head * 2.1)}H${n(x + head * 0.7)}Q${n(x + w)} ${n(top + head * 2.4)} ${n(x + w)} ${n(top + head * 3.4)}V${n(base)}z`
  );
}

function arm(x: number, y: number, lean: number, s: number): string {
  const n = (v: number) => v.toFixed(0);
  const w = s * 0.055;
  return `M${n(x - w)} ${n(y + s * 0.12)}L${n(x + lean - w)} ${n(y - s * 0.5)}a${n(w)} ${n(w)} 0 0 1 ${n(w * 2)} 0L${n(x + w)} ${n(y + s * 0.12)}z`;
}
