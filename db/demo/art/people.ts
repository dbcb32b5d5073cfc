import { rgb } from './render/colour.ts';
import { ball, grid, lathe, type Mesh, type Paint, placed, plain } from './render/mesh.ts';
import { chain, move, rotate } from './space/transform.ts';
import { add, cross, mix, scale, sub, unit, type Vec, vec } from './space/vector.ts';
import { type Stance, stances } from './stance.ts';

export type Look = { helmet: string; stripe: string; suit?: string };

/** One of the team in overalls, helmet on, feet at (x, y), facing `yaw`. */
export function person(
  x: number,
  y: number,
  yaw: number,
  stance: Stance,
  look: Look,
  floor = 0,
): Mesh[] {
  const joints = stances[stance];
  const suit = plain(rgb(look.suit ?? '#23262c'), 0.02);
  const stripe = plain(rgb(look.stripe), 0.02);
  const black = plain(rgb('#0b0c0e'), 0.03);
  const parts = [
    torso(joints.hips, joints.chest, look),
    ball(add(joints.hips, vec(0, 0, -0.02)), vec(0.125, 0.175, 0.12), suit, 24),
    ...joints.legs.flatMap(([hip, knee, ankle]) => [
      limb([hip, knee, ankle], [0.095, 0.068, 0.052], suit),
      ball(knee, vec(0.068, 0.068, 0.068), suit, 16),
      ball(add(ankle, vec(0.06, 0, -0.035)), vec(0.13, 0.052, 0.05), black, 18),
    ]),
    ...joints.arms.flatMap(([shoulder, elbow, hand]) => [
      ball(shoulder, vec(0.078, 0.075, 0.078), suit, 18),
      limb([shoulder, elbow, hand], [0.07, 0.052, 0.042], suit),
      limb([mixed(shoulder, elbow, 0.45), mixed(shoulder, elbow, 0.62)], [0.068, 0.064], stripe),
      ball(elbow, vec(0.053, 0.053, 0.053), suit, 16),
      ball(hand, vec(0.055, 0.046, 0.05), black, 16),
    ]),
    limb([joints.chest, joints.head], [0.07, 0.06], suit),
    ...helmet(joints.head, look),
    ...(joints.trophy ? [trophy(joints.trophy)] : []),
    ...(joints.carried ? helmet(joints.carried, look) : []),
  ];
  const place = chain(rotate('z', yaw), move(x, y, floor));
  return parts.map((mesh) => placed(mesh, place));
}

function mixed(a: Vec, b: Vec, t: number): Vec {
  return vec(mix(a.x, b.x, t), mix(a.y, b.y, t), mix(a.z, b.z, t));
}

/** A pipe that tapers from joint to joint. */
function limb(joints: Vec[], radii: number[], paint: Paint): Mesh {
  const rows = joints.map((p, i) => {
    const before = joints[Math.max(0, i - 1)] ?? p;
    const behind = joints[Math.min(joints.length - 1, i + 1)] ?? p;
    const along = unit(sub(behind, before));
    const side = unit(cross(along, Math.abs(along.y) > 0.9 ? vec(1, 0, 0) : vec(0, 1, 0)));
    const up = cross(side, along);
    const radius = radii[i] ?? 0.05;
    return Array.from({ length: 16 }, (_, k) => {
      const a = (k / 16) * Math.PI * 2;
      const out = add(scale(side, Math.cos(a) * radius), scale(up, Math.sin(a) * radius));
      return { at: add(p, out), u: a, v: i, w: 0 };
    });
  });
  return grid(rows, paint, true);
}

/** Overalls from the hips to the neck: a coloured yoke and a belt. */
function torso(hips: Vec, chest: Vec, look: Look): Mesh {
  const along = sub(chest, hips);
  const ahead = unit(cross(vec(0, 1, 0), along));
  const shape = [
    [0, 0.165, 0.115],
    [0.25, 0.155, 0.108],
    [0.55, 0.185, 0.12],
    [0.82, 0.215, 0.128],
    [0.97, 0.2, 0.105],
    [1.05, 0.13, 0.085],
    [1.1, 0.07, 0.065],
  ] as const;
  const rows = shape.map(([t, wide, deep]) =>
    Array.from({ length: 28 }, (_, k) => {
      const a = (k / 28) * Math.PI * 2;
      const p = add(hips, scale(along, t));
      const at = add(add(p, scale(ahead, Math.cos(a) * deep)), vec(0, Math.sin(a) * wide, 0));
      return { at, u: a, v: t, w: 0 };
    }),
  );
  const [cloth, stripe, belt] = [rgb(look.suit ?? '#23262c'), rgb(look.stripe), rgb('#0b0c0e')];
  return grid(
    rows,
    ({ v }) => ({ colour: v < 0.09 ? belt : v > 0.62 && v < 0.74 ? stripe : cloth, gloss: 0.02 }),
    true,
  );
}

function helmet(at: Vec, look: Look): Mesh[] {
  const [shell, stripe] = [rgb(look.helmet), rgb('#f4f1ea')];
  const visor = { colour: rgb('#07090c'), gloss: 0.2 };
  const paint: Paint = ({ u, v }) => {
    if (Math.cos(u) > 0.12 && v > -0.22 && v < 0.42) return visor;
    return { colour: Math.abs(Math.sin(u)) < 0.28 && v > 0.42 ? stripe : shell, gloss: 0.09 };
  };
  const chin = plain(shell, 0.09);
  return [
    ball(add(at, vec(0, 0, 0.03)), vec(0.145, 0.125, 0.145), paint, 36),
    ball(add(at, vec(0.065, 0, -0.065)), vec(0.09, 0.095, 0.062), chin, 24),
  ];
}

function trophy(at: Vec): Mesh {
  const cup = lathe(
    [
      { y: 0, r: 0.0001 },
      { y: 0, r: 0.09 },
      { y: 0.05, r: 0.085 },
      { y: 0.06, r: 0.03 },
      { y: 0.18, r: 0.025 },
      { y: 0.24, r: 0.1 },
      { y: 0.34, r: 0.15 },
      { y: 0.46, r: 0.165 },
      { y: 0.45, r: 0.15 },
    ],
    36,
    plain(rgb('#d9a13a'), 0.3),
  );
  return placed(cup, chain(rotate('x', Math.PI / 2), move(at.x, at.y, at.z)));
}
