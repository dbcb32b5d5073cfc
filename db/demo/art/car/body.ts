import { rgb } from '../render/colour.ts';
import { box, type Mesh, plain, type Spot } from '../render/mesh.ts';
import { mix, smooth, type Vec, vec } from '../space/vector.ts';
import { along, outlineThrough } from './curve.ts';
import type { Livery } from './livery.ts';
import type { Shape } from './shape.ts';
import { lid, type Ring, shell } from './shell.ts';
import type { Skin } from './skin.ts';

/** The painted body with its windows: everything but wheels, wing and cabin fittings. */
export function body(shape: Shape, livery: Livery, skin: Skin): Mesh[] {
  return [...lower(shape, skin), ...upper(shape, livery, skin), ...under(shape)];
}

function lower(shape: Shape, skin: Skin): Mesh[] {
  const shoulder = along(shape.shoulder);
  const [front, rear, half] = [along(shape.nose), along(shape.tail), along(shape.half)];
  const outline = outlineThrough(shape.plan, 240);
  const rows = 40;
  const rings = Array.from({ length: rows + 1 }, (_, i) => sideRing(shape, i / rows));
  for (let i = 1; i <= 6; i++) {
    const angle = (i / 6) * (Math.PI / 2);
    const inset = shape.edge * (1 - Math.cos(angle));
    const up = shape.edge * Math.sin(angle);
    rings.push({
      front: front(1) - inset,
      rear: rear(1) + inset,
      half: half(1) - inset,
      z: (x) => shoulder(x) - shape.edge + up,
    });
  }
  const last = rings.at(-1);
  if (!last) return [];
  const hole = (spot: Spot) => inArch(shape, spot.at);
  const bulge = (x: number) => smooth(0.6, 1.2, x) * (1 - smooth(1.7, 2.05, x)) * 0.03;
  return [
    { ...shell(outline, rings, skin.lower, (p) => flared(shape, p)), hole },
    lid(
      outline,
      last,
      (x, share) => {
        const s = Math.abs(share);
        return (
          shape.crown * (1 - s * s) * (0.4 + 0.6 * smooth(-2.2, -1.6, x)) +
          bulge(x) * (1 - smooth(0.5, 0.62, s))
        );
      },
      skin.lower,
    ),
  ];
}

/** A ring of the lower body at a share of its height. */
export function sideRing(shape: Shape, t: number): Ring {
  const shoulder = along(shape.shoulder);
  return {
    front: along(shape.nose)(t),
    rear: along(shape.tail)(t),
    half: along(shape.half)(t),
    z: (x) => mix(shape.sill, shoulder(x) - shape.edge, t),
  };
}

function inArch(shape: Shape, at: Vec): boolean {
  if (Math.abs(at.y) < 0.5) return false;
  return [shape.axles.front, shape.axles.rear].some((x) => {
    const up = Math.max(0, at.z - shape.wheel.radius);
    return Math.hypot(at.x - x, up) < shape.arch;
  });
}

/** Wide arches, bolted on: a clear step outside and a swelling towards the wheel. */
function flared(shape: Shape, p: Vec): Vec {
  if (Math.abs(p.y) < 0.6) return p;
  let out = 0;
  for (const x of [shape.axles.front, shape.axles.rear]) {
    const up = Math.max(0, p.z - shape.wheel.radius);
    const d = Math.hypot(p.x - x, up) - shape.arch;
    const step = 1 - smooth(0.12, 0.15, d);
    const swell = 1 - smooth(0, 0.13, d);
    out = Math.max(out, shape.flare * (0.35 * step + 0.65 * swell * step));
  }
  const skirt = (1 - smooth(0.15, 0.26, p.z)) * 0.035 * (Math.abs(p.x) < 1.1 ? 1 : 0);
  const crease = 0.012 * (1 - smooth(0, 0.05, Math.abs(p.z - 0.66)));
  return vec(p.x, p.y + Math.sign(p.y) * (Math.max(out, skirt) + crease), p.z);
}

function upper(shape: Shape, livery: Livery, skin: Skin): Mesh[] {
  const c = shape.cabin;
  const shoulder = along(shape.shoulder);
  const outline = outlineThrough(c.plan, 160);
  const rows = 24;
  const ringAt = (t: number, inset: number, up: number): Ring => {
    const front = mix(c.cowl, c.roofFront, t) + 0.05 * Math.sin(Math.PI * t) - inset;
    const rear = mix(c.back, c.roofBack, t) - 0.05 * Math.sin(Math.PI * t) + inset;
    return {
      front,
      rear,
      half: mix(c.halfBelow, c.halfAbove, t ** 1.25) - inset,
      z: (x) => mix(shoulder(x) - 0.015, roofLine(shape, x) - c.edge, t) + up,
    };
  };
  const rings: Ring[] = [];
  for (let i = 0; i <= rows; i++) rings.push(ringAt(i / rows, 0, 0));
  for (let i = 1; i <= 6; i++) {
    const angle = (i / 6) * (Math.PI / 2);
    rings.push(ringAt(1, c.edge * (1 - Math.cos(angle)), c.edge * Math.sin(angle)));
  }
  const last = rings.at(-1);
  if (!last) return [];
  const share = rings.length - 1;
  const hole = (spot: Spot) => windowAt(shape, spot, (spot.v * share) / rows);
  const frame = shell(
    outline,
    rings,
    (spot) => {
      const t = (spot.v * share) / rows;
      return edgeOfWindow(shape, spot, t) ? seal : skin.upper(spot);
    },
    (p) => p,
  );
  const strip = { colour: rgb(livery.sunstrip.colour), gloss: 0.05 };
  const pane = { colour: rgb('#05070a'), gloss: 0.09 };
  const glass: Mesh = {
    ...frame,
    hole: (spot) => {
      const t = (spot.v * share) / rows;
      return !windowAt(shape, spot, t) || (spot.w > 0.8 && t > 0.78);
    },
    paint: () => pane,
    clear: 0.5,
  };
  const banner: Mesh = {
    ...frame,
    hole: (spot) => {
      const t = (spot.v * share) / rows;
      return !(spot.w > 0.8 && t > 0.78 && windowAt(shape, spot, t));
    },
    paint: () => strip,
  };
  return [
    { ...frame, hole },
    glass,
    banner,
    lid(outline, last, (_x, s) => 0.022 * (1 - s * s), skin.upper),
  ];
}

const seal = { colour: rgb('#08090a'), gloss: 0.03 };

function roofLine(shape: Shape, x: number): number {
  const c = shape.cabin;
  const middle = (c.roofFront + c.roofBack) / 2 + 0.1;
  return c.roof - 0.035 * ((x - middle) / 0.7) ** 2 * (x < middle ? 0.75 : 1);
}

function windowAt(shape: Shape, spot: Spot, t: number, grow = 0): boolean {
  const eta = etaOf(shape, spot, t);
  if (t < 0.05 - grow || t > 0.97 + grow) return false;
  if (spot.w > 0.84) return eta < 0.8 + grow * 1.5;
  if (spot.w < -0.9) return eta < 0.7 + grow * 1.5;
  if (t > 0.93 + grow || t < 0.08 - grow) return false;
  return shape.cabin.windows.some(
    ([from, to]) => spot.w > from - grow * 0.5 && spot.w < to + grow * 0.5,
  );
}

function edgeOfWindow(shape: Shape, spot: Spot, t: number): boolean {
  return windowAt(shape, spot, t, 0.035);
}

function etaOf(shape: Shape, spot: Spot, t: number): number {
  return Math.abs(spot.at.y) / mix(shape.cabin.halfBelow, shape.cabin.halfAbove, t ** 1.25);
}

/** The black floor and the walls behind the wheels, so that nothing is seen through the car. */
function under(shape: Shape): Mesh[] {
  const dark = plain(rgb('#040405'), 0.01);
  const { front, rear } = shape.axles;
  return [
    box(vec(rear - 0.7, -0.52, 0.16), vec(front + 0.6, 0.52, 0.5), dark),
    box(vec(rear + 0.45, -0.78, 0.14), vec(front - 0.45, 0.78, 0.42), dark),
    box(vec(front + 0.42, -0.72, 0.2), vec(front + 0.66, 0.72, 0.56), dark),
  ];
}
