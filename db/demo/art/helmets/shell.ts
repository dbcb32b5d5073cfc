type Section = [height: number, width: number, front: number, back: number];

/** The helmet's cross-sections from the neck up: half width, reach of the front, reach of the back. */
const sections: Section[] = [
  [-1.06, 0.68, 0.95, 0.62],
  [-0.9, 0.79, 1.19, 0.78],
  [-0.7, 0.88, 1.31, 0.95],
  [-0.45, 0.945, 1.31, 1.12],
  [-0.18, 0.98, 1.2, 1.2],
  [0.12, 0.985, 1.15, 1.22],
];
const brow = 0.12;
export const crown = 1.09;

/** 1 on the shell, less inside; positions in helmet units (x its left, y up, z ahead). */
export function fieldAt(x: number, y: number, z: number): number {
  const { width, front, back, k } = sectionAt(y);
  if (k <= 0) return 9;
  const reach = z > 0 ? front : back;
  return Math.abs(x / (width * k)) ** power + Math.abs(z / (reach * k)) ** power;
}

const power = 2.15;

/** The place in space of an azimuth in degrees and a height, `lift` off the shell. */
export function surface(azimuth: number, height: number, lift: number): [number, number, number] {
  const angle = radians(azimuth);
  const { width, front, back, k } = sectionAt(Math.max(-1.06, Math.min(crown, height)));
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const reach = c > 0 ? front : back;
  const radius =
    (Math.abs(s / width) ** power + Math.abs(c / reach) ** power) ** (-1 / power) * k + lift;
  return [radius * s, height + (height > brow ? lift * ((height - brow) / crown) : 0), radius * c];
}

type Cut = { width: number; front: number; back: number; k: number };
const cuts = new Map<number, Cut>();

/** The horizontal cut at a height, to a thousandth: asked for millions of times, worked out once. */
function sectionAt(height: number): Cut {
  const key = Math.round(height * 1000);
  const known = cuts.get(key);
  if (known) return known;
  const cut = cutAt(key / 1000);
  cuts.set(key, cut);
  return cut;
}

function cutAt(height: number): Cut {
  if (height >= brow) {
    const t = Math.min(1, (height - brow) / (crown - brow));
    const k = (1 - t ** 2.2) ** (1 / 2.05);
    return { width: 0.985, front: 1.15, back: 1.22, k };
  }
  const above = Math.max(
    1,
    sections.findIndex(([at]) => at >= height),
  );
  const along = (column: 1 | 2 | 3) => smoothColumn(column, above, height);
  return { width: along(1), front: along(2), back: along(3), k: height < -1.06 ? 0 : 1 };
}

/** Cubic through the sections, so that no edge shows in the lacquer where two of them meet. */
function smoothColumn(column: 1 | 2 | 3, above: number, height: number): number {
  const at = (index: number): [number, number] => {
    const section = sections[Math.max(0, Math.min(sections.length - 1, index))];
    return section ? [section[0], section[column]] : [0, 0];
  };
  const slope = (index: number) => {
    if (index >= sections.length - 1) return 0;
    const [[y0, v0], [y1, v1]] = [at(index - 1), at(index + 1)];
    return (v1 - v0) / (y1 - y0);
  };
  const [[y0, v0], [y1, v1]] = [at(above - 1), at(above)];
  const span = y1 - y0;
  const t = Math.max(0, Math.min(1, (height - y0) / span));
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * v0 +
    (t3 - 2 * t2 + t) * span * slope(above - 1) +
    (3 * t2 - 2 * t3) * v1 +
    (t3 - t2) * span * slope(above)
  );
}

export function radians(value: number): number {
  return (value * Math.PI) / 180;
}
