import { rgb } from '../render/colour.ts';
import {
  ball,
  box,
  facets,
  lathe,
  type Mesh,
  type Paint,
  placed,
  plain,
  prism,
  tube,
} from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';
import { carbon } from './carbon.ts';
import { along, outlineThrough } from './curve.ts';
import type { Livery } from './livery.ts';
import type { Shape } from './shape.ts';
import type { Skin } from './skin.ts';
import { wing } from './wing.ts';

const steel = plain(rgb('#8d9096'), 0.3);

/** What is bolted to the body: splitter, skirts, diffuser, wing, mirrors, exhaust, tow straps. */
export function aero(shape: Shape, livery: Livery, skin: Skin): Mesh[] {
  return [
    ...splitter(shape),
    ...skirts(shape),
    ...diffuser(shape),
    ...mirrors(shape, plain(skin.base.colour, skin.base.gloss)),
    ...(shape.wing ? wing(shape, shape.wing, livery) : []),
    ...straps(shape),
  ];
}

function splitter(shape: Shape): Mesh[] {
  const low = along(shape.nose)(0.05) + 0.07;
  const outline = outlineThrough(shape.plan, 60).filter((p) => p.xi > 0.72);
  const half = 0.87;
  const left = outline.map((p) => ({ x: p.xi * low, y: p.eta * half }));
  const ring = [...left, ...[...left].reverse().map((p) => ({ x: p.x, y: -p.y }))];
  const canards = [-1, 1].flatMap((s) =>
    [0.3, 0.42].map((z) =>
      facets(
        [
          [
            vec(1.72, s * 0.86, z),
            vec(1.98, s * 0.77, z - 0.045),
            vec(2.0, s * 0.86, z - 0.03),
            vec(1.74, s * 0.97, z + 0.05),
          ],
        ],
        carbon,
      ),
    ),
  );
  const stays = [-0.4, 0.4].map((y) =>
    tube([vec(low - 0.03, y, 0.08), vec(low - 0.1, y, 0.3)], 0.007, steel, 6),
  );
  return [prism(ring, 0.075, 0.098, carbon), ...stays, ...canards];
}

function skirts(shape: Shape): Mesh[] {
  const { front, rear } = shape.axles;
  return [-1, 1].map((s) =>
    prism(
      [
        { x: rear + 0.42, y: s * 0.8 },
        { x: rear + 0.4, y: s * 0.95 },
        { x: front - 0.5, y: s * 0.93 },
        { x: front - 0.42, y: s * 0.8 },
      ],
      0.085,
      0.11,
      carbon,
    ),
  );
}

function diffuser(shape: Shape): Mesh[] {
  const end = along(shape.tail)(0.15);
  const fins = [-0.36, -0.12, 0.12, 0.36].map((y) =>
    facets(
      [
        [
          vec(end + 0.3, y, 0.1),
          vec(end - 0.05, y, 0.1),
          vec(end - 0.05, y, 0.24),
          vec(end + 0.1, y, 0.28),
        ],
      ],
      carbon,
    ),
  );
  const pipes = [-0.54, 0.54].map((y) =>
    placed(
      lathe(
        [
          { y: 0.2, r: 0.045 },
          { y: -0.04, r: 0.05 },
          { y: -0.04, r: 0.042 },
          { y: 0.18, r: 0.04 },
        ],
        24,
        steel,
      ),
      chain(rotate('z', -Math.PI / 2), move(end - 0.02, y, 0.25)),
    ),
  );
  return [
    box(vec(end - 0.04, -0.62, 0.09), vec(end + 0.3, 0.62, 0.105), carbon),
    ...fins,
    ...pipes,
  ];
}

function mirrors(shape: Shape, paint: Paint): Mesh[] {
  const x = shape.cabin.cowl - 0.32;
  return [-1, 1].flatMap((s) => [
    placed(
      ball(vec(0, 0, 0), vec(0.075, 0.105, 0.052), paint, 24),
      chain(rotate('z', s * 0.25), move(x, s * 0.92, 0.955)),
    ),
    tube([vec(x - 0.02, s * 0.74, 0.9), vec(x, s * 0.88, 0.94)], 0.016, carbon, 8),
  ]);
}

function straps(shape: Shape): Mesh[] {
  const red = plain(rgb('#e2231a'), 0.02);
  const front = along(shape.nose)(0.2);
  const rear = along(shape.tail)(0.3);
  const strap = (x: number, y: number, out: number) =>
    facets(
      [
        [
          vec(x, y - 0.02, 0.3),
          vec(x + out, y - 0.02, 0.27),
          vec(x + out, y + 0.02, 0.27),
          vec(x, y + 0.02, 0.3),
        ],
      ],
      red,
    );
  return [strap(front - 0.02, -0.36, 0.11), strap(rear + 0.02, 0.4, -0.09)];
}
