import { cross, dot, sub, unit, type Vec, vec } from './vector.ts';

/** Where the picture is seen from; `lens` is the focal length as a multiple of the width. */
export type View = {
  from: Vec;
  to: Vec;
  lens: number;
  width: number;
  height: number;
  /** Lean of the camera in radians, for a dutch angle. */
  tilt?: number;
  /** Shift of the whole picture in parts of the width and the height. */
  shift?: { x: number; y: number };
};

/** A point on the picture in pixels; depth in metres, below zero behind the camera. */
export type Seen = { x: number; y: number; depth: number };

export type Camera = View & { see: (p: Vec) => Seen; ray: (x: number, y: number) => Vec };

/** A pinhole camera: `see` projects, `ray` gives the direction through a pixel. */
export function camera(view: View): Camera {
  const ahead = unit(sub(view.to, view.from));
  const flatRight = unit(cross(ahead, vec(0, 0, 1)));
  const flatUp = cross(flatRight, ahead);
  const c = Math.cos(view.tilt ?? 0);
  const s = Math.sin(view.tilt ?? 0);
  const right = vec(
    flatRight.x * c + flatUp.x * s,
    flatRight.y * c + flatUp.y * s,
    flatRight.z * c + flatUp.z * s,
  );
  const up = cross(right, ahead);
  const focal = view.lens * view.width;
  const cx = view.width * (0.5 + (view.shift?.x ?? 0));
  const cy = view.height * (0.5 + (view.shift?.y ?? 0));
  const see = (p: Vec): Seen => {
    const d = sub(p, view.from);
    const depth = dot(d, ahead);
    const k = focal / Math.max(depth, 0.02);
    return { x: cx + dot(d, right) * k, y: cy - dot(d, up) * k, depth };
  };
  const ray = (x: number, y: number): Vec => {
    const a = (x - cx) / focal;
    const b = (cy - y) / focal;
    return unit(
      vec(
        ahead.x + right.x * a + up.x * b,
        ahead.y + right.y * a + up.y * b,
        ahead.z + right.z * a + up.z * b,
      ),
    );
  };
  return { ...view, see, ray };
}
