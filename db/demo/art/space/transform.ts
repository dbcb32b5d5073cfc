import { type Vec, vec } from './vector.ts';

/** Moves a point; `turn` is the same without the shift, for directions. */
export type Transform = { point: (p: Vec) => Vec; turn: (d: Vec) => Vec };

export const identity: Transform = { point: (p) => p, turn: (d) => d };

/** First `first`, then `second`. */
export function after(second: Transform, first: Transform): Transform {
  return {
    point: (p) => second.point(first.point(p)),
    turn: (d) => second.turn(first.turn(d)),
  };
}

/** All in their order: the first given is applied first. */
export function chain(...steps: Transform[]): Transform {
  return steps.reduce((sum, step) => after(step, sum), identity);
}

export function move(x: number, y: number, z: number): Transform {
  return { point: (p) => vec(p.x + x, p.y + y, p.z + z), turn: (d) => d };
}

/** Turn by radians about an axis: z is yaw (left positive), y pitch, x roll. */
export function rotate(axis: 'x' | 'y' | 'z', angle: number): Transform {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const turn = (p: Vec): Vec => {
    if (axis === 'z') return vec(p.x * c - p.y * s, p.x * s + p.y * c, p.z);
    if (axis === 'y') return vec(p.x * c + p.z * s, p.y, -p.x * s + p.z * c);
    return vec(p.x, p.y * c - p.z * s, p.y * s + p.z * c);
  };
  return { point: turn, turn };
}

/** Directions are not scaled: the shapes stretched here are faceted or nearly round. */
export function stretch(x: number, y: number, z: number): Transform {
  return {
    point: (p) => vec(p.x * x, p.y * y, p.z * z),
    turn: (d) => vec(d.x / x, d.y / y, d.z / z),
  };
}
