import { rgb } from '../render/colour.ts';
import { ball, box, lathe, type Mesh, placed, plain, tube } from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';

export function wheel(gloves: boolean, accent: string): Mesh[] {
  const suede = plain(rgb('#232428'), 0.01);
  const ring = Array.from({ length: 49 }, (_, k) => {
    const a = (k / 48) * Math.PI * 2;
    return vec(0, Math.cos(a) * 0.165, Math.sin(a) * 0.165);
  });
  const marker = ring.slice(11, 14);
  const place = chain(rotate('x', 1.25), rotate('y', -0.3), move(0.16, 0.36, 0.86));
  const metal = plain(rgb('#3a3d42'), 0.12);
  const parts = [
    tube(ring, 0.017, suede, 12),
    tube(marker, 0.0185, plain(rgb(accent), 0.02), 12),
    ...[Math.PI / 2 + 1.57, -Math.PI / 2 + 1.57, -1.57].map((a) =>
      tube([vec(0.03, 0, 0), vec(0, Math.cos(a) * 0.16, Math.sin(a) * 0.16)], 0.015, metal, 8),
    ),
    placed(
      lathe(
        [
          { y: 0.03, r: 0.05 },
          { y: -0.02, r: 0.045 },
          { y: -0.02, r: 0.0001 },
        ],
        28,
        metal,
      ),
      rotate('z', -Math.PI / 2),
    ),
    tube([vec(0.02, 0, 0), vec(0.4, 0, 0)], 0.03, metal, 10),
  ].map((mesh) => placed(mesh, place));
  if (!gloves) return parts;
  const glove = plain(rgb('#f0ece2'), 0.02);
  const cuff = plain(rgb(accent), 0.02);
  const hand = (y: number, z: number, elbow: number) => [
    ball(vec(0.14, y, z), vec(0.055, 0.05, 0.058), glove, 20),
    ...[-0.03, -0.01, 0.01, 0.03].map((k) =>
      ball(vec(0.178, y + k * 0.6, z + k), vec(0.03, 0.018, 0.018), glove, 12),
    ),
    tube([vec(0.1, y, z - 0.01), vec(0.0, y + elbow * 0.3, z - 0.05)], 0.047, cuff, 14),
    tube(
      [
        vec(0.02, y + elbow * 0.25, z - 0.045),
        vec(-0.25, y + elbow, z - 0.18),
        vec(-0.5, y + elbow, z - 0.2),
      ],
      0.062,
      plain(rgb('#1c1e23'), 0.02),
      14,
    ),
  ];
  return [...parts, ...hand(0.5, 0.95, 0.1), ...hand(0.21, 0.82, -0.06)];
}

export function handbrake(accent: string): Mesh[] {
  const alu = plain(rgb('#b4b8be'), 0.22);
  return [
    box(vec(0.1, -0.1, 0.32), vec(0.3, 0.0, 0.5), plain(rgb('#1b1c1f'), 0.03)),
    tube([vec(0.2, -0.05, 0.45), vec(0.14, -0.05, 0.72), vec(0.1, -0.05, 0.8)], 0.016, alu, 12),
    tube([vec(0.115, -0.05, 0.77), vec(0.08, -0.05, 0.87)], 0.026, plain(rgb(accent), 0.05), 14),
    tube([vec(0.28, -0.2, 0.4), vec(0.26, -0.2, 0.66)], 0.012, alu, 10),
    ball(vec(0.26, -0.2, 0.69), vec(0.032, 0.032, 0.036), plain(rgb('#e9e5dc'), 0.12), 20),
  ];
}
