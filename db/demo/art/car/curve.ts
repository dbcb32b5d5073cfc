import { mix } from '../space/vector.ts';

/** Pairs of place and value in ascending order of place. */
export type Knots = readonly (readonly [number, number])[];

/** A smooth value between knots without overshoot (cubic, slopes limited); flat outside them. */
export function along(knots: Knots): (at: number) => number {
  const slopes = knots.map((knot, i) => {
    const before = knots[i - 1];
    const behind = knots[i + 1];
    if (!before || !behind) return 0;
    const d0 = (knot[1] - before[1]) / (knot[0] - before[0]);
    const d1 = (behind[1] - knot[1]) / (behind[0] - knot[0]);
    return d0 * d1 <= 0 ? 0 : (2 * d0 * d1) / (d0 + d1);
  });
  return (at) => {
    const last = knots.at(-1);
    const first = knots[0];
    if (!first || !last) return 0;
    if (at <= first[0]) return first[1];
    if (at >= last[0]) return last[1];
    const i = knots.findIndex((knot) => knot[0] > at) - 1;
    const [x0, y0] = knots[i] ?? first;
    const [x1, y1] = knots[i + 1] ?? last;
    const h = x1 - x0;
    const t = (at - x0) / h;
    const [m0, m1] = [(slopes[i] ?? 0) * h, (slopes[i + 1] ?? 0) * h];
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      y0 * (2 * t3 - 3 * t2 + 1) + m0 * (t3 - 2 * t2 + t) + y1 * (3 * t2 - 2 * t3) + m1 * (t3 - t2)
    );
  };
}

/** A point of the plan outline in shares of the half length and the half width. */
export type Share = { xi: number; eta: number };

/** A smooth outline through the points from the front middle to the rear middle, left half. */
export function outlineThrough(
  points: readonly (readonly [number, number])[],
  count: number,
): Share[] {
  const mirrored = points.map(([xi, eta]) => ({ xi, eta }));
  const at = (i: number): Share => {
    const n = mirrored.length - 1;
    if (i < 0) return { xi: mirrored[-i]?.xi ?? 1, eta: -(mirrored[-i]?.eta ?? 0) };
    if (i > n) return { xi: mirrored[2 * n - i]?.xi ?? -1, eta: -(mirrored[2 * n - i]?.eta ?? 0) };
    return mirrored[i] ?? { xi: 0, eta: 1 };
  };
  const dense: Share[] = [];
  for (let i = 0; i + 1 < mirrored.length; i++) {
    for (let k = 0; k < 40; k++)
      dense.push(catmull(at(i - 1), at(i), at(i + 1), at(i + 2), k / 40));
  }
  dense.push(at(mirrored.length - 1));
  return even(dense, count);
}

function catmull(a: Share, b: Share, c: Share, d: Share, t: number): Share {
  const part = (p: number, q: number, r: number, s: number) =>
    0.5 *
    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  return { xi: part(a.xi, b.xi, c.xi, d.xi), eta: part(a.eta, b.eta, c.eta, d.eta) };
}

/** The same line with its points evenly spaced, a car being 2.5 times as long as wide. */
function even(line: Share[], count: number): Share[] {
  const steps: number[] = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const d = a && b ? Math.hypot((b.xi - a.xi) * 2.5, b.eta - a.eta) : 0;
    steps.push((steps.at(-1) ?? 0) + d);
  }
  const total = steps.at(-1) ?? 1;
  return Array.from({ length: count + 1 }, (_, k) => {
    const want = (k / count) * total;
    const i = Math.max(
      1,
      steps.findIndex((s) => s >= want - 1e-9),
    );
    const [s0, s1] = [steps[i - 1] ?? 0, steps[i] ?? 1];
    const t = (want - s0) / (s1 - s0 || 1);
    const [a, b] = [line[i - 1], line[i]];
    return { xi: mix(a?.xi ?? 0, b?.xi ?? 0, t), eta: mix(a?.eta ?? 0, b?.eta ?? 0, t) };
  });
}
