import { rgb } from '../render/colour.ts';
import { ball, box, type Mesh, type Paint, placed, plain, tube } from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { mix, type Vec, vec } from '../space/vector.ts';
import type { Livery } from './livery.ts';
import type { Shape } from './shape.ts';

/** What is seen through the windows: cage, seats, dash, steering wheel and the driver. */
export function cabin(shape: Shape, livery: Livery, driver: boolean, steer: number): Mesh[] {
  const dark = plain(rgb('#0b0c0e'), 0.02);
  const { cowl, back } = shape.cabin;
  return [
    box(vec(back + 0.3, -0.7, 0.45), vec(cowl - 0.25, 0.7, 0.6), dark),
    box(vec(cowl - 0.55, -0.7, 0.6), vec(cowl - 0.12, 0.7, 0.86), dark),
    ...cage(shape, plain(rgb(livery.cage), 0.06)),
    ...seat(0.36, dark, livery),
    ...seat(-0.36, dark, livery),
    ...steering(0.36, cowl - 0.66, 0.9, steer),
    ...(driver ? person(0.36, livery) : []),
  ];
}

/** The roll cage; `ahead` leaves out what is behind the driver, for views from the seat. */
export function cage(shape: Shape, paint: Paint, ahead = false): Mesh[] {
  const c = shape.cabin;
  const roof = c.roof - 0.075;
  const [top, low] = [c.halfAbove - 0.05, c.halfBelow - 0.06];
  const hoop = mix(c.roofFront, c.roofBack, 0.62);
  const bar = (points: Vec[]) => tube(points, 0.021, paint, 10);
  const sides = [-1, 1].flatMap((s) => [
    bar([vec(hoop, s * low, 0.35), vec(hoop, s * low, 0.9), vec(hoop, s * top, roof)]),
    bar([
      vec(hoop, s * top, roof),
      vec(c.roofFront - 0.04, s * top, roof - 0.02),
      vec(c.cowl - 0.14, s * (low - 0.02), 0.86),
    ]),
    bar([vec(hoop, s * top, roof - 0.03), vec(c.back + 0.25, s * (low - 0.12), 0.85)]),
    bar([vec(hoop, s * low, 0.75), vec(c.cowl - 0.3, s * low, 0.5)]),
    bar([vec(hoop, s * low, 0.45), vec(c.cowl - 0.3, s * low, 0.76)]),
  ]);
  const brow = bar([
    vec(c.roofFront - 0.04, -top, roof - 0.02),
    vec(c.roofFront - 0.04, top, roof - 0.02),
  ]);
  if (ahead) return [...sides, brow];
  return [
    ...sides,
    brow,
    bar([vec(hoop, -top, roof), vec(hoop, top, roof)]),
    bar([vec(c.roofFront - 0.04, -top, roof - 0.02), vec(c.roofFront - 0.04, top, roof - 0.02)]),
    bar([vec(hoop, -low, 0.5), vec(hoop, top, roof)]),
    bar([vec(hoop, low, 0.5), vec(hoop, -top, roof)]),
  ];
}

function seat(y: number, dark: Paint, livery: Livery): Mesh[] {
  const accent = plain(rgb(livery.caliper), 0.02);
  return [
    placed(
      box(vec(-0.06, -0.23, 0), vec(0.06, 0.23, 0.46), dark),
      chain(rotate('y', -0.28), move(-0.3, y, 0.58)),
    ),
    placed(
      box(vec(-0.05, -0.14, 0), vec(0.05, 0.14, 0.12), dark),
      chain(rotate('y', -0.28), move(-0.43, y, 1.0)),
    ),
    placed(
      box(vec(0.055, -0.1, 0.1), vec(0.066, -0.05, 0.45), accent),
      chain(rotate('y', -0.28), move(-0.3, y, 0.58)),
    ),
    placed(
      box(vec(0.055, 0.05, 0.1), vec(0.066, 0.1, 0.45), accent),
      chain(rotate('y', -0.28), move(-0.3, y, 0.58)),
    ),
    box(vec(-0.3, y - 0.23, 0.5), vec(0.2, y + 0.23, 0.66), dark),
  ];
}

function steering(y: number, x: number, z: number, turn: number): Mesh[] {
  const rubber = plain(rgb('#1b1c1f'), 0.03);
  const ring = Array.from({ length: 41 }, (_, k) => {
    const a = (k / 40) * Math.PI * 2;
    return vec(0, Math.cos(a) * 0.165, Math.sin(a) * 0.165);
  });
  const place = chain(rotate('x', turn), rotate('y', -0.35), move(x, y, z));
  return [
    tube(ring, 0.016, rubber, 8),
    ...[0, 2.2, -2.2].map((a) =>
      tube([vec(0, 0, 0), vec(0, Math.sin(a) * 0.16, -Math.cos(a) * 0.16)], 0.012, rubber, 6),
    ),
  ].map((mesh) => placed(mesh, place));
}

function person(y: number, livery: Livery): Mesh[] {
  const [shellColour, stripe] = livery.helmet.map((hex) => rgb(hex));
  const visor = { colour: rgb('#0a0c10'), gloss: 0.25 };
  const helmet: Paint = ({ u, v }) => {
    const ahead = Math.cos(u) > 0.1;
    if (ahead && v > -0.28 && v < 0.38) return visor;
    return {
      colour: (Math.abs(Math.sin(u)) < 0.3 && v > 0.3 ? stripe : shellColour) ?? rgb('#ffffff'),
      gloss: 0.08,
    };
  };
  const suit = plain(rgb('#1d1f24'), 0.02);
  return [
    ball(vec(-0.16, y, 1.04), vec(0.145, 0.125, 0.14), helmet),
    ball(vec(-0.2, y, 0.72), vec(0.15, 0.23, 0.24), suit),
    tube(
      [vec(-0.12, y + 0.2, 0.86), vec(0.04, y + 0.24, 0.7), vec(0.2, y + 0.12, 0.9)],
      0.045,
      suit,
      8,
    ),
    tube(
      [vec(-0.12, y - 0.2, 0.86), vec(0.04, y - 0.24, 0.7), vec(0.2, y - 0.12, 0.9)],
      0.045,
      suit,
      8,
    ),
  ];
}
