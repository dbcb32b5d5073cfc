import { spotOn, type Triangle } from './triangle.ts';

/** What is nearest at each sample: one over the depth, the triangle (plus one) and its shares. */
export type Layer = { near: Float32Array; hit: Uint32Array; p: Float32Array; q: Float32Array };

export function emptyLayer(size: number): Layer {
  return {
    near: new Float32Array(size),
    hit: new Uint32Array(size),
    p: new Float32Array(size),
    q: new Float32Array(size),
  };
}

/** The part of the picture being filled, in samples. */
export type Window = { left: number; top: number; width: number; height: number };

/** Draws triangles into the layer, nearest wins; `behind` hides what lies beyond it. */
export function rasterise(
  all: Triangle[],
  wanted: (triangle: Triangle) => boolean,
  window: Window,
  layer: Layer,
  samples: number,
  behind?: Layer,
): void {
  for (const [index, triangle] of all.entries()) {
    if (!wanted(triangle)) continue;
    const { a, b, c, mesh } = triangle;
    const ax = a.sx * samples - window.left;
    const ay = a.sy * samples - window.top;
    const bx = b.sx * samples - window.left;
    const by = b.sy * samples - window.top;
    const cx = c.sx * samples - window.left;
    const cy = c.sy * samples - window.top;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(window.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(window.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5;
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5;
        const la = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
        if (la < -1e-6) continue;
        const lb = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
        if (lb < -1e-6) continue;
        const lc = 1 - la - lb;
        if (lc < -1e-6) continue;
        const na = la * a.near;
        const nb = lb * b.near;
        const near = na + nb + lc * c.near;
        const at = y * window.width + x;
        if (near <= (layer.near[at] ?? 0)) continue;
        if (behind && near <= (behind.near[at] ?? 0)) continue;
        const p = na / near;
        const q = nb / near;
        if (mesh.hole?.(spotOn(triangle, p, q))) continue;
        layer.near[at] = near;
        layer.hit[at] = index + 1;
        layer.p[at] = p;
        layer.q[at] = q;
      }
    }
  }
}
