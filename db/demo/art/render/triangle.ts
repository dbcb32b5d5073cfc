import type { Camera } from '../space/camera.ts';
import { identity } from '../space/transform.ts';
import { unit, type Vec } from '../space/vector.ts';
import type { Mesh, Spot, Vertex } from './mesh.ts';

/** A corner placed in the world and on the picture. */
export type Corner = Vertex & { world: Vec; facing: Vec; sx: number; sy: number; near: number };

export type Triangle = { mesh: Mesh; a: Corner; b: Corner; c: Corner };

/** Every triangle in front of the camera; those that touch it are left out. */
export function triangles(meshes: Mesh[], camera: Camera): Triangle[] {
  const all: Triangle[] = [];
  for (const mesh of meshes) {
    const { point, turn } = mesh.transform ?? identity;
    const corners = mesh.corners.map((corner): Corner => {
      const world = point(corner.at);
      const seen = camera.see(world);
      const near = seen.depth > 0.05 ? 1 / seen.depth : -1;
      return { ...corner, world, facing: unit(turn(corner.normal)), sx: seen.x, sy: seen.y, near };
    });
    for (let k = 0; k < mesh.faces.length; k += 3) {
      const a = corners[mesh.faces[k] ?? 0];
      const b = corners[mesh.faces[k + 1] ?? 0];
      const c = corners[mesh.faces[k + 2] ?? 0];
      if (!a || !b || !c || a.near < 0 || b.near < 0 || c.near < 0) continue;
      all.push({ mesh, a, b, c });
    }
  }
  return all;
}

/** The point of a triangle at the shares `p` of a, `q` of b and the rest of c. */
export function spotOn({ a, b, c }: Triangle, p: number, q: number): Spot {
  const r = 1 - p - q;
  return {
    at: weigh(a.at, b.at, c.at, p, q, r),
    normal: weigh(a.normal, b.normal, c.normal, p, q, r),
    u: a.u * p + b.u * q + c.u * r,
    v: a.v * p + b.v * q + c.v * r,
    w: a.w * p + b.w * q + c.w * r,
  };
}

export function weigh(a: Vec, b: Vec, c: Vec, p: number, q: number, r: number): Vec {
  return {
    x: a.x * p + b.x * q + c.x * r,
    y: a.y * p + b.y * q + c.y * r,
    z: a.z * p + b.z * q + c.z * r,
  };
}
